import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { graphemesOf } from './characters.ts';

/** Loads the module as in a browser without a segmenter. */
async function withoutSegmenter(): Promise<typeof graphemesOf> {
  vi.resetModules();
  vi.stubGlobal('Intl', { Collator: Intl.Collator });
  const loaded = await import('./characters.ts');
  return loaded.graphemesOf;
}

afterEach(() => void vi.unstubAllGlobals());

describe('graphemes in a browser without a segmenter', () => {
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

  it('add up to the whole text', async () => {
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

describe('graphemes in a text of any length', () => {
  const segmenter = new Intl.Segmenter();
  /** In one pass, which takes quadratic time. */
  const atOnce = (text: string) =>
    [...segmenter.segment(text)].map(({ segment, index }) => ({ text: segment, at: index }));
  const pieces = [...'aé\r\n\u0301\u200d\ufe0f👩🏽🚀🇨🇴ᄀ\u1161क\u094d', '\ud83c', '\udf89'];

  it('are the same as in one pass', () => {
    const run = fc.tuple(fc.constantFrom(...pieces), fc.integer({ min: 1, max: 150 }));
    fc.assert(
      fc.property(fc.array(run, { maxLength: 6 }), (runs) => {
        const text = runs.map(([piece, times]) => piece.repeat(times)).join('');
        expect(graphemesOf(text)).toEqual(atOnce(text));
      }),
      { numRuns: 100 },
    );
  });

  it('are found in small pieces, whatever the length', () => {
    const segment = vi.spyOn(Intl.Segmenter.prototype, 'segment');
    expect(graphemesOf('a'.repeat(40_000))).toHaveLength(40_000);
    expect(Math.max(...segment.mock.calls.map(([text]) => text.length))).toBeLessThan(300);
  });
});
