import { languageOf } from '#platform/server/language-of.ts';
import { maskEmail } from '#platform/server/security/secrets.ts';
import type { Language } from '#site/languages.ts';
import type { MeetingEntry, MeetingFacts } from '../meeting-answer.ts';
import { calendarFileAddress, meetingAddress } from './meeting-address.ts';
import { isExpiredHold } from './store/holds.ts';
import type { Meeting } from './tables.ts';

/** A meeting in the dashboard's list. `language`: the reader's. */
export function meetingEntry(meeting: Meeting, secret: string, language: Language): MeetingEntry {
  const { reference, topic, zone, startsAt } = meeting;
  const state = isExpiredHold(meeting, new Date()) ? 'expired' : meeting.state;
  return {
    reference,
    state,
    topic,
    zone,
    startsAt: startsAt.getTime(),
    isPast: startsAt.getTime() <= Date.now(),
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
