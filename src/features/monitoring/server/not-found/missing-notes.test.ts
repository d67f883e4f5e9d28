import { setTimeout as wait } from 'node:timers/promises';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { databaseForTests, openTestDatabase } from '#platform/database/testing.ts';
import { listMissingAddresses } from '../store/missing-addresses.ts';
import { createMissingNotes, tidyPath } from './missing-notes.ts';

const log = pino({ level: 'silent' });
const database = await databaseForTests('postgres');

describe('a recorded path', () => {
  it('is truncated and has no characters that cannot be stored', () => {
    expect(tidyPath('/old/page')).toBe('/old/page');
    expect(tidyPath('/a\u0000b\u0007c\nd\u007f')).toBe('/abcd');
    expect(tidyPath(`/${'x'.repeat(400)}`)).toHaveLength(300);
    expect(tidyPath(`/${'x'.repeat(298)}😀`)).toBe(`/${'x'.repeat(298)}`);
  });
});

describe('missing address notes', () => {
  it('are written together within a second, and at the end', async () => {
    const notes = createMissingNotes(database.db, log);
    for (let n = 0; n < 50; n++) notes.note('/wanted', 'es');
    expect(await listMissingAddresses(database.db, 10)).toEqual([]);
    await expect.poll(() => listMissingAddresses(database.db, 10)).toHaveLength(1);
    notes.note('/wanted', 'fr');
    await notes.flush();
    expect(await listMissingAddresses(database.db, 1)).toMatchObject([{ hits: 51, lastLanguage: 'fr' }]);
  });

  it('stay limited while a scanner tries many paths', async () => {
    const notes = createMissingNotes(database.db, log);
    for (let n = 0; n < 20_000; n++) notes.note(`/scan/${n}`, 'en');
    notes.note('/scan/1', 'en');
    await notes.flush();
    const rows = await listMissingAddresses(database.db, 5_000);
    expect(rows.filter(({ path }) => path.startsWith('/scan/'))).toHaveLength(1_000);
    expect(rows.find(({ path }) => path === '/scan/1')?.hits).toBe(2);
  });

  it('are all written when `flush` resolves, including those that were being written', async () => {
    let go = () => {};
    const line = new Promise<void>((resolve) => {
      go = resolve;
    });
    const slow = new Proxy(database.db, {
      get: (db, name) =>
        name === 'transaction'
          ? (work: Parameters<typeof db.transaction>[0]) => line.then(() => db.transaction(work))
          : Reflect.get(db, name),
    });
    const notes = createMissingNotes(slow, log);
    notes.note('/on-its-way', 'es');
    void notes.flush();
    const last = notes.flush();
    expect(await Promise.race([last.then(() => 'written'), wait(50).then(() => 'waiting')])).toBe('waiting');
    go();
    await last;
    const rows = await listMissingAddresses(database.db, 5_000);
    expect(rows.map(({ path }) => path)).toContain('/on-its-way');
  });

  it('do not stop the server when they cannot be written', async () => {
    const closed = await openTestDatabase('postgres');
    await closed.close();
    const notes = createMissingNotes(closed.db, log);
    notes.note('/wanted', 'en');
    await expect(notes.flush()).resolves.toBeUndefined();
  });
});
