import { isConfirmationKey, isMeetingKey } from './meeting-address.ts';
import type { MeetingDeps } from './meeting-parts.ts';
import { findMeeting, readMeetingReference } from './store/find-meetings.ts';
import type { Meeting } from './tables.ts';

type FindMeeting = (
  deps: Pick<MeetingDeps, 'database' | 'secretOf'>,
  typed: string,
  key: string,
) => Promise<Meeting | undefined>;

const findWith =
  (isKey: typeof isMeetingKey): FindMeeting =>
  async ({ database, secretOf }, typed, key) => {
    const reference = readMeetingReference(typed);
    return reference && isKey(await secretOf(), reference, key) ? findMeeting(database.db, reference) : undefined;
  };

/** Finds the meeting by its reference and key. A wrong key does not reveal whether the meeting exists. */
export const findMeetingByKey = findWith(isMeetingKey);

/** Finds the meeting by the key from the mail that asks to confirm a hold. */
export const findMeetingToConfirm = findWith(isConfirmationKey);
