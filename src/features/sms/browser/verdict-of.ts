import type { Language } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { capacities } from '../characters.ts';
import { type CalculatedMessage, calculateMessage } from '../measure.ts';
import type { SmsCalculatorWords } from './words.ts';

export interface VerdictText {
  readonly title: string;
  readonly saving: string;
}

/** Two sentences about the costly characters, for the screen and for screen readers. */
export function verdictOf(
  { costly, measure, plainly }: CalculatedMessage,
  before: string | undefined,
  language: Language,
  words: SmsCalculatorWords,
): VerdictText {
  const limits = { short: capacities.gsm7.alone, full: capacities.ucs2.alone };
  if (before !== undefined) {
    const saved = savedParts(calculateMessage(before).measure.parts.length, measure.parts.length);
    return { title: words.rewritten, saving: format(words.rewrittenSaved, language, saved) };
  }
  const count = costly.reduce((sum, { at }) => sum + at.length, 0);
  const parts = measure.parts.length;
  const plain = 'measure' in plainly ? plainly.measure.parts.length : parts;
  return {
    title: count > 0 ? format(words.costly, language, { count }) : words.cheap,
    saving: format(words.verdicts[plainly.kind], language, { count, ...limits, ...savedParts(parts, plain) }),
  };
}

function savedParts(parts: number, plain: number) {
  return { parts, plain, percent: parts > 0 ? Math.round((1 - plain / parts) * 100) : 0 };
}
