import { and, asc, desc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import { isOwnedBy, type Owner } from '#features/accounts/server/store/owner.ts';
import type { Db } from '#platform/database/database.ts';
import { meeting } from '../tables.ts';
import type { Meeting } from './meeting-change.ts';

export const isOwnMeeting = (owner: Owner) => isOwnedBy(owner, meeting);

function isUpcoming(now: Date): SQL | undefined {
  return and(eq(meeting.state, 'booked'), gt(meeting.startsAt, now));
}

/** Those to come, the soonest first. */
export function listUpcomingOwn(db: Db, owner: Owner, now: Date, limit: number): Promise<Meeting[]> {
  return db
    .select()
    .from(meeting)
    .where(and(isOwnMeeting(owner), isUpcoming(now)))
    .orderBy(asc(meeting.startsAt))
    .limit(limit)
    .execute();
}

/** Those to come first, the soonest of them; then the others, the latest of them. A hold is no meeting yet. */
export function listOwnMeetings(db: Db, owner: Owner, now: Date, limit: number): Promise<Meeting[]> {
  const upcoming = sql`coalesce(${isUpcoming(now)}, false)`;
  return db
    .select()
    .from(meeting)
    .where(and(isOwnMeeting(owner), inArray(meeting.state, ['booked', 'cancelled'])))
    .orderBy(desc(upcoming), asc(sql`case when ${upcoming} then ${meeting.startsAt} end`), desc(meeting.startsAt))
    .limit(limit)
    .execute();
}

/** Times that were asked for in their name and never confirmed, as long as we still have them. */
export function listOwnHolds(db: Db, owner: Owner): Promise<Meeting[]> {
  return db
    .select()
    .from(meeting)
    .where(and(isOwnMeeting(owner), inArray(meeting.state, ['held', 'expired'])))
    .orderBy(asc(meeting.startsAt))
    .execute();
}
