import { eq, sql } from 'drizzle-orm';
import { addNotification } from '#features/accounts/server/store/notifications.ts';
import { user } from '#features/accounts/server/tables.ts';
import type { Db } from '#platform/database/database.ts';
import {
  deadlockDetected,
  exclusionViolation,
  sqlErrorCode,
  uniqueViolation,
} from '#platform/database/database-error.ts';
import type { CountedLimit } from '#platform/database/limits/rate-limits.ts';
import { consumeRateLimits } from '#platform/database/limits/rate-limits.ts';
import { type Mail, queueMail } from '#platform/server/mail/outbox.ts';
import type { Actor } from '#platform/server/staff/staff-actions.ts';
import { noteAction } from '#platform/server/staff/staff-actions.ts';
import { type Meeting, meeting } from '../tables.ts';
import { lockMeeting } from './find-meetings.ts';
import { isExpiredHold, releaseExpiredHolds } from './holds.ts';

/** What happened to a meeting, as it is now. */
export interface MeetingChange {
  readonly news: 'booked' | 'moved' | 'cancelled';
  readonly meeting: Meeting;
  /** When it was to be before it was moved. */
  readonly before?: Date;
  /** The team moved it, and not its visitor. */
  readonly byTeam?: boolean;
}

/** The mails that tell of it. */
export type MeetingMails = (change: MeetingChange) => readonly Mail[];

const kinds = { booked: 'meetingBooked', moved: 'meetingMoved', cancelled: 'meetingCancelled' } as const;

/** To be called in the transaction that keeps the change: mails, and the bell of whoever has an account. */
export async function notifyOfMeetingChange(tx: Db, change: MeetingChange, mailsOf: MeetingMails): Promise<void> {
  await queueMail(tx, ...mailsOf(change));
  const { news, meeting } = change;
  const owner = await findOwner(tx, meeting);
  if (!owner) return;
  const { reference, sequence, zone } = meeting;
  const values = { reference, startsAt: meeting.startsAt.getTime(), zone };
  await addNotification(tx, owner, { kind: kinds[news], event: `meeting:${reference}:${sequence}`, values });
}

/** Whose account shows it. */
async function findOwner(tx: Db, { userId, email }: Meeting): Promise<string | undefined> {
  if (userId) return userId;
  const [found] = await tx
    .select({ id: user.id })
    .from(user)
    .where(eq(user.email, sql`lower(${email})`));
  return found?.id;
}

interface Cancellation {
  readonly reference: string;
  readonly by: NonNullable<Meeting['cancelledBy']>;
  readonly now: Date;
}

/** `isNew` is false where it was cancelled, or its hold expired, before: then nothing is done, and nobody told again. */
type CancelOutcome = { readonly meeting: Meeting; readonly isNew: boolean } | 'unknown' | 'past';

/** Its time is free from now on. */
export function cancelMeeting(db: Db, cancellation: Cancellation, mailsOf: MeetingMails): Promise<CancelOutcome> {
  return db.transaction((tx) => cancelIn(tx, cancellation, mailsOf));
}

/** The same within a transaction that does more. */
async function cancelIn(tx: Db, { reference, by, now }: Cancellation, mailsOf: MeetingMails): Promise<CancelOutcome> {
  const found = await lockMeeting(tx, reference);
  if (!found) return 'unknown';
  if (found.state === 'cancelled' || isExpiredHold(found, now)) return { meeting: found, isNew: false };
  if (found.startsAt <= now) return 'past';
  const [cancelled] = await tx
    .update(meeting)
    .set({
      // Of a hold nobody has an entry in a calendar, so that nobody is told.
      state: found.state === 'held' ? 'expired' : 'cancelled',
      cancelledAt: now,
      cancelledBy: by,
      sequence: sql`${meeting.sequence} + 1`,
      // Whoever sends its form again wants a meeting, and not the one that is off.
      requestId: null,
    })
    .where(eq(meeting.id, found.id))
    .returning();
  if (!cancelled) return 'unknown';
  if (found.state === 'booked') await notifyOfMeetingChange(tx, { news: 'cancelled', meeting: cancelled }, mailsOf);
  return { meeting: cancelled, isNew: true };
}

/** The team cancels a meeting. `done` also where it was cancelled before: then nothing is noted. */
export async function cancelBooking(
  db: Db,
  by: Actor,
  reference: string,
  mailsOf: MeetingMails,
): Promise<'done' | 'unknown' | 'past'> {
  return db.transaction(async (tx) => {
    const outcome = await cancelIn(tx, { reference, by: 'team', now: by.at }, mailsOf);
    if (typeof outcome === 'string') return outcome;
    if (outcome.isNew) await noteAction(tx, by, { action: 'meeting-cancelled', subject: reference });
    return 'done';
  });
}

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

type MoveOutcome = Meeting | 'taken' | 'unknown' | 'past' | 'cancelled' | 'held' | 'expired';

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
  return codes.includes(sqlErrorCode(error));
}
