import { eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { meeting } from '../tables.ts';
import { lockMeeting } from './find-meeting.ts';
import { isExpiredHold } from './holds.ts';
import { type Meeting, type MeetingMails, notifyOfMeetingChange } from './meeting-change.ts';

interface Cancellation {
  readonly reference: string;
  readonly by: NonNullable<Meeting['cancelledBy']>;
  readonly now: Date;
}

/** `isNew` is false where it was cancelled, or its hold expired, before: then nothing is done, and nobody told again. */
export type CancelOutcome = { readonly meeting: Meeting; readonly isNew: boolean } | 'unknown' | 'past';

/** Its time is free from now on. */
export function cancelMeeting(db: Db, cancellation: Cancellation, mailsOf: MeetingMails): Promise<CancelOutcome> {
  return db.transaction((tx) => cancelIn(tx, cancellation, mailsOf));
}

/** The same within a transaction that does more. */
export async function cancelIn(
  tx: Db,
  { reference, by, now }: Cancellation,
  mailsOf: MeetingMails,
): Promise<CancelOutcome> {
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
