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
import { type CountedLimit, consumeRateLimits } from '#platform/database/limits/rate-limits.ts';
import { type Mail, queueMail } from '#platform/server/mail/outbox.ts';
import { type Actor, noteAction } from '#platform/server/staff/staff-actions.ts';
import type { CancellingField } from '../../meeting-fields.ts';
import { type Meeting, meeting } from '../tables.ts';
import { isExpiredHold, lockMeeting, releaseExpiredHolds } from './find-meetings.ts';

/** A change of a meeting, with the meeting after it. */
export interface MeetingChange {
  readonly news: 'booked' | 'moved' | 'cancelled';
  readonly meeting: Meeting;
  /** The time before it was moved. */
  readonly before?: Date;
  /** The team moved it, not the visitor. */
  readonly byTeam?: boolean;
  /**
   * The name in the account of this address, which its owner has typed. Whoever booked may be a stranger, and their words
   * are not mailed in our name.
   */
  readonly accountName?: string | undefined;
}

/** Creates the mails about a change. */
export type MeetingMails = (change: MeetingChange) => readonly Mail[];

const kinds = { booked: 'meetingBooked', moved: 'meetingMoved', cancelled: 'meetingCancelled' } as const;

/** Queues the mails, and a notification if the visitor has an account. Call it in the transaction of the change. */
export async function notifyOfMeetingChange(tx: Db, change: MeetingChange, mailsOf: MeetingMails): Promise<void> {
  const { news, meeting } = change;
  const owner = await findOwner(tx, meeting);
  const isAddressed = owner?.email === meeting.email.toLowerCase();
  await queueMail(tx, ...mailsOf({ ...change, accountName: (isAddressed && owner.name) || undefined }));
  if (!owner) return;
  const { reference, sequence, zone } = meeting;
  const values = { reference, startsAt: meeting.startsAt.getTime(), zone };
  await addNotification(tx, owner.id, { kind: kinds[news], event: `meeting:${reference}:${sequence}`, values });
}

/** The account that shows the meeting. */
async function findOwner(tx: Db, { userId, email }: Meeting) {
  const isOwner = userId ? eq(user.id, userId) : eq(user.email, sql`lower(${email})`);
  const [found] = await tx.select().from(user).where(isOwner);
  return found;
}

interface Cancellation {
  readonly reference: string;
  readonly now: Date;
  /** The team member who cancels it, if it is not the visitor. The action is recorded. */
  readonly team?: Actor | undefined;
  /** What was typed about it. */
  readonly typed?: { readonly [Name in CancellingField]?: string | undefined };
}

/** `isNew` is false if it was already cancelled or its hold expired; then nothing changes and no mail is sent. */
type CancelOutcome = { readonly meeting: Meeting; readonly isNew: boolean } | 'unknown' | 'past';

/** Cancels a meeting, which frees its time. */
export function cancelMeeting(db: Db, cancellation: Cancellation, mailsOf: MeetingMails): Promise<CancelOutcome> {
  return db.transaction((tx) => cancelIn(tx, cancellation, mailsOf));
}

async function cancelIn(
  tx: Db,
  { reference, now, team, typed }: Cancellation,
  mailsOf: MeetingMails,
): Promise<CancelOutcome> {
  const found = await lockMeeting(tx, reference);
  if (!found) return 'unknown';
  if (found.state === 'cancelled' || isExpiredHold(found, now)) return { meeting: found, isNew: false };
  if (found.startsAt <= now) return 'past';
  const [cancelled] = await tx
    .update(meeting)
    .set({
      // A hold is in no one's calendar, so it is not cancelled by mail.
      state: found.state === 'held' ? 'expired' : 'cancelled',
      cancelledAt: now,
      cancelledBy: team ? 'team' : 'visitor',
      ...typed,
      sequence: sql`${meeting.sequence} + 1`,
      // If the form is sent again, it must book a new meeting.
      requestId: null,
    })
    .where(eq(meeting.id, found.id))
    .returning();
  if (!cancelled) return 'unknown';
  if (found.state === 'booked') await notifyOfMeetingChange(tx, { news: 'cancelled', meeting: cancelled }, mailsOf);
  if (team) await noteAction(tx, team, { action: 'meeting-cancelled', subject: reference });
  return { meeting: cancelled, isNew: true };
}

interface Move {
  readonly reference: string;
  readonly to: Date;
  /** The visitor's current time zone. */
  readonly zone: string;
  readonly now: Date;
  /** The team member who moves it, if it is not the visitor. The action is recorded. */
  readonly team?: Actor | undefined;
}

interface Deps {
  readonly limits: readonly CountedLimit[];
  readonly mailsOf: MeetingMails;
}

type MoveOutcome = Meeting | 'taken' | 'unknown' | 'past' | 'cancelled' | 'held' | 'expired';

/**
 * Moves a meeting, or leaves it unchanged if the new time is taken. Moving it to its own time changes nothing and sends
 * no mail. A hold has to be confirmed first.
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
    // The visitor is reminded again of the new time.
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

/** The time is taken, or two meetings swap their times at the same moment. */
function isBlockedByOther(error: unknown): boolean {
  const codes: readonly (string | undefined)[] = [uniqueViolation, exclusionViolation, deadlockDetected];
  return codes.includes(sqlErrorCode(error));
}
