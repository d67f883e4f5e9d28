import { numberFormat } from '#site/formatters.ts';
import { type Language, localeOf } from '#site/languages.ts';

/** The team is shown no larger numbers than this: counting on would make the page the slower the older the site is. */
export const mostCounted = 1_000;

export function writeCount(count: number, language: Language): string {
  const { format } = numberFormat(localeOf(language));
  return count > mostCounted ? `${format(mostCounted)}+` : format(count);
}
