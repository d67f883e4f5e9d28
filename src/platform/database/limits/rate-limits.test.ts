import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { rowsOf } from '../database.ts';
import { rateLimitCount } from '../tables.ts';
import { bothDatabases, databaseForTests } from '../testing.ts';
import {
  consumeRateLimit,
  consumeRateLimits,
  consumeWithinLimits,
  deleteCountsAhead,
  LimitReached,
  longestWindow,
} from './rate-limits.ts';

describe.each(bothDatabases)('rate limits on %s', async (kind) => {
  /** What is slow on the embedded database is tried there by `npm run check:system`. */
  const onlyOnPostgres = { tags: kind === 'embedded' ? ['system'] : [] };
  const { db } = await databaseForTests(kind);
  /** The beginning of a window, which is furthest from its end. */
  const beginning = new Date(20_000 * longestWindow * 1000);

  it('are not deleted before their window ends, however long it is', async () => {
    const limit = { key: 'longest', most: 1, seconds: longestWindow };
    await consumeRateLimit(db, limit, beginning);
    await deleteCountsAhead(db, beginning);
    await expect(consumeRateLimit(db, limit, beginning)).rejects.toThrow(LimitReached);
  });

  it('report the latest end if several are reached', async () => {
    const hour = { key: 'hour', most: 1, seconds: 3_600 };
    const limits = [{ key: 'minute', most: 1, seconds: 60 }, hour, { key: 'open', most: 9, seconds: 7_200 }];
    await consumeRateLimits(db, limits, beginning);
    const until = new Date(beginning.getTime() + hour.seconds * 1000);
    await expect(consumeRateLimits(db, limits, beginning)).rejects.toMatchObject({ name: 'LimitReached', until });
  });

  it('do not make the table grow with refused uses, however many', onlyOnPostgres, async () => {
    const limit = { key: 'flooded', most: 1, seconds: 3_600 };
    const refuse = () => db.transaction((tx) => consumeRateLimits(tx, [limit], beginning)).catch(() => undefined);
    const size = async () => {
      const row = z.object({ bytes: z.coerce.number() });
      // Rows and indexes, without the two maps of 32 KB that an automatic vacuum may add at any moment.
      const bytes = sql`pg_relation_size('ticket_count') + pg_indexes_size('ticket_count')`;
      const [found] = await rowsOf(db, row, sql`select ${bytes} as bytes`);
      return found?.bytes ?? 0;
    };
    await refuse();
    const rows = await db.$count(rateLimitCount);
    const before = await size();
    for (let n = 0; n < 250; n++) {
      await refuse();
      await consumeRateLimit(db, limit, beginning).catch(() => undefined);
    }
    // Every refused use writes the same row again; one page holds about a hundred of its versions.
    expect((await size()) - before).toBeLessThanOrEqual(3 * 8_192);
    expect(await db.$count(rateLimitCount)).toBe(rows);
  });

  it('work for many concurrent clients whose windows have all ended', onlyOnPostgres, async () => {
    const ofSender = (n: number) => [{ key: `sender ${n}`, most: 100, seconds: 60 }];
    const ofAll = Array.from({ length: 30 }, (_, n) => ({ key: `all senders ${n}`, most: 10_000, seconds: 3_600 }));
    for (let round = 0; round < 10; round++) {
      const now = new Date(beginning.getTime() + round * 7_200_000);
      const count = (n: number) =>
        db.transaction(async (tx) => {
          await consumeRateLimits(tx, ofSender(n), now);
          await consumeRateLimits(tx, ofAll, now);
        });
      const uses = await Promise.allSettled(Array.from({ length: 20 }, (_, n) => count(n)));
      expect(uses.filter(({ status }) => status === 'rejected')).toEqual([]);
    }
  });

  it('say which messages are within them, and count the others too', async () => {
    const limits = [
      { key: 'often', most: 3, seconds: 3_600 },
      { key: 'seldom', most: 1, seconds: 3_600 },
    ];
    const within = async () => [...(await consumeWithinLimits(db, limits, beginning))].sort();
    expect(await within()).toEqual(['often', 'seldom']);
    expect(await within()).toEqual(['often']);
    expect(await within()).toEqual(['often']);
    expect(await within()).toEqual([]);
    expect(await consumeWithinLimits(db, [], beginning)).toEqual(new Set());
  });

  it('forget counts of a clock that was ahead, and no others', async () => {
    const limit = { key: 'ahead', most: 1, seconds: 3_600 };
    const ahead = new Date(beginning.getTime() + 10 * longestWindow * 1_000);
    await consumeRateLimit(db, limit, ahead);
    await expect(consumeRateLimit(db, limit, beginning)).rejects.toThrow(LimitReached);
    await deleteCountsAhead(db, beginning);
    await consumeRateLimit(db, limit, beginning);
  });

  it('refuse a window that would be deleted too early', async () => {
    const limit = { key: 'too long', most: 1, seconds: longestWindow + 1 };
    await expect(consumeRateLimit(db, limit, beginning)).rejects.toThrow('before it ends');
  });
});
