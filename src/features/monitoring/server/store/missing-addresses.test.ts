import { describe, expect, it } from 'vitest';
import { databaseForTests, databaseKinds } from '#platform/database/testing.ts';
import { addMissingAddresses, listMissingAddresses } from './missing-addresses.ts';

const noon = new Date('2025-06-01T12:00:00Z');
const later = new Date('2025-06-01T12:05:00Z');

describe.each(databaseKinds)('missing addresses, on %s', async (kind) => {
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
