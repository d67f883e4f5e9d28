import { type ProductSlug, products } from '#content/catalogue/products.ts';
import { wordsIn } from '#content/words.ts';
import type { Language } from '#site/languages.ts';
import { isStopWord, plainWords, stemOf, withoutAccents } from './terms.ts';

/** The name of any product. */
export const anyProduct = 'c:product';

/** A way to say something: stems in this order, perhaps with stop words between. */
export interface Phrase {
  readonly stems: readonly string[];
  /** Every word of a phrase of one word. */
  readonly words: ReadonlySet<string>;
  readonly features: readonly string[];
  /** The name of a product, and not a description of it. */
  readonly product?: ProductSlug | undefined;
}

/** The most stop words between two words of a phrase: "move *my* meeting". */
const mostBetween = 2;

interface Meaning {
  readonly words: Set<string>;
  readonly features: Set<string>;
  readonly product?: ProductSlug;
}

/** By their first stem, the longest first. */
export function phrasesOf(language: Language): ReadonlyMap<string, readonly Phrase[]> {
  const { helpSynonyms: synonyms } = wordsIn(language);
  const byText = new Map<string, Meaning>();
  for (const [concept, text] of Object.entries(synonyms)) {
    for (const phrase of text.split(', ')) {
      const words = plainWords(phrase, language);
      const stems = words.map((word) => stemOf(word, language));
      const key = stems.join(' ');
      const entry: Meaning = byText.get(key) ?? { features: new Set(), words: new Set() };
      if (words.length === 1 && words[0]) entry.words.add(words[0]);
      entry.features.add(`c:${concept}`);
      byText.set(key, entry);
    }
  }
  for (const { slug, name } of products) {
    const key = stemOf(withoutAccents(name), language);
    // Its name also means what it does: "price of fleet software" is read as "price of Transpur" is.
    byText.set(key, { features: new Set([`p:${slug}`, `c:${slug}`, anyProduct]), words: new Set(), product: slug });
  }
  const phrases = new Map<string, Phrase[]>();
  for (const [text, { features, words, product }] of byText) {
    const stems = text.split(' ');
    const first = stems[0] ?? '';
    const phrase = { stems, words, features: [...features], product };
    phrases.set(
      first,
      [...(phrases.get(first) ?? []), phrase].sort((a, b) => b.stems.length - a.stems.length),
    );
  }
  return phrases;
}

export function longestAt(
  phrases: ReadonlyMap<string, readonly Phrase[]>,
  stems: readonly string[],
  words: readonly string[],
  start: number,
  language: Language,
) {
  for (const phrase of phrases.get(stems[start] ?? '') ?? []) {
    const word = words[start] ?? '';
    // A stop word is only itself, and not another word with the same stem.
    if (phrase.stems.length === 1 && isStopWord(word, language) && !phrase.words.has(word)) continue;
    const end = endOf(phrase.stems, stems, words, start, language);
    if (end !== undefined) return { ...phrase, end };
  }
  return undefined;
}

function endOf(
  phrase: readonly string[],
  stems: readonly string[],
  words: readonly string[],
  start: number,
  language: Language,
): number | undefined {
  let index = start;
  for (const stem of phrase) {
    let between = 0;
    while (
      index > start &&
      between < mostBetween &&
      stems[index] !== stem &&
      index < words.length &&
      isStopWord(words[index] ?? '', language)
    ) {
      index++;
      between++;
    }
    if (stems[index] !== stem) return undefined;
    index++;
  }
  return index;
}
