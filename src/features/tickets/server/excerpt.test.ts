import { expect, it } from 'vitest';
import { excerptOf } from './status.ts';

const family = '👨‍👩‍👧‍👦';

it.each([
  ['[Sent from the website]\n\nHello\n\n  there', 'Hello there'],
  [family.repeat(140), family.repeat(140)],
  [family.repeat(141), `${family.repeat(139)}…`],
])('shows %j as %j in a list', (message, excerpt) => {
  expect(excerptOf({ message, language: 'en' })).toBe(excerpt);
});
