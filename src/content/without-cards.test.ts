import { describe, expect, it } from 'vitest';
import { type Language, languageCodes } from '#site/languages.ts';
import { placeholders } from '#site/message.ts';
import { builtVariant, resolveMarks } from '#site/site-variant.ts';
import { markedWordsIn, wordsFor, wordsIn } from './words.ts';

/** In a language that is not among them, the word that a text without a translation has. */
const card: Partial<Readonly<Record<Language, RegExp>>> = { en: /\bcards?\b/i, es: /tarjeta/i, fr: /\bcartes?\b/i };

describe.each(languageCodes)('the words without cards in %s', (language) => {
  const without = wordsFor(language, { charges: [] });

  it('name no card, and use no values that the other words do not have', () => {
    for (const [path, other] of textsIn(wordsIn(language).withoutCards)) {
      expect(other, path).not.toMatch(card[language] ?? /\bcards?\b/i);
      const text = path.split('.').reduce((words: unknown, key) => Reflect.get(Object(words), key), wordsIn(language));
      expect(placeholders(String(text)), path).toEqual(expect.arrayContaining(placeholders(other)));
    }
  });

  it('replace the others on a server without cards, and only there', () => {
    expect(without.menu.products.tagline).not.toBe(wordsIn(language).menu.products.tagline);
    expect(without.shell).toEqual(wordsIn(language).shell);
    expect(wordsFor(language, { charges: ['cop'] })).toBe(wordsIn(language));
    const { tagline } = markedWordsIn(language).menu.products;
    expect(resolveMarks(tagline, builtVariant)).toBe(wordsIn(language).menu.products.tagline);
    expect(resolveMarks(tagline, { charges: [], taxNote: '' })).toBe(without.menu.products.tagline);
  });
});

function textsIn(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(Object(value)).flatMap(([key, inside]) => textsIn(inside, path ? `${path}.${key}` : key));
}
