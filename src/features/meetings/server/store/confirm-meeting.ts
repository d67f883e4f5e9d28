import { eq } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { meeting } from '../tables.ts';
import { lockMeeting } from './find-meeting.ts';
import { isExpiredHold } from './holds.ts';
import { type Meeting, type MeetingMails, notifyOfMeetingChange } from './meeting-change.ts';

interface Confirmation {
  readonly reference: string;
  readonly now: Date;
}

/** `isNew` is false where it was booked already: then nothing is done, and nobody told again. */
export type ConfirmOutcome =
  | { readonly meeting: Meeting; readonly isNew: boolean }
  | 'unknown'
  | 'expired'
  | 'cancelled';

/**
 * Makes a meeting of a hold, with everything that follows from a booking, or nothing at all. Whoever takes the time of
 * an expired hold locks it, too: of the two, one comes first.
 */
export async function confirmMeeting(
  db: Db,
  { reference, now }: Confirmation,
  mailsOf: MeetingMails,
): Promise<ConfirmOutcome> {
  return db.transaction(async (tx) => {
    const found = await lockMeeting(tx, reference);
    if (!found) return 'unknown';
    if (found.state === 'booked') return { meeting: found, isNew: false };
    if (found.state === 'cancelled') return 'cancelled';
    if (isExpiredHold(found, now)) return 'expired';
    const [confirmed] = await tx
      .update(meeting)
      .set({ state: 'booked', heldUntil: null, bookedAt: now })
      .where(eq(meeting.id, found.id))
      .returning();
    if (!confirmed) return 'unknown';
    await notifyOfMeetingChange(tx, { news: 'booked', meeting: confirmed }, mailsOf);
    return { meeting: confirmed, isNew: true };
  });
}
