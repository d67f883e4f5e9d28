import type { ReadSignedIn } from '#features/accounts/server/accounts.ts';
import { currentTime } from '#platform/database/clock.ts';
import { pick } from '#platform/database/queries.ts';
import type { Config } from '#platform/server/config/config.ts';
import { languageOf } from '#platform/server/pages/choose-language.ts';
import { isLinkKey, linkKey, maskEmail } from '#platform/server/security/secrets.ts';
import type { ServerDeps } from '#platform/server/server-deps.ts';
import type { Language } from '#site/languages.ts';
import type { MeetingEntry, MeetingFacts } from '../meeting-answer.ts';
import { type MeetingQuery, meetingHref } from '../meeting-fields.ts';
import { findMeeting, isExpiredHold, readMeetingReference } from './store/find-meetings.ts';
import type { Meeting } from './tables.ts';

/** The dependencies of the meeting routes. */
export interface MeetingDeps extends Omit<ServerDeps, 'pages'> {
  readonly signedIn: ReadSignedIn;
}

/** The addresses that the mails of meetings contain, and the secret for keys. */
export interface MeetingMailDeps {
  readonly config: Pick<Config, 'teamEmail' | 'publicUrl' | 'meetings'>;
  readonly secret: string;
}

export const calendarFiles = '/meet/calendar';

export function meetingKey(secret: string, reference: string): string {
  return linkKey(secret, 'meeting', reference);
}

function isMeetingKey(secret: string, reference: string, key: string): boolean {
  return isLinkKey(secret, 'meeting', reference, key);
}

/**
 * Only in the mail that asks for a confirmation, so it proves access to that mailbox. The key of the meeting would not,
 * because the booking's answer contains it.
 */
export function confirmationKey(secret: string, reference: string): string {
  return linkKey(secret, 'confirmation', reference);
}

function isConfirmationKey(secret: string, reference: string, key: string): boolean {
  return isLinkKey(secret, 'confirmation', reference, key);
}

/** The page with the confirm button. Opening it changes nothing, because virus scanners open links too. */
export function confirmationAddress(secret: string, reference: string, language: Language): string {
  return meetingHref(language, { meeting: reference, confirm: confirmationKey(secret, reference) });
}

/** The page where the meeting can be moved and cancelled. */
export function meetingAddress(
  secret: string,
  reference: string,
  language: Language,
  more: Pick<MeetingQuery, 'move' | 'done'> = {},
): string {
  return meetingHref(language, { meeting: reference, key: meetingKey(secret, reference), ...more });
}

/** The address of the meeting's iCalendar file. */
export function calendarFileAddress(secret: string, reference: string): string {
  return `${calendarFiles}/${reference}.ics?key=${meetingKey(secret, reference)}`;
}

/** A meeting in the dashboard's list. `language`: the reader's. */
export function meetingEntry(meeting: Meeting, secret: string, language: Language): MeetingEntry {
  const { reference, startsAt } = meeting;
  return {
    ...pick(meeting, 'reference', 'topic', 'zone'),
    state: isExpiredHold(meeting, currentTime()) ? 'expired' : meeting.state,
    startsAt: startsAt.getTime(),
    isPast: startsAt.getTime() <= currentTime().getTime(),
    page: meetingAddress(secret, reference, language),
  };
}

/** A meeting as its page shows it. */
export function meetingFacts(meeting: Meeting, secret: string, language: Language): MeetingFacts {
  return {
    ...meetingEntry(meeting, secret, language),
    heldUntil: meeting.heldUntil?.getTime(),
    name: meeting.name,
    // People other than the visitor may see the page.
    email: maskEmail(meeting.email),
    language: languageOf(meeting),
    quote: meeting.quoteReference ?? undefined,
    calendarFile: calendarFileAddress(secret, meeting.reference),
  };
}

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
