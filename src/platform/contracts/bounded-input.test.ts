import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { boundedList, boundedText, cutText, momentText, numberText, plainLine, uuidText } from './bounded-input.ts';
import { mostTyped } from './input-bounds.ts';
import { lineOfText, linesOfText, note } from './texts.ts';

const messages = (read: z.ZodSafeParseResult<unknown>) => read.error?.issues.map(({ message }) => message);

/** A check that records whether it was reached. */
function noting() {
  const seen: unknown[] = [];
  return { seen, note: (value: unknown) => seen.push(value) > 0 };
}

describe('a text that is too long', () => {
  it('is refused before any other check, change or transformation sees it', () => {
    const { seen, note: look } = noting();
    const schema = boundedText(5, 'tooLong', 'missing').trim().regex(/^b/, 'wrong').refine(look).transform(look);
    expect(messages(schema.safeParse('a'.repeat(6)))).toEqual(['tooLong']);
    expect(messages(schema.safeParse(undefined))).toEqual(['missing']);
    expect(seen).toEqual([]);
    expect(schema.safeParse(' b ').success).toBe(true);
  });

  it.each([
    ['an id', uuidText('wrong')],
    ['a moment', momentText('wrong')],
    ['a number', numberText('wrong')],
    ['a line', plainLine(10)],
  ])('is not a valid %s, and has one problem', (_, schema) => {
    expect(messages(schema.safeParse('\0'.repeat(100_000)))).toHaveLength(1);
  });

  it('is cut if it is optional, and never in the middle of a character', () => {
    expect(cutText(3).parse('abcdef')).toBe('abc');
    expect(cutText(3).parse('ab😀')).toBe('ab');
    expect(cutText(4).parse('ab😀c')).toBe('ab😀');
  });
});

describe('what visitors write', () => {
  it('may have its maximum length after tidying, with line ends of two characters and spaces around it', () => {
    const longest = 'a\r\n'.repeat(249).padEnd(249 * 3 + 2, 'b');
    expect(linesOfText(500).parse(`  ${longest}  `)).toHaveLength(500);
    expect(lineOfText(120).parse(` ${'a'.repeat(120)} `)).toHaveLength(120);
    expect(messages(lineOfText(120).safeParse('a'.repeat(121)))).toEqual(['tooLong']);
  });

  it('is refused without tidying if that could not make it short enough', () => {
    expect(messages(linesOfText(500).safeParse(' '.repeat(mostTyped(500) + 1)))).toEqual(['tooLong']);
  });

  it('has all its problems reported together, also if one of them is its length', () => {
    const schema = z
      .object({ name: lineOfText(10), email: lineOfText(10) })
      .refine(() => false, { path: ['phone'], error: 'invalid', when: () => true });
    expect(messages(schema.safeParse({ name: 'a'.repeat(10_000), email: '' }))).toEqual([
      'tooLong',
      'missing',
      'invalid',
    ]);
  });

  it('is cut if it is only a note', () => {
    expect(note(5).parse('\n ab\tcdefgh')).toBe('ab cd');
    expect(note(5).parse('x'.repeat(100_000))).toBe('xxxxx');
    expect(note(5).parse(undefined)).toBeUndefined();
  });
});

it('no item of a list that is too long is checked', () => {
  const { seen, note: look } = noting();
  const schema = boundedList(z.unknown().refine(look), 2, { least: 1, missing: 'missing', tooMany: 'tooMany' });
  expect(messages(schema.safeParse([1, 2, 3]))).toEqual(['tooMany']);
  expect(messages(schema.safeParse([]))).toEqual(['missing']);
  expect(messages(schema.safeParse(7))).toEqual(['missing']);
  expect(seen).toEqual([]);
  expect(schema.parse([1, 2])).toEqual([1, 2]);
});

it.each([
  ['7', 7],
  [7, 7],
  ['', 0],
  ['0x7', 7],
])('reads %j as the number %j', (sent, number) => {
  expect(numberText().parse(sent)).toBe(number);
});

it.each([[true], [null], [[7]], ['7'.repeat(21)]])('refuses %j as a number', (sent) => {
  expect(numberText('wrong').safeParse(sent).success).toBe(false);
});
