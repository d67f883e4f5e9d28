import type { Language } from '#site/languages.ts';
import type { Features } from './count-ways.ts';
import type { Unit } from './read-question.ts';
import { isStopWord, plainWords, questionWordsIn } from './terms.ts';

/** How much the features of each kind count: see decision 25. */
const factors = { word: 1, synonym: 0.9, pair: 0.4, silent: 0.5, asked: 0.5 } as const;

/** Every word, what it means, and which words stand together, with how much each of them counts. */
export function featuresOf(text: string, units: readonly Unit[], language: Language): Features {
  const meant = units.map(({ features }) => features);
  const words = plainWords(text, language);
  const silent = silentIn(words, language).map((word) => `w:${word}`);
  const pairs = neighbours(['^', ...meant.map((features) => features.at(-1) ?? ''), '$'], ' ');
  const asked = [...questionWordsIn(text, language)].map((word) => `q:${word}`);
  return new Map([
    ...meant.flat().map((feature) => [feature, feature.startsWith('c:') ? factors.synonym : factors.word] as const),
    ...pairs.map((pair) => [pair, factors.pair] as const),
    ...[...silent, ...neighbours(['^', ...words], '_')].map((feature) => [feature, factors.silent] as const),
    ...asked.map((feature) => [feature, factors.asked] as const),
  ]);
}

/** The words that mostly say nothing. */
export function silentUnits(text: string, language: Language): Unit[] {
  return silentIn(plainWords(text, language), language).map((word) => ({ features: [`w:${word}`], word }));
}

function silentIn(words: readonly string[], language: Language): string[] {
  return words.filter((word) => isStopWord(word, language));
}

function neighbours(items: readonly string[], between: string): string[] {
  return items.slice(1).map((item, index) => `${items[index]}${between}${item}`);
}
