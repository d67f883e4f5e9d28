import { type Language, languageCodes } from '#site/languages.ts';
import { readWishes, type Wish } from './qualities.ts';
import { remembering } from './remembering.ts';

/** The language of the site that a browser likes best; of two it likes equally, the one it names first. */
export const negotiateLanguage = remembering((acceptLanguage: string): Language | undefined => {
  const wishes = readWishes(acceptLanguage);
  let best: { language: Language; quality: number; position: number } | undefined;
  for (const language of languageCodes) {
    const { quality, position } = likingOf(language, wishes);
    if (quality === 0) continue;
    if (!best || quality > best.quality || (quality === best.quality && position < best.position)) {
      best = { language, quality, position };
    }
  }
  return best?.language;
});

/** A wish for a region (`fr-CA`) is one for its language; `*` speaks for what is not named. */
function likingOf(language: Language, wishes: readonly Wish[]): { quality: number; position: number } {
  const named = wishes.filter(({ value }) => value === language || value.startsWith(`${language}-`));
  const counting = named.length > 0 ? named : wishes.filter(({ value }) => value === '*');
  const quality = Math.max(0, ...counting.map((wish) => wish.quality));
  return { quality, position: wishes.findIndex((wish) => counting.includes(wish) && wish.quality === quality) };
}
