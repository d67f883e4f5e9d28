import { type Language, languageCodes } from '#site/languages.ts';
import { readWishes, type Wish } from './qualities.ts';
import { remembering } from './remembering.ts';

/** The languages of the site that a browser accepts, the best first; of two it likes equally, the one it names first. */
export const negotiateLanguages = remembering((acceptLanguage: string): readonly Language[] => {
  const wishes = readWishes(acceptLanguage);
  return languageCodes
    .map((language) => ({ language, ...likingOf(language, wishes) }))
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality || one.position - other.position)
    .map(({ language }) => language);
});

/** The language of the site that a browser likes best. */
export function negotiateLanguage(acceptLanguage: string): Language | undefined {
  return negotiateLanguages(acceptLanguage)[0];
}

/** A wish for a region (`fr-CA`) is one for its language; `*` speaks for what is not named. */
function likingOf(language: Language, wishes: readonly Wish[]): { quality: number; position: number } {
  const named = wishes.filter(({ value }) => value === language || value.startsWith(`${language}-`));
  const counting = named.length > 0 ? named : wishes.filter(({ value }) => value === '*');
  const quality = Math.max(0, ...counting.map((wish) => wish.quality));
  const first = counting.find((wish) => wish.quality === quality);
  return { quality, position: first ? wishes.indexOf(first) : -1 };
}
