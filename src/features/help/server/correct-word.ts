import MiniSearch from 'minisearch';
import { wordsIn } from '#content/words.ts';
import { countEdits } from '#site/count-edits.ts';
import type { Language } from '#site/languages.ts';
import { isStopWord, longestWord, plainWords, stemOf, textsIn } from './terms.ts';

/** Replaces a word that occurs nowhere by the nearest one that does. */
export function createCorrector(vocabulary: ReadonlySet<string>, language: Language) {
  // Words of all texts of the site are no typos.
  const written = new Set(textsIn(wordsIn(language)).flatMap((text) => plainWords(text, language)));
  const asked = new Set<string>();
  for (const word of written) if (vocabulary.has(stemOf(word, language))) asked.add(word);
  for (const word of vocabulary) asked.add(word);
  // One document of all words: it is only asked which of them are near a mistyped one.
  const index = new MiniSearch<{ id: number; words: string }>({
    fields: ['words'],
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
  });
  index.add({ id: 0, words: [...asked].filter((word) => word.length > 3 && !isStopWord(word, language)).join(' ') });

  return (word: string): { word: string; isTypo?: true } => {
    if (
      word.length < 4 ||
      word.length > longestWord ||
      /\d/.test(word) ||
      written.has(word) ||
      isStopWord(word, language)
    )
      return { word };
    if (vocabulary.has(stemOf(word, language))) return { word };
    const most = word.length > 7 ? 2 : word.length > 5 ? 2 : 1;
    const nearest = index
      .search(word, { fuzzy: most, prefix: false })
      .flatMap(({ terms }) => terms.map((term) => ({ word: term, distance: countEdits(word, term) })))
      .filter((found) => found.word[0] === word[0] && found.distance <= (word.length > 7 ? 2 : 1))
      .sort((one, other) => one.distance - other.distance || other.word.length - one.word.length)[0];
    return nearest ? { word: nearest.word, isTypo: true } : { word };
  };
}
