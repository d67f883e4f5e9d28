import { isConfirmationKey, isMeetingKey } from './meeting-address.ts';
import type { MeetingDeps } from './meeting-parts.ts';
import { findMeeting, readMeetingReference } from './store/find-meetings.ts';
import type { Meeting } from './tables.ts';

/** Finds the meeting by its reference and key. A wrong key does not reveal whether the meeting exists. */
export async function findMeetingByKey(
  { database, secretOf }: Pick<MeetingDeps, 'database' | 'secretOf'>,
  typed: string,
  key: string,
): Promise<Meeting | undefined> {
  const reference = readMeetingReference(typed);
  if (!reference || !isMeetingKey(await secretOf(), reference, key)) return undefined;
  return findMeeting(database.db, reference);
}

/** Finds the meeting by the key from the mail that asks to confirm a hold. */
export async function findMeetingToConfirm(
  { database, secretOf }: Pick<MeetingDeps, 'database' | 'secretOf'>,
  typed: string,
  key: string,
): Promise<Meeting | undefined> {
  const reference = readMeetingReference(typed);
  if (!reference || !isConfirmationKey(await secretOf(), reference, key)) return undefined;
  return findMeeting(database.db, reference);
}
