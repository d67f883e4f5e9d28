import { grammars } from '#content/grammar/index.ts';
import { byLanguage, type Language } from '#site/languages.ts';

const stopWordsOf = byLanguage((language) => new Set(grammars[language].stopWords.split(' ')));

const shortFormsOf = byLanguage(
  (language) => new Map(Object.entries(grammars[language].shortForms).map(([form, words]) => [form, words.split(' ')])),
);

export function isStopWord(plain: string, language: Language): boolean {
  return plain.length < 2 || stopWordsOf[language].has(plain);
}

/** The words of a text in their order, without accents, and in full: "u" is "you". English writes "can't" as one word, French "n'ai" as two. */
export function plainWords(text: string, language: Language): string[] {
  const plain = withoutAccents(text).replace(/24 ?[/x] ?7/g, '247h');
  const { prepareWords = (words) => words } = grammars[language];
  const words = wordsOf(prepareWords(plain));
  const shortForms = shortFormsOf[language];
  return words.some((word) => shortForms.has(word)) ? words.flatMap((word) => shortForms.get(word) ?? word) : words;
}

const isAscii = /^[\x20-\x7e]*$/;

/** The classes of Unicode take three times as long, and most texts need none. */
function wordsOf(plain: string): string[] {
  return plain.match(isAscii.test(plain) ? /[a-z0-9]+/g : /[\p{L}\p{N}]+/gu) ?? [];
}

export function withoutAccents(text: string): string {
  // Most texts have none.
  if (isAscii.test(text)) return text.toLowerCase();
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Longer strings are not words. */
export const longestWord = 30;

/** Stems of the site's own words, which are read again and again. Bounded, because visitors add theirs. */
const knownStems = byLanguage(() => new Map<string, string>());
const mostKnownStems = 15_000;

/** The stem of a word without accents: "cotizacion" and "cotizaciones" have the same. */
export function stemOf(word: string, language: Language): string {
  if (word.length < 4 || word.length > longestWord || /\d/.test(word)) return word;
  const known = knownStems[language].get(word);
  if (known !== undefined) return known;
  const stem = makeStem(word, language);
  if (knownStems[language].size < mostKnownStems) knownStems[language].set(word, stem);
  return stem;
}

function makeStem(word: string, language: Language): string {
  const { stemmer, prepareStem } = grammars[language];
  return withoutAccents(stemmer(prepareStem ? prepareStem(word) : word));
}

/** The stems of the words of a text, in their order. */
export function stemsIn(text: string, language: Language): string[] {
  return plainWords(text, language).map((word) => stemOf(word, language));
}

/** What a question asks for, as far as a word says it. */
export function questionWordsIn(text: string, language: Language): ReadonlySet<string> {
  const plain = withoutAccents(text);
  const { questionWords, prepareQuestion } = grammars[language];
  const asked = prepareQuestion ? prepareQuestion(plain, text) : plain;
  return new Set(Object.entries(questionWords).flatMap(([name, word]) => (word.test(asked) ? [name] : [])));
}

/** All texts in a part of the words. */
export function textsIn(words: unknown): string[] {
  return typeof words === 'string' ? [words] : Object.values(Object(words)).flatMap(textsIn);
}
