import { and, asc, between } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { meeting } from '../tables.ts';
import { takesItsTime } from './holds.ts';

/** When somebody else meets us, or a time is held for somebody, in order, as milliseconds. */
export async function takenTimes(db: Db, from: Date, until: Date, now = new Date()): Promise<number[]> {
  const { startsAt } = meeting;
  const rows = await db
    .select({ startsAt })
    .from(meeting)
    .where(and(takesItsTime(now), between(startsAt, from, until)))
    .orderBy(asc(startsAt));
  return rows.map((row) => row.startsAt.getTime());
}
