import { setTimeout as wait } from 'node:timers/promises';
import { getTableName, sql } from 'drizzle-orm';
import { z } from 'zod';
import { msPerDay } from '#site/durations.ts';
import { type Db, rowsOf } from '../../database/database.ts';
import { isPassingFailure } from '../../database/database-error.ts';
import type { RetentionDays } from '../config/operation-variables.ts';
import type { Batch, RetentionRule } from './retention-rules.ts';

/**
 * Milliseconds that a batch should take: as long as a request may wait for one of its rows, or for the embedded
 * database.
 */
const batchTime = 25;
const smallestBatch = 20;
const largestBatch = 1_000;

interface CleanUp {
  readonly days: RetentionDays;
  readonly now: Date;
  readonly isStopping?: () => boolean;
  /** Removes files from the disk, after their rows are gone. */
  readonly removeFiles?: (names: readonly string[]) => Promise<void>;
  /** Called after each batch. */
  readonly onBatch?: (table: string, rows: number) => void;
  /** Called for a rule that failed; the others are still applied. */
  readonly onFailure: (table: string, error: unknown) => void;
}

/**
 * Removes all rows that have expired by these rules, and returns how many of each table. It works in batches that adapt to the speed of the
 * database, and pauses after each for as long as that took, so that it never uses more than half of its time. It may be
 * killed between any two statements, and run on several servers concurrently.
 */
export async function removeOldRows(
  db: Db,
  rules: readonly RetentionRule[],
  cleanUp: CleanUp,
): Promise<ReadonlyMap<string, number>> {
  const { days, onBatch, onFailure } = cleanUp;
  const now = await earlierClock(db, cleanUp.now);
  const removed = new Map<string, number>();
  for (const rule of rules) {
    if (!('after' in rule)) continue;
    const storedDays = typeof rule.after === 'string' ? days[rule.after] : rule.after.expiredForDays;
    if (storedDays === 'forever') continue;
    const table = getTableName(rule.table);
    const before = new Date(now.getTime() - storedDays * msPerDay);
    const count = (rows: number) => {
      removed.set(table, (removed.get(table) ?? 0) + rows);
      onBatch?.(table, rows);
    };
    try {
      await removeInBatches((limit) => rule.removeBatch(db, before, limit), count, cleanUp);
    } catch (error) {
      // If the database is away, the other rules fail too.
      if (isPassingFailure(error)) throw error;
      onFailure(table, error);
    }
  }
  return removed;
}

async function removeInBatches(
  removeBatch: (limit: number) => Promise<Batch>,
  count: (rows: number) => void,
  { isStopping = () => false, removeFiles }: CleanUp,
): Promise<void> {
  let limit = smallestBatch;
  while (!isStopping()) {
    const began = performance.now();
    const { rows, files = [] } = await removeBatch(limit);
    const took = performance.now() - began;
    if (rows > 0) count(rows);
    if (files.length > 0) await removeFiles?.(files);
    if (rows < limit) return;
    limit = nextLimit(limit, took);
    await wait(took);
  }
}

/** Twice as many at most, so that one quick batch does not make the next one long. */
function nextLimit(limit: number, took: number): number {
  const fitting = Math.floor((limit * batchTime) / Math.max(took, 1));
  return Math.min(Math.max(Math.min(fitting, limit * 2), smallestBatch), largestBatch);
}

/** A server whose clock is ahead would delete what is still needed, and nothing can restore it. */
async function earlierClock(db: Db, now: Date): Promise<Date> {
  const [found] = await rowsOf(db, z.object({ now: z.coerce.date() }), sql`select now() as now`);
  return found && found.now < now ? found.now : now;
}
