import { isExpiredHold } from '#database/meetings/holds.ts';
import type { Meeting } from '#database/meetings/meeting-change.ts';
import type { Language } from '#site/languages.ts';
import type { MeetingEntry, MeetingFacts } from '#site/meetings/meeting-answer.ts';
import { hideMostOf } from '../hide-most-of.ts';
import { languageOf } from '../language-of.ts';
import { calendarFileAddress, meetingAddress } from './meeting-address.ts';

/** One of the meetings that the dashboard lists. `language`: of the reader. */
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
    // The page may be seen by others than its visitor.
    email: hideMostOf(meeting.email),
    language: languageOf(meeting),
    quote: meeting.quoteReference ?? undefined,
    calendarFile: calendarFileAddress(secret, meeting.reference),
  };
}
