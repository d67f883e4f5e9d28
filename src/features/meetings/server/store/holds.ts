import { and, asc, between, eq, gt, inArray, lt, lte, or, type SQL } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { type Meeting, meeting } from '../tables.ts';

/** Milliseconds of a meeting, as `meeting_times_do_not_overlap` has it. */
const meetingLength = 30 * 60_000;

/** Milliseconds. What is held for longer was put on hold by a wrong clock. */
export const longestHold = 30 * 60_000;

type Hold = Pick<Meeting, 'state' | 'heldUntil'>;

/** The time is taken, and its visitor can still confirm it. */
export function isOpenHold({ state, heldUntil }: Hold, now: Date): boolean {
  return state === 'held' && heldUntil !== null && heldUntil > now;
}

/** A hold that nobody confirmed in time, or that was given back. */
export function isExpiredHold(hold: Hold, now: Date): boolean {
  return hold.state === 'expired' || (hold.state === 'held' && !isOpenHold(hold, now));
}

/** The same as a condition. */
export function isOpenHoldAt(now: Date): SQL | undefined {
  return and(eq(meeting.state, 'held'), gt(meeting.heldUntil, now));
}

/** Nobody else can have the time. */
export function takesItsTime(now: Date): SQL | undefined {
  // The first condition is that of the index.
  return and(inArray(meeting.state, ['booked', 'held']), or(eq(meeting.state, 'booked'), gt(meeting.heldUntil, now)));
}

interface Wanted {
  readonly startsAt: Date;
  readonly requestId?: string | null | undefined;
  readonly now: Date;
}

/**
 * Frees a time, and the id of a form, from holds that have expired: an index cannot know what time it is. To be called
 * in the transaction that wants them, before it writes.
 */
export async function releaseExpiredHolds(tx: Db, { startsAt, requestId, now }: Wanted): Promise<void> {
  const reach = (sign: 1 | -1) => new Date(startsAt.getTime() + sign * meetingLength);
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

/** Notes which holds have expired. Nothing waits for it: it is for those who count states. */
export async function endExpiredHolds(db: Db, now: Date): Promise<void> {
  const over = db.select({ id: meeting.id }).from(meeting).where(isOver(now)).for('update', { skipLocked: true });
  await db.update(meeting).set(expired).where(inArray(meeting.id, over));
}

/** Removes holds that ended before then. Until they go, their links can say that they have expired. */
export async function removeEndedHolds(db: Db, before: Date): Promise<void> {
  const { state, heldUntil } = meeting;
  await db.delete(meeting).where(and(inArray(state, ['held', 'expired']), lt(heldUntil, before)));
}

/** Whoever sends the form again wants a meeting, and not the hold that is over. */
const expired = { state: 'expired', requestId: null } as const;

function isOver(now: Date): SQL | undefined {
  return and(eq(meeting.state, 'held'), lte(meeting.heldUntil, now));
}
