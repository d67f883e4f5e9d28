import { and, asc, between, eq, gt, inArray, lt, lte, or, type SQL } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { type Meeting, meeting } from '../tables.ts';

/** The length of a meeting in milliseconds, as in the constraint `meeting_times_do_not_overlap`. */
const meetingLength = 30 * 60_000;

/** Milliseconds. A longer hold was created with a wrong clock. */
export const longestHold = 30 * 60_000;

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
export function isOpenHoldAt(now: Date): SQL | undefined {
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
