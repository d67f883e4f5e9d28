import { isLinkKey, linkKey } from '#platform/server/security/secrets.ts';
import type { Language } from '#site/languages.ts';
import { type MeetingPlace, meetingHref } from '../meeting-fields.ts';

export const calendarFiles = '/meet/calendar';

export function meetingKey(secret: string, reference: string): string {
  return linkKey(secret, 'meeting', reference);
}

export function isMeetingKey(secret: string, reference: string, key: string): boolean {
  return isLinkKey(secret, 'meeting', reference, key);
}

/**
 * Stands in the mail that asks for a confirmation, and nowhere else: whoever has it can read that mailbox. The key of
 * the meeting would not do, because whoever books gets it in the answer.
 */
export function confirmationKey(secret: string, reference: string): string {
  return linkKey(secret, 'confirmation', reference);
}

export function isConfirmationKey(secret: string, reference: string, key: string): boolean {
  return isLinkKey(secret, 'confirmation', reference, key);
}

/** The page that asks for the click. Opening it changes nothing, since programs that look for viruses do so, too. */
export function confirmationAddress(secret: string, reference: string, language: Language): string {
  return meetingHref(language, { meeting: reference, confirm: confirmationKey(secret, reference) });
}

/** The page on which it can be moved and cancelled. */
export function meetingAddress(
  secret: string,
  reference: string,
  language: Language,
  more: Pick<MeetingPlace, 'move' | 'done'> = {},
): string {
  return meetingHref(language, { meeting: reference, key: meetingKey(secret, reference), ...more });
}

/** An iCalendar file of it, to take along. */
export function calendarFileAddress(secret: string, reference: string): string {
  return `${calendarFiles}/${reference}.ics?key=${meetingKey(secret, reference)}`;
}
