import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '#platform/testing-text.ts';
import { capacities, isShort } from './characters.ts';
import { measureMessage } from './measure.ts';

const partsOf = (text: string) => measureMessage(text).parts;

describe('a message', () => {
  it.each([
    ['nothing', '', 'gsm7', []],
    ['a full one', 'a'.repeat(160), 'gsm7', [160]],
    ['one more', 'a'.repeat(161), 'gsm7', [153, 8]],
    ['two full parts', 'a'.repeat(306), 'gsm7', [153, 153]],
    ['one á', 'á', 'ucs2', [1]],
    ['a full one with an á', `á${'a'.repeat(69)}`, 'ucs2', [70]],
    ['one more with an á', `á${'a'.repeat(70)}`, 'ucs2', [67, 4]],
    ['signs that count twice', '[]{}\\^~|€\f', 'gsm7', [20]],
    ['80 euros', '€'.repeat(80), 'gsm7', [160]],
    ['81 euros, one septet of each part empty', '€'.repeat(81), 'gsm7', [152, 10]],
    ['a euro on the border', `${'a'.repeat(152)}€${'a'.repeat(10)}`, 'gsm7', [152, 12]],
    ['a euro before the border', `${'a'.repeat(151)}€${'a'.repeat(10)}`, 'gsm7', [153, 10]],
    ['a euro counts once beside an á', 'á€', 'ucs2', [2]],
    ['35 emoji', '🎉'.repeat(35), 'ucs2', [70]],
    ['36 emoji, one unit of each part empty', '🎉'.repeat(36), 'ucs2', [66, 6]],
    ['an emoji on the border', `${'a'.repeat(66)}🎉${'a'.repeat(5)}`, 'ucs2', [66, 7]],
    ['half an emoji', '\ud83c', 'ucs2', [1]],
    ['halves in the wrong order', '\udf89\ud83c', 'ucs2', [2]],
    ['lines', 'a\nb\rc', 'gsm7', [5]],
    ['what the facts name as free', 'éñüÑÜ¿¡àèìòùÇ', 'gsm7', [13]],
    ['a small ç, which the alphabet lacks', 'ç', 'ucs2', [1]],
    ['a tab', '\t', 'ucs2', [1]],
    ['a backtick', '`', 'ucs2', [1]],
    ['the escape sign itself', '\u001b', 'ucs2', [1]],
  ])('%s', (_, text, encoding, parts) => {
    const measured = measureMessage(text);
    expect([measured.encoding, measured.parts]).toEqual([encoding, parts]);
  });

  it.each(['á', 'í', 'ó', 'ú', 'ê', '’', '“', '–', '…', '\u00a0', '😀'])('is UCS-2 with %s', (character) => {
    expect(measureMessage(`Hola ${character}`).encoding).toBe('ucs2');
  });

  it('counts graphemes as characters, and units as the network does', () => {
    const family = '👨‍👩‍👧‍👦';
    expect(measureMessage(`e\u0301${family}`)).toMatchObject({ characters: 2, units: 13 });
    expect(measureMessage('10 €')).toMatchObject({ characters: 4, units: 5 });
  });
});

const short = fc.string({ unit: fc.constantFrom(...'abc é€[]ñ\n'), maxLength: 700 });
const any = fc.oneof(short, anyText(300), fc.string({ maxLength: 300 }));

describe('any message', () => {
  it('has all of its units in its parts, and no part exceeds its capacity', () => {
    fc.assert(
      fc.property(any, (text) => {
        const { encoding, units, parts, capacity } = measureMessage(text);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(units);
        expect(Math.max(0, ...parts)).toBeLessThanOrEqual(capacity);
        expect(capacity).toBe(parts.length > 1 ? capacities[encoding].part : capacities[encoding].alone);
        // Every part but the last is full, except for one unit that a pair did not fit into.
        for (const part of parts.slice(0, -1)) expect(part).toBeGreaterThanOrEqual(capacity - 1);
      }),
    );
  });

  it('never gets cheaper when text is added', () => {
    fc.assert(
      fc.property(any, any, (before, after) => {
        const both = partsOf(before + after).length;
        expect(both).toBeGreaterThanOrEqual(partsOf(before).length);
        expect(both).toBeGreaterThanOrEqual(partsOf(after).length);
      }),
    );
  });

  it('has at most one part more than its two halves of the same encoding', () => {
    fc.assert(
      fc.property(any, any, (before, after) => {
        fc.pre(isShort(before) === isShort(after));
        expect(partsOf(before + after).length).toBeLessThanOrEqual(partsOf(before).length + partsOf(after).length + 1);
      }),
    );
  });
});
