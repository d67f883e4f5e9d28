import { and, asc, desc, eq, gt, type SQL, sql } from 'drizzle-orm';
import { isOwnedBy, type Owner } from '../accounts/owner.ts';
import type { Db } from '../database.ts';
import { meeting } from '../tables/meeting.ts';
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

/** Those to come first, the soonest of them; then the others, the latest of them. */
export function listOwnMeetings(db: Db, owner: Owner, now: Date, limit: number): Promise<Meeting[]> {
  const upcoming = sql`coalesce(${isUpcoming(now)}, false)`;
  return db
    .select()
    .from(meeting)
    .where(isOwnMeeting(owner))
    .orderBy(desc(upcoming), asc(sql`case when ${upcoming} then ${meeting.startsAt} end`), desc(meeting.startsAt))
    .limit(limit)
    .execute();
}
