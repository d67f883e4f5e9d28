import { isConfirmationKey, isMeetingKey } from './meeting-address.ts';
import type { MeetingDeps } from './meeting-parts.ts';
import { findMeeting, readMeetingReference } from './store/find-meetings.ts';
import type { Meeting } from './tables.ts';

/** The meeting that a reference and its key open. Whether there is one without the right key is told to nobody. */
export async function findOpenedMeeting(
  { database, secretOf }: Pick<MeetingDeps, 'database' | 'secretOf'>,
  typed: string,
  key: string,
): Promise<Meeting | undefined> {
  const reference = readMeetingReference(typed);
  if (!reference || !isMeetingKey(await secretOf(), reference, key)) return undefined;
  return findMeeting(database.db, reference);
}

/** The same by the key of the mail that asks to confirm a hold. */
export async function findMeetingToConfirm(
  { database, secretOf }: Pick<MeetingDeps, 'database' | 'secretOf'>,
  typed: string,
  key: string,
): Promise<Meeting | undefined> {
  const reference = readMeetingReference(typed);
  if (!reference || !isConfirmationKey(await secretOf(), reference, key)) return undefined;
  return findMeeting(database.db, reference);
}
