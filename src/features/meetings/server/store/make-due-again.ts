import { and, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { clockSlack } from '#platform/database/queries.ts';
import { reminderCutoff } from '../start-reminding.ts';
import { meeting } from '../tables.ts';
import { longestHold } from './find-meetings.ts';

/** Frees slots that are held for longer than any may be, and has meetings count as booked early enough for a reminder. */
export async function makeMeetingsDueAgain(db: Db, now: Date): Promise<void> {
  const { state, heldUntil, bookedAt, startsAt } = meeting;
  await db
    .update(meeting)
    .set({ heldUntil: now })
    .where(and(eq(state, 'held'), gt(heldUntil, new Date(now.getTime() + longestHold + clockSlack))));
  // Nobody knows when it was booked. A reminder for somebody who booked shortly before is better than none.
  await db
    .update(meeting)
    .set({
      bookedAt: sql`least(${now.toISOString()}::timestamptz, ${startsAt} - make_interval(secs => ${reminderCutoff / 1000}))`,
    })
    .where(and(eq(state, 'booked'), gt(startsAt, now), gt(bookedAt, new Date(now.getTime() + clockSlack))));
}
