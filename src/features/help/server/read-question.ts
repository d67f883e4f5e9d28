import type { ProductSlug } from '#content/catalogue/products.ts';
import { grammars } from '#content/grammar/index.ts';
import type { Language } from '#site/languages.ts';
import { createCorrector } from './correct-word.ts';
import { joinNumbers, multiplierOf, numberOf } from './numbers.ts';
import { anyProduct, longestAt, type Phrase, phrasesOf } from './phrases.ts';
import { isStopWord, plainWords, stemOf } from './terms.ts';

/** One thing that a question says: a word, a phrase such as "log in", or a number. */
export interface Unit {
  /** Under which it is found: the stem, and `c:price` for each list of synonyms that contains it. */
  readonly features: readonly string[];
  /** What was typed. */
  readonly word: string;
  readonly number?: number;
  /** Named by its name, and not by what it does. */
  readonly product?: ProductSlug;
}

/** In the words of an answer: any number, and any name of this kind. */
const slots: Readonly<Record<string, string>> = {
  number: '#',
  product: anyProduct,
  place: 'c:place',
  language: 'c:language',
};

export type ReadUnits = (text: string) => readonly Unit[];

/** A text on its way into units. */
interface Reading {
  readonly text: string;
  readonly words: readonly string[];
  /** With corrected words in the place of mistyped ones. */
  readonly read: readonly string[];
  readonly stems: readonly string[];
}

interface Step {
  readonly unit?: Unit;
  /** Where the next unit begins. */
  readonly next: number;
}

/**
 * Splits texts of one language into units. `known`: the stems of the answers, to which mistyped words are compared;
 * `written`: the words of the site's texts.
 */
export function createReader(language: Language, known: Iterable<string>, written: ReadonlySet<string>): ReadUnits {
  const phrases = phrasesOf(language);
  const vocabulary = new Set([...known, ...[...phrases.values()].flat().flatMap(({ stems }) => stems)]);
  const correct = createCorrector(vocabulary, written, language);

  return (text) => {
    const joined = joinNumbers(text);
    const words = plainWords(joined, language);
    const read = words.map(correct);
    const reading = { text: joined, words, read, stems: read.map((word) => stemOf(word, language)) };
    const units: Unit[] = [];
    for (let index = 0; index < words.length; ) {
      const { unit, next } = unitAt(reading, index);
      if (unit) units.push(unit);
      index = next;
    }
    return units;
  };

  function unitAt(reading: Reading, index: number): Step {
    const { text, words, read, stems } = reading;
    const word = read[index] ?? '';
    const slot = text.includes(`[${word}]`) ? slots[word] : undefined;
    if (slot) return { unit: { features: [slot], word }, next: index + 1 };
    const found = longestAt(phrases, stems, words, index, language);
    const number = numberOf(word, language);
    // "Twice" may be written as "two times".
    const isPhrase = (found?.stems.length ?? 0) > 1;
    if (number !== undefined && number !== 1 && !isPhrase) return numberAt(reading, index, number, language);
    return found ? phraseAt(reading, index, found) : wordAt(reading, index, language);
  }
}

function phraseAt(
  { words, stems }: Reading,
  index: number,
  { end, features, product }: Phrase & { readonly end: number },
): Step {
  const stem = end === index + 1 ? [stems[index] ?? ''] : [];
  const unit: Unit = {
    features: [...new Set([...features, ...stem])],
    word: words.slice(index, end).join(' '),
    ...(product && { product }),
  };
  return { unit, next: end };
}

function wordAt({ read, stems }: Reading, index: number, language: Language): Step {
  const word = read[index] ?? '';
  const next = index + 1;
  // A reference, such as 7KQ2, says nothing about the topic.
  if (isStopWord(word, language) || (/\d/.test(word) && /\D/.test(word))) return { next };
  return { unit: { features: [stems[index] ?? word], word }, next };
}

function numberAt({ text, words }: Reading, index: number, number: number, language: Language): Step {
  const times = multiplierOf(words[index + 1]);
  const next = index + (times > 1 ? 2 : 1);
  const { timeUnits, moneyUnits } = grammars[language];
  if (timeUnits.test(words[next] ?? '')) return { next };
  const word = words.slice(index, next).join(' ');
  if (moneyUnits.test(words[next] ?? '') || text.includes(`$${words[index]}`))
    return { unit: { features: ['$'], word }, next };
  return { unit: { features: ['#'], word, number: number * times }, next };
}
