import { eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { deadlockDetected, errorCode, exclusionViolation, uniqueViolation } from '#platform/database/database-error.ts';
import { type CountedLimit, consumeRateLimits } from '#platform/database/limits/rate-limits.ts';
import { type Actor, noteAction } from '#platform/server/staff/staff-actions.ts';
import { meeting } from '../tables.ts';
import { lockMeeting } from './find-meeting.ts';
import { isExpiredHold, releaseExpiredHolds } from './holds.ts';
import { type Meeting, type MeetingMails, notifyOfMeetingChange } from './meeting-change.ts';

interface Move {
  readonly reference: string;
  readonly to: Date;
  /** Where the visitor's clock is by now. */
  readonly zone: string;
  readonly now: Date;
  /** Who of the team does it, where it is not the visitor: that is noted. */
  readonly team?: Actor | undefined;
}

interface Deps {
  readonly limits: readonly CountedLimit[];
  readonly mailsOf: MeetingMails;
}

export type MoveOutcome = Meeting | 'taken' | 'unknown' | 'past' | 'cancelled' | 'held' | 'expired';

/**
 * Gives a meeting another time, or leaves it as it is: whoever finds the new time taken still has the old one. To the
 * time that it has already, it changes nothing and tells nobody. A hold has to be confirmed first.
 */
export async function moveMeeting(db: Db, move: Move, deps: Deps): Promise<MoveOutcome> {
  try {
    return await db.transaction((tx) => moveIn(tx, move, deps));
  } catch (error) {
    if (isBlockedByOther(error)) return 'taken';
    throw error;
  }
}

async function moveIn(tx: Db, { reference, to, zone, now, team }: Move, deps: Deps): Promise<MoveOutcome> {
  const found = await lockMeeting(tx, reference);
  if (!found) return 'unknown';
  if (found.state === 'cancelled') return 'cancelled';
  if (isExpiredHold(found, now)) return 'expired';
  if (found.state === 'held') return 'held';
  if (found.startsAt <= now) return 'past';
  if (found.startsAt.getTime() === to.getTime()) return found;
  await releaseExpiredHolds(tx, { startsAt: to, now });
  const [moved] = await tx
    .update(meeting)
    // What was said of the old time is said again of the new one.
    .set({ startsAt: to, zone, bookedAt: now, remindedAt: null, sequence: sql`${meeting.sequence} + 1` })
    .where(eq(meeting.id, found.id))
    .returning();
  if (!moved) return 'unknown';
  await consumeRateLimits(tx, deps.limits, now);
  if (team) await noteAction(tx, team, { action: 'meeting-moved', subject: reference });
  const change = { news: 'moved', meeting: moved, before: found.startsAt, byTeam: team !== undefined } as const;
  await notifyOfMeetingChange(tx, change, deps.mailsOf);
  return moved;
}

/** The time is another's, or two want each other's at the same moment. */
function isBlockedByOther(error: unknown): boolean {
  const codes: readonly (string | undefined)[] = [uniqueViolation, exclusionViolation, deadlockDetected];
  return codes.includes(errorCode(error));
}
