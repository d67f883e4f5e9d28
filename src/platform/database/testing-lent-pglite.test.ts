import { expect, it, vi } from 'vitest';
import { borrowPglite } from './testing-lent-pglite.ts';

const count = 'select count(*)::int as count from missing_address';
const add = `insert into missing_address values ('/a', 1, now(), now(), 'es')`;
const addNumbered = `insert into marketing_notification (contenido, idioma, tipo, "from") values ('c', 'es', 1, now())
  returning id`;

it('is empty for the next test, and closed for the one that returned it', async () => {
  const first = await borrowPglite();
  await first.exec(add);
  expect((await first.query(count)).rows).toEqual([{ count: 1 }]);
  expect((await first.query(addNumbered)).rows).toEqual([{ id: 1 }]);
  await first.close();
  await first.close();
  const second = await borrowPglite();
  expect((await second.query(count)).rows).toEqual([{ count: 0 }]);
  expect((await second.query(addNumbered)).rows).toEqual([{ id: 1 }]);
  await expect(first.query(count)).rejects.toThrow('closed');
  await second.close();
});

it('is used by one test at a time', { tags: 'system' }, async () => {
  const [first, second] = [await borrowPglite(), await borrowPglite()];
  await first.exec(add);
  expect((await second.query(count)).rows).toEqual([{ count: 0 }]);
  await first.close();
  await second.close();
});

it('is not reused when its tables were changed', async () => {
  const first = await borrowPglite();
  await first.exec('alter table missing_address add column odd text');
  await first.close();
  const second = await borrowPglite();
  await expect(second.query('select odd from missing_address')).rejects.toThrow('odd');
  await second.close();
});

it('sets no timer, which would outlive a test with another date', async () => {
  const client = await borrowPglite();
  const timers = vi.spyOn(globalThis, 'setTimeout');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 181 * 24 * 60 * 60_000 });
  for (let i = 0; i < 5; i++) await client.exec(`${add} on conflict do nothing`);
  vi.useRealTimers();
  expect(timers).not.toHaveBeenCalled();
  await client.close();
});
