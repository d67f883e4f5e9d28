import { expect, it, vi } from 'vitest';
import { shorten } from './shorten.ts';

const family = '👨‍👩‍👧‍👦';

it.each([
  ['', ''],
  ['Hola', 'Hola'],
  ['Holas', 'Hol…'],
  [family.repeat(4), family.repeat(4)],
  [family.repeat(5), `${family.repeat(3)}…`],
  // Many combining marks on one letter would fill a page.
  [`Hi ${'a\u0301'.padEnd(500, '\u0301')}`, 'Hi …'],
])('four characters of %j are %j', (text, short) => {
  expect(shorten(text, 4)).toBe(short);
});

it('reads no more of a long text than it can return', () => {
  const segment = vi.spyOn(Intl.Segmenter.prototype, 'segment');
  expect(shorten('a'.repeat(100_000), 4)).toBe('aaa…');
  expect(segment.mock.calls[0]?.[0].length).toBeLessThan(1_000);
});
