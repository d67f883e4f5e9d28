import { beforeAll, expect, it } from 'vitest';
import { wordsIn } from '#content/words.ts';
import { languageCodes } from '#site/languages.ts';
import { loadFonts } from './fonts.ts';
import { breakLines } from './text.ts';
import { writable } from './writable.ts';

beforeAll(loadFonts);

it.each([
  ['what both faces have', 'Señor Ÿves, œuvre – 5 €…', 'Señor Ÿves, œuvre – 5 €…'],
  ['letters of two code points', 'e\u0301', 'é'],
  ['spaces that no face has', 'a\u202Fb\u2009c', 'a\u00A0b\u00A0c'],
  ['a character of private use', 'Ana \uE000', 'Ana [U+E000]'],
  ['an unassigned character', '\u{10FFFF}', '[U+10FFFF]'],
  ['half of a surrogate pair', 'a\uD83Db', 'a[U+D83D]b'],
  ['what has no shape', 'a\u0000\u200B\u200D\u202E\uFEFFb', 'ab'],
  ['a tab', 'a\tb', 'a b'],
  ['the line ends of other systems', 'a\r\nb\rc\u2028d\u0085e', 'a\nb\nc\nd\ne'],
  ['nothing', '', ''],
])('writes %s', (_, text, written) => {
  expect(writable(text, 'text')).toBe(written);
});

it.each(languageCodes)('can write all words of a receipt in %s', (language) => {
  for (const face of ['text', 'display'] as const) {
    const words = JSON.stringify(wordsIn(language).receipt).normalize('NFC');
    expect(writable(words, face)).toBe(words);
  }
});

it('breaks a URL that is too long after a separator, or where it must', () => {
  const inLines = (text: string, width: number, breakAfter?: string) =>
    breakLines(text, width, 'text', breakAfter)
      .map((line) => line.text)
      .join('\n');
  expect(inLines('ana@example.com', 230)).toBe('ana@example.com');
  expect(inLines('ana.maria@example.com', 60)).toBe('ana.maria@\nexample.com');
  expect(inLines('wwwwwwwwww', 25)).toBe('www\nwww\nwww\nw');
  expect(inLines('a.example/status?quote=Q-2', 70, '/?')).toBe('a.example/\nstatus?\nquote=Q-2');
  expect(inLines('ww', 1)).toBe('w\nw');
});
