import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isShort, plainCharacter } from './characters.ts';
import { findCostly, markCostly } from './measure.ts';
import { writePlain } from './write-plain.ts';

/** Characters of the short alphabet, and costly ones with a replacement. */
const replaceable = [...'aé €[\n\táç’…œ½🎉☔\u0301\u200d\u00a0', '\ud83c', '👩‍🚀'];
const mixed = fc.string({ unit: fc.constantFrom(...replaceable), maxLength: 60 });

describe('the replacement of a character', () => {
  it.each([
    ['á', 'a'],
    ['Í', 'I'],
    ['ç', 'c'],
    ['ê', 'e'],
    ['ệ', 'e'],
    ['e\u0301', 'é'],
    ['n\u0303', 'ñ'],
    ['a\u0301', 'a'],
    ['œ', 'oe'],
    ['ł', 'l'],
    ['“', '"'],
    ['″', '"'],
    ['´', "'"],
    ['≠', '!='],
    ['’', "'"],
    ['—', '-'],
    ['…', '...'],
    ['\u00a0', ' '],
    ['\u202f', ' '],
    ['\t', ' '],
    ['½', '1/2'],
    ['º', 'o'],
    ['№', 'No'],
    ['™', 'TM'],
    ['µ', 'u'],
    ['Ａ', 'A'],
    ['ﬁ', 'fi'],
    ['1️⃣', '1'],
    ['\u2126', 'Ω'],
    ['\u2028', '\n'],
    ['\u200b', ''],
    ['\ufeff', ''],
    ['\ud83c', ''],
    ['🎉', ''],
    ['👨‍👩‍👧‍👦', ''],
    ['🇨🇴', ''],
    ['☔', ''],
    ['д', undefined],
    ['й', undefined],
    ['한', undefined],
    ['₡', undefined],
  ])('%j is %j', (character, plain) => {
    expect(plainCharacter(character)).toBe(plain);
  });
});

describe('a message without its costly characters', () => {
  it.each([
    ['¡Está aquí! Llámenos: mañana', '¡Esta aqui! Llamenos: mañana'],
    ['Hola 🎉 mundo', 'Hola mundo'],
    ['Hola 🎉🎉  🎉 mundo', 'Hola mundo'],
    ['🎉 Hola', 'Hola'],
    ['Hola 🎉', 'Hola'],
    ['Hola 🎉\nmundo ☔\n', 'Hola\nmundo\n'],
    ['Hola  mundo, á ', 'Hola  mundo, a '],
    ['“20\u00a0%” – oui…', '"20 %" - oui...'],
    ['5½ kg, ½ price, 100¹, m²', '5 1/2 kg, 1/2 price, 100 1, m2'],
    ['1️⃣0️⃣', '10'],
    ['привет', undefined],
    ['á привет', undefined],
  ])('%j is %j', (text, plain) => {
    expect(writePlain(text)).toBe(plain);
  });

  it.each([
    ['one two three 🎉', 'one two three'],
    ['one two 🎉\nthree four', 'one two\nthree four'],
    ['one two three 🎉 four', 'one two three four'],
    ['one 🎉two three', 'one two three'],
  ])('loses an emoji and one space next to it: %j', (text, plain) => {
    expect(writePlain(text)).toBe(plain);
  });

  it('is in the short alphabet, and does not change again', () => {
    fc.assert(
      fc.property(mixed, (text) => {
        const plain = writePlain(text) ?? 'д';
        expect(isShort(plain)).toBe(true);
        expect(writePlain(plain)).toBe(plain);
      }),
    );
  });

  it('is unchanged if there are none', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'aé €[\n'), maxLength: 100 }), (text) => {
        expect(writePlain(text)).toBe(text);
      }),
    );
  });
});

describe('costly characters', () => {
  it('are listed once each with all positions, and no emoji is split', () => {
    expect(findCostly('á 👩‍🚀 é á e\u0301')).toEqual([
      { character: 'á', at: [0, 10], plain: 'a' },
      { character: '👩‍🚀', at: [2], plain: '' },
      { character: 'e\u0301', at: [12], plain: 'é' },
    ]);
  });

  it('are marked in runs that add up to the whole message', () => {
    expect(markCostly('Est\u00e1\u00e1 ya')).toEqual([
      { text: 'Est', costly: false },
      { text: 'áá', costly: true },
      { text: ' ya', costly: false },
    ]);
    fc.assert(
      fc.property(mixed, (text) => {
        const stretches = markCostly(text);
        expect(stretches.map((stretch) => stretch.text).join('')).toBe(text);
        for (const { text: stretch, costly } of stretches) if (!costly) expect(isShort(stretch)).toBe(true);
        expect(stretches.some(({ costly }) => costly)).toBe(!isShort(text));
      }),
    );
  });
});

it('a letter with thousands of accents is replaced by the letter', () => {
  expect(plainCharacter(`a${'\u0300\u0316'.repeat(5_000)}`)).toBe('a');
});
