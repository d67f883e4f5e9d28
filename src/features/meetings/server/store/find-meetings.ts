import { and, asc, between, count, desc, eq, gt, ilike, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import { isOwnedBy, type Owner } from '#features/accounts/server/store/sessions.ts';
import type { Db } from '#platform/database/database.ts';
import { newCode, readCode } from '#platform/database/reference-code.ts';
import { escapeLike, matchAllWords } from '#platform/database/search.ts';
import { type Meeting, meeting } from '../tables.ts';
import { isOpenHoldAt, takesItsTime } from './holds.ts';

export async function findMeeting(db: Db, reference: string): Promise<Meeting | undefined> {
  const [found] = await db.select().from(meeting).where(eq(meeting.reference, reference));
  return found;
}

/** Nobody else changes it until the transaction ends. */
export async function lockMeeting(tx: Db, reference: string): Promise<Meeting | undefined> {
  const [found] = await tx.select().from(meeting).where(eq(meeting.reference, reference)).for('update');
  return found;
}

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

/** `held`: its visitor has not confirmed it yet. */
type Filter = 'upcoming' | 'past' | 'cancelled' | 'held';

interface Wanted {
  /** As somebody typed it: a reference, a name, an address, or words of the topic. Empty: all. */
  readonly text: string;
  readonly filter: Filter;
  readonly now: Date;
  readonly limit: number;
  readonly offset: number;
}

/** Of those to come and those on hold the soonest first, of the others the latest. */
export function searchMeetings(db: Db, { text, filter, now, limit, offset }: Wanted): Promise<Meeting[]> {
  const { startsAt, reference } = meeting;
  return db
    .select()
    .from(meeting)
    .where(and(matches(text), isIn(filter, now)))
    .orderBy(filter === 'upcoming' || filter === 'held' ? asc(startsAt) : desc(startsAt), asc(reference))
    .limit(limit)
    .offset(offset)
    .execute();
}

/** How many of those that hold the text are in each part. */
export async function countMeetings(db: Db, text: string, now: Date): Promise<Readonly<Record<Filter, number>>> {
  const of = async (filter: Filter) => {
    const [found] = await db
      .select({ meetings: count() })
      .from(meeting)
      .where(and(matches(text), isIn(filter, now)));
    return found?.meetings ?? 0;
  };
  return {
    upcoming: await of('upcoming'),
    past: await of('past'),
    cancelled: await of('cancelled'),
    held: await of('held'),
  };
}

function isIn(filter: Filter, now: Date): SQL | undefined {
  if (filter === 'held') return isOpenHoldAt(now);
  if (filter === 'cancelled') return eq(meeting.state, 'cancelled');
  return and(eq(meeting.state, 'booked'), (filter === 'upcoming' ? gt : lte)(meeting.startsAt, now));
}

/** A whole reference is that meeting alone; else every word stands somewhere in it. */
function matches(text: string): SQL | undefined {
  const whole = readMeetingReference(text);
  if (whole) return eq(meeting.reference, whole);
  const { name, email, topic, reference, quoteReference } = meeting;
  return matchAllWords(text, (word) =>
    or(...[name, email, topic, reference, quoteReference].map((column) => ilike(column, `%${escapeLike(word)}%`))),
  );
}

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

/** Such as `M-7KQ2-94MX`. It opens nothing without its key. */
export function newMeetingReference(): string {
  return newCode('M', 2);
}

/** As it stands on a meeting, however somebody typed it. Undefined: it is none. */
export function readMeetingReference(typed: string): string | undefined {
  return readCode('M', 2, typed);
}
