import { type ProductSlug, products } from '#content/catalogue/products.ts';
import { wordsIn } from '#content/words.ts';
import type { Language } from '#site/languages.ts';
import { isStopWord, plainWords, termsIn } from './terms.ts';
import { type Concept, type Topic, topics, weightOf } from './topics.ts';

export interface TopicMatch {
  readonly topic: Topic;
  /** Whether every word of the question is understood. */
  readonly isWhole?: boolean;
  /** The product that the question names. */
  readonly product?: ProductSlug | undefined;
}

/** A way to say something: words in this order, perhaps with stop words between. `cancel*` is any word that begins so. */
interface Phrase {
  readonly concept: string;
  readonly words: readonly string[];
  readonly product?: ProductSlug | undefined;
}

/** A phrase that was found, and the positions of its words in the question. */
interface Found extends Phrase {
  readonly at: readonly number[];
}

/** How much a word counts against a match if no concept explains it: more if it occurs nowhere on the site. */
const penalties = { strange: 1.5, number: 0.6, known: 0.25 } as const;

/** Finds the topic of a question. `isStrict`: only if every word is understood, for questions in another language. */
export type MatchTopic = (question: string, isStrict?: boolean) => TopicMatch | undefined;

export function createTopicMatcher(language: Language): MatchTopic {
  const phrases = phrasesOf(language);
  const vocabulary = vocabularyOf(language);
  return (question, isStrict = false) => {
    const words = plainWords(question, language);
    // In another language nothing is taken for a typo.
    const isKnown = (word: string) => isStrict || termsIn(word, language).every((term) => vocabulary.has(term));
    const found = findPhrases(words, phrases, language, isKnown);
    const explained = new Set(found.flatMap(({ at }) => at));
    const others = words.filter((word, index) => !explained.has(index) && !isStopWord(word, language));
    if (isStrict && others.length > 0) return undefined;
    const penalty = sum(others.map((word) => penaltyOf(word, isKnown)));
    let best: { topic: Topic; score: number } | undefined;
    for (const topic of topics) {
      const score = Math.max(...topic.asked.map((concepts) => scoreOf(topic, concepts, found)));
      if (score > penalty && score > (best?.score ?? 0)) best = { topic, score };
    }
    const product = found.find((phrase) => phrase.product)?.product;
    return best && { topic: best.topic, product, isWhole: others.length === 0 };
  };
}

function penaltyOf(word: string, isKnown: (word: string) => boolean): number {
  if (/^\d+$/.test(word)) return penalties.number;
  // A reference, such as 7KQ2, says nothing about the topic.
  if (/\d/.test(word)) return 0;
  return isKnown(word) ? penalties.known : penalties.strange;
}

/** What a concept adds that is not necessary, and a further word of a phrase. */
const extra = { also: 0.5, word: 0.1 } as const;

function scoreOf({ also = [] }: Topic, concepts: readonly Concept[], found: readonly Found[]): number {
  let used = positionsOfAll(concepts, found);
  if (!used) return 0;
  let score = sum(concepts.map(weightOf)) + used.length * extra.word;
  for (const concept of also) {
    const more: readonly number[] | undefined = concepts.includes(concept)
      ? undefined
      : positionsOfAll([concept], found, used);
    if (more) score += weightOf(concept) * extra.also;
    used = more ?? used;
  }
  return score;
}

/** Where a question contains each of the concepts, in words of its own. Undefined if it does not. */
function positionsOfAll(
  [concept, ...rest]: readonly Concept[],
  found: readonly Found[],
  used: readonly number[] = [],
): readonly number[] | undefined {
  if (!concept) return used;
  for (const phrase of found) {
    if (phrase.concept !== concept || phrase.at.some((index) => used.includes(index))) continue;
    const all = positionsOfAll(rest, found, [...used, ...phrase.at]);
    if (all) return all;
  }
  return undefined;
}

/** By their first letter: a typo there is rare, and this keeps the search short. */
function phrasesOf(language: Language): ReadonlyMap<string, readonly Phrase[]> {
  const { concepts } = wordsIn(language).helpAnswers;
  const phrases = new Map<string, Phrase[]>();
  const add = (concept: string, text: string, product?: ProductSlug) => {
    for (const phrase of text.split(',')) {
      const words = phrase
        .trim()
        .split(' ')
        .flatMap((word) => withStar(word, language));
      const letter = words[0]?.[0] ?? '';
      phrases.set(letter, [...(phrases.get(letter) ?? []), { concept, words, product }]);
    }
  };
  for (const [concept, text] of Object.entries(concepts)) add(concept, text);
  for (const { slug, name } of products) {
    add('product', `${name}, ${concepts[slug]}`, slug);
    add(slug, name);
  }
  return phrases;
}

function withStar(word: string, language: Language): string[] {
  const plain = plainWords(word, language);
  return word.endsWith('*') ? plain.map((part, index) => (index === plain.length - 1 ? `${part}*` : part)) : plain;
}

/** All words that the site uses in a language. */
function vocabularyOf(language: Language): ReadonlySet<string> {
  const { helpAnswers, ...words } = wordsIn(language);
  return new Set(termsIn(textsIn([words, helpAnswers.topics]).join(' '), language));
}

function textsIn(words: unknown): string[] {
  return typeof words === 'string' ? [words] : Object.values(Object(words)).flatMap(textsIn);
}

function findPhrases(
  words: readonly string[],
  phrases: ReadonlyMap<string, readonly Phrase[]>,
  language: Language,
  isKnown: (word: string) => boolean,
): Found[] {
  const find = (isSame: (word: string, pattern: string) => boolean) =>
    words.flatMap((word, start) =>
      (phrases.get(word[0] ?? '') ?? []).flatMap((phrase) => {
        const at = positionsOf(phrase.words, words, start, isSame, language);
        return at ? [{ ...phrase, at }] : [];
      }),
    );
  const exact = find(matches);
  const understood = new Set(exact.flatMap(({ at }) => at.map((index) => words[index])));
  // Only a word that is no other word is taken for a typo.
  const typos = new Set(words.filter((word) => !understood.has(word) && !isStopWord(word, language) && !isKnown(word)));
  const found =
    typos.size === 0
      ? exact
      : find((word, pattern) => matches(word, pattern) || (typos.has(word) && resembles(word, pattern)));
  return found.sort((one, other) => other.at.length - one.at.length);
}

/** The most stop words between two words of a phrase: "move *my* meeting". */
const mostBetween = 2;

function positionsOf(
  patterns: readonly string[],
  words: readonly string[],
  start: number,
  isSame: (word: string, pattern: string) => boolean,
  language: Language,
): number[] | undefined {
  const at: number[] = [];
  let index = start;
  for (const pattern of patterns) {
    let between = 0;
    while (
      at.length > 0 &&
      between < mostBetween &&
      !isSame(words[index] ?? '', pattern) &&
      isStopWord(words[index] ?? '', language)
    ) {
      index++;
      between++;
    }
    if (!isSame(words[index] ?? '', pattern)) return undefined;
    at.push(index++);
  }
  return at;
}

function matches(word: string, pattern: string): boolean {
  return pattern.endsWith('*') ? word.startsWith(pattern.slice(0, -1)) : word === pattern;
}

/** Whether a word is a pattern with a typo: a letter too many or too few from five on, any from six, two from eight. */
function resembles(word: string, pattern: string): boolean {
  const stem = pattern.replace('*', '');
  const most = stem.length >= 8 ? 2 : stem.length >= 5 ? 1 : 0;
  if (most === 0 || word[0] !== stem[0] || word.length > 30) return false;
  if (stem.length === 5 && word.length === 5 && [...word].sort().join() !== [...stem].sort().join()) return false;
  const lengths = pattern.endsWith('*') ? [stem.length - 1, stem.length, stem.length + 1] : [word.length];
  return lengths.some(
    (length) =>
      Math.abs(Math.min(length, word.length) - stem.length) <= most && edits(word.slice(0, length), stem) <= most,
  );
}

/** The number of letters to add, remove, replace or swap with their neighbour. */
function edits(one: string, other: string): number {
  // `rows[i][j]`: from the first i letters of one to the first j letters of the other.
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= one.length; row++) {
    rows[row] = [row];
    for (let column = 1; column <= other.length; column++) {
      const replaced = one[row - 1] === other[column - 1] ? 0 : 1;
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      rows[row]?.push(
        Math.min(
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          at(row - 1, column - 1) + replaced,
          isSwapped ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
  }
  return at(one.length, other.length);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
