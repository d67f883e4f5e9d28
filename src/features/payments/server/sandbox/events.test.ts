import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { databaseForTests, databaseKinds, openTestDatabase } from '#platform/database/testing.ts';
import { msPerSecond } from '#site/durations.ts';
import { sandboxEvent, sandboxTransaction } from '../tables.ts';
import { claimSandboxEvent } from './store.ts';
import { checkoutPath, type Delivery, idOf, noon, shop, testKeys, testSandbox, typed } from './testing-sandbox.ts';

const until = (check: () => unknown) => vi.waitFor(check, { interval: 5, timeout: 30_000 });

describe.each(databaseKinds())('the events of the sandbox on %s', async (kind) => {
  const database = await databaseForTests(kind);
  const made: ReturnType<typeof testSandbox>[] = [];
  beforeEach(async () => {
    await database.db.delete(sandboxEvent);
    await database.db.delete(sandboxTransaction);
  });
  afterEach(() => Promise.all(made.splice(0).map(({ stop }) => stop())));

  const sandboxOf = (answer?: Parameters<typeof testSandbox>[1]) => {
    const sandbox = testSandbox(database.db, answer);
    made.push(sandbox);
    return sandbox;
  };
  const pay = async (sandbox: ReturnType<typeof testSandbox>, fields: Readonly<Record<string, string>> = {}) =>
    idOf(await sandbox.post(checkoutPath(), typed(fields)));
  const statusOf = async ({ get }: ReturnType<typeof testSandbox>, id: string) => {
    const [{ reference } = { reference: '' }] = await database.db
      .select()
      .from(sandboxTransaction)
      .where(eq(sandboxTransaction.id, id));
    const headers = { authorization: `Bearer ${testKeys.privateKey}` };
    const { data } = await (await get(`/sandbox/v1/transactions?reference=${reference}`, headers)).json();
    return data[0].status;
  };
  const openEvents = async () => (await database.db.select().from(sandboxEvent)).filter(({ endedAt }) => !endedAt);
  /** Moves the clock and waits until every event that is due by then is delivered. */
  async function pass(sandbox: ReturnType<typeof testSandbox>, seconds: number) {
    sandbox.clock.time = noon + seconds * msPerSecond + 1;
    await until(() => expect(sandbox.timer.open()).toHaveLength(1));
    sandbox.timer.ring();
    await until(async () => {
      const due = (await openEvents()).filter(({ dueAt }) => dueAt.getTime() <= sandbox.clock.time);
      expect(due).toEqual([]);
      expect(sandbox.timer.open()).toHaveLength(1);
    });
  }

  it('are signed as Wompi signs, and sent as soon as they are due', async () => {
    const sandbox = sandboxOf();
    sandbox.start();
    const id = await pay(sandbox);
    await pass(sandbox, 0);
    expect(sandbox.statuses()).toEqual(['PENDING', 'APPROVED']);
    for (const { url, body, checksum } of sandbox.deliveries) {
      expect(url).toBe(`${shop}/pay/events`);
      const { event, data, environment, signature, timestamp, sent_at } = JSON.parse(body);
      expect([event, environment, timestamp]).toEqual(['transaction.updated', 'test', noon / msPerSecond]);
      expect(Date.parse(sent_at)).toBe(noon);
      expect(signature.properties).toEqual(['transaction.id', 'transaction.status', 'transaction.amount_in_cents']);
      const { status, ...transaction } = data.transaction;
      const text = `${id}${status}5000000${timestamp}${testKeys.eventsSecret}`;
      expect(signature.checksum).toBe(createHash('sha256').update(text).digest('hex'));
      expect(checksum).toBe(signature.checksum);
      expect(transaction).toMatchObject({ id, currency: 'COP', amount_in_cents: 5_000_000 });
    }
    expect(sandbox.lines.join()).not.toMatch(/ana@|Ruiz/);
  });

  it('are sent when the bank has decided, however long it takes', async () => {
    const sandbox = sandboxOf();
    sandbox.start();
    const id = await pay(sandbox, { card: 'DECLINED', delay: '300' });
    const status = () => statusOf(sandbox, id);
    await pass(sandbox, 0);
    expect([sandbox.statuses(), await status()]).toEqual([['PENDING'], 'PENDING']);
    await pass(sandbox, 299);
    expect([sandbox.statuses(), await status()]).toEqual([['PENDING'], 'PENDING']);
    await pass(sandbox, 300);
    expect([sandbox.statuses(), await status()]).toEqual([['PENDING', 'DECLINED'], 'DECLINED']);
  });

  it('are sent three times each with the same content', async () => {
    const sandbox = sandboxOf();
    sandbox.start();
    await pay(sandbox, { events: 'repeated' });
    await pass(sandbox, 3);
    expect(sandbox.statuses().sort()).toEqual([...Array(3).fill('APPROVED'), ...Array(3).fill('PENDING')]);
    expect(new Set(sandbox.deliveries.map(({ body }) => body)).size).toBe(2);
    expect(new Set(sandbox.deliveries.map(({ checksum }) => checksum)).size).toBe(2);
  });

  it('are sent in the wrong order', async () => {
    const sandbox = sandboxOf();
    sandbox.start();
    await pay(sandbox, { events: 'reversed', delay: '5' });
    await pass(sandbox, 4);
    expect(sandbox.statuses()).toEqual([]);
    await pass(sandbox, 10);
    expect(sandbox.statuses()).toEqual(['APPROVED', 'PENDING']);
  });

  it('can be lost, so that only the API shows the status', async () => {
    const sandbox = sandboxOf();
    sandbox.start();
    const id = await pay(sandbox, { events: 'lost' });
    await pass(sandbox, 100_000);
    expect(sandbox.deliveries).toEqual([]);
    expect(await statusOf(sandbox, id)).toBe('APPROVED');
  });

  it('are sent minutes late, with the original time', async () => {
    const sandbox = sandboxOf();
    sandbox.start();
    await pay(sandbox, { events: 'late' });
    await pass(sandbox, 179);
    expect(sandbox.statuses()).toEqual(['PENDING']);
    await pass(sandbox, 180);
    expect(sandbox.statuses()).toEqual(['PENDING', 'APPROVED']);
    expect(JSON.parse(sandbox.deliveries[1]?.body ?? '').timestamp).toBe(noon / msPerSecond);
  });

  it.each([
    ['answers with another code', () => 503],
    ['redirects', () => 302],
    ['cannot be reached', () => Promise.reject(new TypeError('fetch failed'))],
  ])(
    'are sent again with the same content if the shop %s',
    async (_, answer: (d: Delivery) => number | Promise<number>) => {
      const sandbox = sandboxOf(answer);
      sandbox.start();
      await pay(sandbox, { delay: '600' });
      await database.db.delete(sandboxEvent).where(eq(sandboxEvent.status, 'APPROVED'));
      for (let attempts = 1; attempts <= 10; attempts++) {
        expect(sandbox.lines.filter((line) => /"level":[3-6]0/.test(line))).toEqual([]);
        await pass(sandbox, 30 * (attempts - 1));
        expect(sandbox.deliveries).toHaveLength(attempts);
      }
      expect(new Set(sandbox.deliveries.map(({ body }) => body)).size).toBe(1);
      expect(await openEvents()).toEqual([]);
      expect(sandbox.lines.filter((line) => line.includes('gave up'))).toHaveLength(1);
    },
  );

  it('continue after a server was killed: those that it had claimed, and those decided meanwhile', async () => {
    const killed = sandboxOf();
    const id = await pay(killed, { delay: '60' });
    const claimed = await claimSandboxEvent(database.db, new Date(noon), new Date(noon + 30 * msPerSecond));
    expect(claimed?.status).toBe('PENDING');
    const next = sandboxOf();
    next.clock.time = noon + 10 * msPerSecond;
    next.start();
    await until(() => expect(next.timer.open()).toHaveLength(1));
    expect(next.deliveries).toEqual([]);
    await pass(next, 61);
    expect(next.statuses()).toEqual(['PENDING', 'APPROVED']);
    expect(await statusOf(next, id)).toBe('APPROVED');
  });

  it('are sent once by several servers', async () => {
    const several = [sandboxOf(), sandboxOf(), sandboxOf()];
    const [first] = several;
    if (!first) return;
    for (let n = 0; n < 5; n++) await pay(first);
    for (const sandbox of several) {
      sandbox.clock.time = noon + msPerSecond;
      sandbox.start();
    }
    await until(async () => expect(await openEvents()).toEqual([]));
    await Promise.all(several.map(({ stop }) => stop()));
    const checksums = several.flatMap(({ deliveries }) => deliveries.map(({ checksum }) => checksum));
    expect([checksums.length, new Set(checksums).size]).toEqual([10, 10]);
  });
});

it('logs once that the database cannot be read, and keeps checking', async () => {
  const database = await openTestDatabase('postgres');
  await database.close();
  const sandbox = testSandbox(database.db);
  sandbox.start();
  for (let looks = 0; looks < 3; looks++) {
    await until(() => expect(sandbox.timer.open()).toHaveLength(1));
    sandbox.timer.ring();
  }
  await sandbox.stop();
  expect(sandbox.lines).toHaveLength(1);
});
