import { and, asc, between, desc, eq, gt, ilike, inArray, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { isOwnedBy, type Owner } from '#features/accounts/server/store/account.ts';
import { fieldNames } from '#platform/contracts/form-fields.ts';
import { currentTime } from '#platform/database/clock.ts';
import type { Db } from '#platform/database/database.ts';
import { escapeLike, matchAllWords } from '#platform/database/queries.ts';
import { newCode, readCode } from '#platform/database/reference-code.ts';
import { msPerMinute } from '#site/durations.ts';
import { bookingFields, cancellingFields } from '../../meeting-fields.ts';
import { type Meeting, meeting } from '../tables.ts';

/** The length of a meeting in milliseconds, as in the constraint `meeting_times_do_not_overlap`. */
const meetingLength = 30 * msPerMinute;

/** Milliseconds. A longer hold was created with a wrong clock. */
export const longestHold = 30 * msPerMinute;

type Hold = Pick<Meeting, 'state' | 'heldUntil'>;

/** Whether the time is held and the visitor can still confirm it. */
export function isOpenHold({ state, heldUntil }: Hold, now: Date): boolean {
  return state === 'held' && heldUntil !== null && heldUntil > now;
}

/** Whether a hold was not confirmed in time, or was released. */
export function isExpiredHold(hold: Hold, now: Date): boolean {
  return hold.state === 'expired' || (hold.state === 'held' && !isOpenHold(hold, now));
}

/** `isOpenHold` as an SQL condition. */
function isOpenHoldAt(now: Date): SQL | undefined {
  return and(eq(meeting.state, 'held'), gt(meeting.heldUntil, now));
}

/** Whether the meeting or hold occupies its time, as an SQL condition. */
export function takesItsTime(now: Date): SQL | undefined {
  // The first condition matches the index.
  return and(inArray(meeting.state, ['booked', 'held']), or(eq(meeting.state, 'booked'), gt(meeting.heldUntil, now)));
}

interface RequestedTime {
  readonly startsAt: Date;
  readonly requestId?: string | null | undefined;
  readonly now: Date;
}

/**
 * Ends expired holds that block a time or a request id, because an index cannot depend on the clock. Call it in the
 * transaction that needs them, before it writes.
 */
export async function releaseExpiredHolds(tx: Db, { startsAt, requestId, now }: RequestedTime): Promise<void> {
  const reach = (direction: 1 | -1) => new Date(startsAt.getTime() + direction * meetingLength);
  const isInTheWay = between(meeting.startsAt, reach(-1), reach(1));
  const found = await tx
    .select({ id: meeting.id })
    .from(meeting)
    .where(and(isOver(now), requestId ? or(isInTheWay, eq(meeting.requestId, requestId)) : isInTheWay))
    .orderBy(asc(meeting.id))
    .for('update');
  const ids = found.map(({ id }) => id);
  if (ids.length > 0) await tx.update(meeting).set(expired).where(inArray(meeting.id, ids));
}

/** Marks expired holds, for statistics only: other code compares `heldUntil` with the clock. */
export async function endExpiredHolds(db: Db, now: Date): Promise<void> {
  const over = db.select({ id: meeting.id }).from(meeting).where(isOver(now)).for('update', { skipLocked: true });
  await db.update(meeting).set(expired).where(inArray(meeting.id, over));
}

/** Removes holds that ended before `before`. Until then their links can say that they have expired. */
export async function removeEndedHolds(db: Db, before: Date): Promise<void> {
  const { state, heldUntil } = meeting;
  await db.delete(meeting).where(and(inArray(state, ['held', 'expired']), lt(heldUntil, before)));
}

/** Clears the request id, so that sending the form again books a new meeting. */
const expired = { state: 'expired', requestId: null } as const;

function isOver(now: Date): SQL | undefined {
  return and(eq(meeting.state, 'held'), lte(meeting.heldUntil, now));
}

export async function findMeeting(db: Db, reference: string): Promise<Meeting | undefined> {
  const [found] = await db.select().from(meeting).where(eq(meeting.reference, reference));
  return found;
}

/** Locks the meeting until the transaction ends. */
export async function lockMeeting(tx: Db, reference: string): Promise<Meeting | undefined> {
  const [found] = await tx.select().from(meeting).where(eq(meeting.reference, reference)).for('update');
  return found;
}

export const isOwnMeeting = (owner: Owner) => isOwnedBy(owner, meeting);

function isUpcoming(now: Date): SQL | undefined {
  return and(eq(meeting.state, 'booked'), gt(meeting.startsAt, now));
}

/** The upcoming meetings, the next one first. */
export async function listUpcomingOwn(db: Db, owner: Owner, now: Date, limit: number): Promise<Meeting[]> {
  return db
    .select()
    .from(meeting)
    .where(and(isOwnMeeting(owner), isUpcoming(now)))
    .orderBy(asc(meeting.startsAt))
    .limit(limit);
}

/** The upcoming meetings, the next one first; then the others, the latest first. Holds are not included. */
export async function listOwnMeetings(db: Db, owner: Owner, now: Date, limit: number): Promise<Meeting[]> {
  const upcoming = sql`coalesce(${isUpcoming(now)}, false)`;
  return db
    .select()
    .from(meeting)
    .where(and(isOwnMeeting(owner), inArray(meeting.state, ['booked', 'cancelled'])))
    .orderBy(desc(upcoming), asc(sql`case when ${upcoming} then ${meeting.startsAt} end`), desc(meeting.startsAt))
    .limit(limit);
}

/** Unconfirmed and expired holds of the owner that are still stored. */
export async function listOwnHolds(db: Db, owner: Owner): Promise<Meeting[]> {
  return db
    .select()
    .from(meeting)
    .where(and(isOwnMeeting(owner), inArray(meeting.state, ['held', 'expired'])))
    .orderBy(asc(meeting.startsAt));
}

/** `held`: the visitor has not confirmed it yet. */
type Filter = 'upcoming' | 'past' | 'cancelled' | 'held';

interface MeetingSearch {
  /** The search text as typed: a reference, a name, an address, or words of the topic. Empty: all meetings. */
  readonly text: string;
  readonly filter: Filter;
  readonly now: Date;
  readonly limit: number;
  readonly offset: number;
}

/** Upcoming and held meetings: the next one first; others: the latest first. */
export async function searchMeetings(db: Db, { text, filter, now, limit, offset }: MeetingSearch): Promise<Meeting[]> {
  const { startsAt, reference } = meeting;
  return db
    .select()
    .from(meeting)
    .where(and(matches(text), isIn(filter, now)))
    .orderBy(filter === 'upcoming' || filter === 'held' ? asc(startsAt) : desc(startsAt), asc(reference))
    .limit(limit)
    .offset(offset);
}

/** The number of meetings that match the text, for each filter. */
export async function countMeetings(db: Db, text: string, now: Date): Promise<Readonly<Record<Filter, number>>> {
  const of = (filter: Filter) => db.$count(meeting, and(matches(text), isIn(filter, now)));
  return {
    upcoming: await of('upcoming'),
    past: await of('past'),
    cancelled: await of('cancelled'),
    held: await of('held'),
  };
}

export function countUpcomingMeetings(db: Db, now: Date): Promise<number> {
  return db.$count(meeting, isIn('upcoming', now));
}

function isIn(filter: Filter, now: Date): SQL | undefined {
  if (filter === 'held') return isOpenHoldAt(now);
  if (filter === 'cancelled') return eq(meeting.state, 'cancelled');
  return and(eq(meeting.state, 'booked'), (filter === 'upcoming' ? gt : lte)(meeting.startsAt, now));
}

/** A full reference matches one meeting; otherwise every word must occur in one of the fields. */
function matches(text: string): SQL | undefined {
  const whole = readMeetingReference(text);
  if (whole) return eq(meeting.reference, whole);
  return matchAllWords(text, (word) => or(...searched.map((column) => ilike(column, `%${escapeLike(word)}%`))));
}

const searched = [
  ...fieldNames({ ...bookingFields, ...cancellingFields }).map((name) => meeting[name]),
  meeting.reference,
  meeting.quoteReference,
];

/** The times that are booked or held, in order, as milliseconds. */
export async function takenTimes(db: Db, from: Date, until: Date, now = currentTime()): Promise<number[]> {
  const { startsAt } = meeting;
  const rows = await db
    .select({ startsAt })
    .from(meeting)
    .where(and(takesItsTime(now), between(startsAt, from, until)))
    .orderBy(asc(startsAt));
  return rows.map((row) => row.startsAt.getTime());
}

/** Such as `M-7KQ2-94MX`. Access requires its key too. */
export function newMeetingReference(): string {
  return newCode('M', 2);
}

/** Normalizes a typed reference. Undefined: it is not a reference. */
export function readMeetingReference(typed: string): string | undefined {
  return readCode('M', 2, typed);
}
