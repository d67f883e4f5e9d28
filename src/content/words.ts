import type { Language } from '#site/languages.ts';
import { mark, type SiteVariant } from '#site/site-variant.ts';
import type * as english from './en/index.ts';
import { readWords } from './read-words.ts';

/** All words of the site in one language. English is the type; `check-words.ts` checks the others against it. */
export type Words = typeof english;

export const wordsIn = memoize((language): Words => JSON.parse(readWords(language)));

/** For a server that accepts cards, or for one that does not. */
export function wordsFor(language: Language, { charges }: Pick<SiteVariant, 'charges'>): Words {
  return charges.length > 0 ? wordsIn(language) : wordsWithoutCards(language);
}

/** For the build, whose pages are for every server: a text that differs contains both alternatives. */
export const markedWordsIn = memoize((language) => changeWords(language, (text, other) => mark('cards', text, other)));

const wordsWithoutCards = memoize((language) => changeWords(language, (_, other) => other));

function memoize(make: (language: Language) => Words): (language: Language) => Words {
  const made = new Map<Language, Words>();
  return (language) => {
    const words = made.get(language) ?? make(language);
    made.set(language, words);
    return words;
  };
}

type Change = (text: string, other: string) => string;

/** `without-cards.json` has the structure of all words and contains those that differ. */
function changeWords(language: Language, change: Change): Words {
  const words: Words = JSON.parse(JSON.stringify(wordsIn(language)));
  changeTexts(words, words.withoutCards, change);
  return words;
}

function changeTexts(texts: object, others: object, change: Change): void {
  for (const [key, other] of Object.entries(others)) {
    const text: unknown = Reflect.get(texts, key);
    if (typeof text === 'string' && typeof other === 'string') Reflect.set(texts, key, change(text, other));
    else if (isGroup(text) && isGroup(other)) changeTexts(text, other, change);
    else throw new Error(`without-cards.json changes "${key}", which is not in the words`);
  }
}

function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
