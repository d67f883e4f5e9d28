import type { Db } from '#platform/database/database.ts';
import { type Actor, noteAction } from '#platform/server/staff/staff-actions.ts';
import { cancelIn } from './cancel-meeting.ts';
import type { MeetingMails } from './meeting-change.ts';

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
