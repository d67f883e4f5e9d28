import { setTimeout as wait } from 'node:timers/promises';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { databaseForTests, databaseKinds, openTestDatabase } from '#platform/database/testing.ts';
import { addMissingAddresses, createMissingNotes, listMissingAddresses, tidyPath } from './missing-addresses.ts';

const noon = new Date('2025-06-01T12:00:00Z');
const later = new Date('2025-06-01T12:05:00Z');

describe.each(databaseKinds())('missing addresses, on %s', async (kind) => {
  const database = await databaseForTests(kind);

  it('adds up the hits of a path and stores when it was first and last seen', async () => {
    const { db } = database;
    await addMissingAddresses(db, [{ path: '/old', hits: 2, lastSeen: noon, language: 'en' }]);
    await addMissingAddresses(db, [
      { path: '/rare', hits: 1, lastSeen: noon, language: 'fr' },
      { path: '/old', hits: 3, lastSeen: later, language: 'es' },
    ]);
    expect(await listMissingAddresses(db, 10)).toEqual([
      { path: '/old', hits: 5, firstSeen: noon, lastSeen: later, lastLanguage: 'es' },
      { path: '/rare', hits: 1, firstSeen: noon, lastSeen: noon, lastLanguage: 'fr' },
    ]);
    expect(await listMissingAddresses(db, 1)).toHaveLength(1);
  });

  it('keeps the most requested paths when there are too many', async () => {
    const { db } = database;
    const scan = Array.from({ length: 20 }, (_, n) => ({
      path: `/scan${n}`,
      hits: 1,
      lastSeen: later,
      language: 'en',
    }));
    await addMissingAddresses(db, scan, 5);
    const stored = await listMissingAddresses(db, 100);
    expect(stored).toHaveLength(5);
    expect(stored[0]?.path).toBe('/old');
    expect(stored.map(({ path }) => path)).not.toContain('/rare');
  });

  it('accepts the same paths from several servers concurrently', async () => {
    const { db } = database;
    const paths = ['/a', '/b', '/c', '/d'];
    const server = (order: string[]) =>
      addMissingAddresses(
        db,
        order.map((path) => ({ path, hits: 1, lastSeen: later, language: 'en' })),
      );
    await Promise.all(Array.from({ length: 10 }, (_, n) => server(n % 2 ? paths : paths.toReversed())));
    const hits = (await listMissingAddresses(db, 4)).map(({ hits }) => hits);
    expect(hits).toEqual([10, 10, 10, 10]);
  });
});

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
