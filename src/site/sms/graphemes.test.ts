import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { graphemesOf } from './graphemes.ts';

/** As it is loaded by a browser without a segmenter. */
async function withoutSegmenter(): Promise<typeof graphemesOf> {
  vi.resetModules();
  vi.stubGlobal('Intl', { Collator: Intl.Collator });
  const loaded = await import('./graphemes.ts');
  return loaded.graphemesOf;
}

afterEach(() => void vi.unstubAllGlobals());

describe('characters as people count them, where the browser has no segmenter', () => {
  it.each([
    ['nothing', ''],
    ['lines and accents', 'Está aquí\nseñor'],
    ['accents put on letters', 'e\u0301 n\u0303'],
    ['joined, shaded and boxed emoji', '👨‍👩‍👧‍👦 👩🏽‍🚀 1️⃣ ☔️'],
    ['flags', '🇨🇴🇨🇦🇫🇷'],
    ['half an emoji', 'a\ud83cb'],
  ])('are the same: %s', async (_, text) => {
    expect((await withoutSegmenter())(text)).toEqual(graphemesOf(text));
  });

  it('make up the whole text', async () => {
    const byMarks = await withoutSegmenter();
    const pieces = [...'aé\n\u0301\u200d\ufe0f👩🏽🚀🇨🇴', '\ud83c', '\udf89'];
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...pieces), maxLength: 30 }), (text) => {
        const found = byMarks(text);
        expect(found.map((one) => one.text).join('')).toBe(text);
        expect(found.every((one) => text.startsWith(one.text, one.at))).toBe(true);
      }),
    );
  });
});
