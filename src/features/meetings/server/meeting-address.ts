import { isLinkKey, linkKey } from '#platform/server/security/secrets.ts';
import type { Language } from '#site/languages.ts';
import { type MeetingQuery, meetingHref } from '../meeting-fields.ts';

export const calendarFiles = '/meet/calendar';

export function meetingKey(secret: string, reference: string): string {
  return linkKey(secret, 'meeting', reference);
}

export function isMeetingKey(secret: string, reference: string, key: string): boolean {
  return isLinkKey(secret, 'meeting', reference, key);
}

/**
 * Only in the mail that asks for a confirmation, so it proves access to that mailbox. The key of the meeting would not,
 * because the booking's answer contains it.
 */
export function confirmationKey(secret: string, reference: string): string {
  return linkKey(secret, 'confirmation', reference);
}

export function isConfirmationKey(secret: string, reference: string, key: string): boolean {
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
