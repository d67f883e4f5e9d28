import { type Language, languageCodes } from '#site/languages.ts';
import { memoizeText } from './memoize-text.ts';
import { parseQualityValues, type QualityValue } from './qualities.ts';

/** The languages of the site that a browser accepts, the best first; of two it likes equally, the one it names first. */
export const negotiateLanguages = memoizeText((acceptLanguage: string): readonly Language[] => {
  const wishes = parseQualityValues(acceptLanguage);
  return languageCodes
    .map((language) => ({ language, ...qualityFor(language, wishes) }))
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality || one.position - other.position)
    .map(({ language }) => language);
});

/** The language of the site that a browser likes best. */
export function negotiateLanguage(acceptLanguage: string): Language | undefined {
  return negotiateLanguages(acceptLanguage)[0];
}

/** A wish for a region (`fr-CA`) is one for its language; `*` speaks for what is not named. */
function qualityFor(language: Language, wishes: readonly QualityValue[]): { quality: number; position: number } {
  const named = wishes.filter(({ value }) => value === language || value.startsWith(`${language}-`));
  const counting = named.length > 0 ? named : wishes.filter(({ value }) => value === '*');
  const quality = Math.max(0, ...counting.map((wish) => wish.quality));
  const first = counting.find((wish) => wish.quality === quality);
  return { quality, position: first ? wishes.indexOf(first) : -1 };
}
