import { type Language, localeOf } from '#site/languages.ts';

/** US dollars in the short form of large sums: US$3M. */
export function millions(amount: number, language: Language): string {
  return new Intl.NumberFormat(localeOf(language), {
    style: 'currency',
    currency: 'USD',
    notation: 'compact',
    // Spanish has no short word for a thousand million: its 1.000 is grouped like every other figure of the site.
    useGrouping: 'always',
    maximumFractionDigits: 0,
  }).format(amount);
}
