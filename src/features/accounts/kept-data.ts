import { type Words, wordsIn } from '#content/words.ts';
import type { Language } from '#site/languages.ts';
import { format } from '#site/message.ts';

/** What stays after an account is deleted, and for how long. */
export interface KeptData {
  readonly what: keyof Words['personalData']['kept'];
  readonly days: number | 'forever';
}

const daysOfYear = 365;

/** What it is, for how long it stays, and why. */
export function describeKept({ what, days }: KeptData, language: Language) {
  const { kept, periods } = wordsIn(language).personalData;
  return { ...kept[what], period: periodOf() };

  function periodOf(): string {
    if (days === 'forever') return periods.forever;
    if (days % daysOfYear === 0) return format(periods.years, language, { years: days / daysOfYear });
    return format(periods.days, language, { days });
  }
}
