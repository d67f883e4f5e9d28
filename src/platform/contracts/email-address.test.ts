import { expect, it } from 'vitest';
import { emailProblem, readEmail } from './text-rules.ts';

it.each([
  [' Ana@Example.COM ', 'ana@example.com'],
  ['ａna@example.com', 'ana@example.com'],
])('%j is the account of %s', (typed, email) => {
  expect(readEmail(typed)).toBe(email);
});

/** Normalising accents takes time by the square of their number: fifty thousand took more than a second. */
it('a text that is too long for an e-mail address is refused without normalising it', () => {
  const typed = ` A${'\u0300\u0316'.repeat(25_000)}@example.com`;
  expect(readEmail(typed)).toBe(typed);
  expect(emailProblem(typed)).toBe('notAnAddress');
});
