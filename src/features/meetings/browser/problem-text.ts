import type { Language } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { meetingLimits } from '../meeting-limits.ts';
import type { MeetingWords } from './words.ts';

/** The name of a problem in words: the server and the island name them alike. */
export function problemText(
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
