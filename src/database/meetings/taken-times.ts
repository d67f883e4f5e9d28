import { and, asc, between, eq } from 'drizzle-orm';
import type { Db } from '../database.ts';
import { meeting } from '../tables/meeting.ts';

/** When somebody else meets us, in order, as milliseconds. */
export async function takenTimes(db: Db, from: Date, until: Date): Promise<number[]> {
  const { startsAt, state } = meeting;
  const rows = await db
    .select({ startsAt })
    .from(meeting)
    .where(and(eq(state, 'booked'), between(startsAt, from, until)))
    .orderBy(asc(startsAt));
  return rows.map((row) => row.startsAt.getTime());
}
