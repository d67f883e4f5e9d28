import type { Language } from '#site/languages.ts';
import { type MeetingPlace, meetingHref } from '#site/meetings/meeting-fields.ts';
import { isLinkKey, linkKey } from '../link-key.ts';

export const calendarFiles = '/meet/calendar';

export function meetingKey(secret: string, reference: string): string {
  return linkKey(secret, 'meeting', reference);
}

export function isMeetingKey(secret: string, reference: string, key: string): boolean {
  return isLinkKey(secret, 'meeting', reference, key);
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
