import { checkEmail, checkText, onlyProblems } from '#platform/browser/check-text.ts';
import { manyLines, oneLine } from '#platform/contracts/text-rules.ts';
import { meetingLimits } from '../meeting-limits.ts';
import type { BookingFields } from './booking.ts';

type Typed = Pick<BookingFields, 'time' | 'name' | 'email' | 'topic'>;

/** What is wrong with what was typed, by the rules of the server. */
export function checkBooking({ time, name, email, topic }: Typed): Readonly<Record<string, string>> {
  return onlyProblems({
    time: time ? undefined : 'missing',
    name: checkText(name, oneLine, meetingLimits.name),
    email: checkEmail(email, meetingLimits.email),
    topic: checkText(topic, manyLines, meetingLimits.topic),
  });
}
