import { expect, it } from 'vitest';
import { newCode, readAboutReference, readCode, readRecordReference } from './reference-code.ts';

it.each(['Q-7KQ2-94MX', 'q7kq294mx', ' Q 7KQ2 – 94MX ', 'Q-7KQ2-94MX.', 'Q-7KQ2-94MX), ', 'Q-7KQ2-94MX”'])(
  'reads %s',
  (typed) => {
    expect(readCode('Q', 2, typed)).toBe('Q-7KQ2-94MX');
  },
);

it.each(['', '.', 'Q-7KQ2.94MX', 'H-7KQ2-94MX', 'Q-7KQ2-94M0'])('finds no code in %j', (typed) => {
  expect(readCode('Q', 2, typed)).toBeUndefined();
});

it('reads every code that is made', () => {
  for (let n = 0; n < 500; n++) {
    const code = newCode('H', 3);
    expect(readCode('H', 3, code)).toBe(code);
  }
});

/** These made the server busy for a minute, before they were refused. */
it.each([
  ['closing punctuation and a letter', `${'*'.repeat(90_000)}a`],
  ['a code and many spaces', `Q-7KQ2-94MX${' '.repeat(90_000)}`],
  ['a code and many full stops', `Q-7KQ2-94MX${'.'.repeat(90_000)}`],
])('finds no code in a text that is too long: %s', (_, typed) => {
  expect(readCode('Q', 2, typed)).toBeUndefined();
});

it.each([
  ['h7kq294mx', 'H-7KQ2-94MX'],
  ['m 7kq2 94mx', 'M-7KQ2-94MX'],
  ['p-7kq2-94mx-3htw', 'P-7KQ2-94MX-3HTW'],
  ['Q7KQ294MX3HTW.', 'Q-7KQ2-94MX-3HTW'],
  ['7KQ2-94MX', undefined],
  ['hola', undefined],
])('reads %s as any reference', (typed, reference) => {
  expect(readRecordReference(typed)).toBe(reference);
});

it('does not let a ticket be about another ticket', () => {
  expect(readAboutReference('h7kq294mx')).toBeUndefined();
  expect(readAboutReference('m7kq294mx')).toBe('M-7KQ2-94MX');
});
