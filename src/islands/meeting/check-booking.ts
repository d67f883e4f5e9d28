import { emailPattern, manyLines, oneLine, type TextRule, textProblem } from '#contracts/ticket-rules.ts';
import type { Language } from '#site/languages.ts';
import { meetingLimits } from '#site/meetings/meeting-limits.ts';
import { format } from '#site/message.ts';
import type { BookingFields } from './booking.ts';
import type { MeetingWords } from './words.ts';

type Typed = Pick<BookingFields, 'time' | 'name' | 'email' | 'topic'>;

const rules: Readonly<Record<'name' | 'email' | 'topic', TextRule>> = {
  name: oneLine,
  email: oneLine,
  topic: manyLines,
};

/** What is wrong with what was typed, by the rules of the server. */
export function checkBooking(typed: Typed): Record<string, string> {
  const texts = (['name', 'email', 'topic'] as const).flatMap((field) => {
    const text = rules[field].tidy(typed[field]);
    const wrong = textProblem(text, rules[field], meetingLimits[field]);
    if (wrong) return [[field, wrong]];
    return field === 'email' && !emailPattern.test(text) ? [[field, 'invalid']] : [];
  });
  return Object.fromEntries([...(typed.time ? [] : [['time', 'missing']]), ...texts]);
}

/** The name of a problem in words: the server and the island name them alike. */
export function inWords(
  field: string,
  problem: string | undefined,
  words: MeetingWords['problems'],
  language: Language,
): string | undefined {
  if (!problem) return undefined;
  const all: Readonly<Record<string, Readonly<Record<string, string>>>> = words;
  const text = all[field]?.[problem] ?? all['any']?.[problem] ?? words.any.invalid;
  const limits: Readonly<Record<string, number>> = meetingLimits;
  return format(text, language, { most: limits[field] ?? 0 });
}
