import { countEdits } from '#site/count-edits.ts';
import type { Language } from '#site/languages.ts';
import { isStopWord, longestWord, stemOf } from './terms.ts';

/** Shorter words are too much alike. */
const shortest = 4;

/** Replaces a word that occurs nowhere by the nearest one that does. Words of the site's texts are no typing errors. */
export function createCorrector(vocabulary: ReadonlySet<string>, written: ReadonlySet<string>, language: Language) {
  const asked = new Set<string>();
  for (const word of written) if (vocabulary.has(stemOf(word, language))) asked.add(word);
  for (const word of vocabulary) asked.add(word);
  // Hardly anybody mistypes the first letter.
  const byLetter = new Map<string, string[]>();
  for (const word of asked) {
    if (word.length < shortest || isStopWord(word, language)) continue;
    const others = byLetter.get(word[0] ?? '') ?? [];
    others.push(word);
    byLetter.set(word[0] ?? '', others);
  }

  return (word: string): string => {
    if (
      word.length < shortest ||
      word.length > longestWord ||
      /\d/.test(word) ||
      written.has(word) ||
      isStopWord(word, language)
    )
      return word;
    if (vocabulary.has(stemOf(word, language))) return word;
    const most = word.length > 7 ? 2 : 1;
    const nearest = (byLetter.get(word[0] ?? '') ?? [])
      .filter((other) => Math.abs(other.length - word.length) <= most)
      .map((other) => ({ word: other, distance: countEdits(word, other) }))
      .filter(({ distance }) => distance <= most)
      .sort((one, other) => one.distance - other.distance || other.word.length - one.word.length)[0];
    return nearest?.word ?? word;
  };
}
