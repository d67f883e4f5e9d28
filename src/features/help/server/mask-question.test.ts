import { expect, it } from 'vitest';
import { maskQuestion, normalizeQuestion } from './mask-question.ts';

it.each([
  ['write to ana.perez@example.com please', 'write to [email] please'],
  ['call me at +57 300 123 4567', 'call me at [number]'],
  ['my card is 4242-4242-4242-4242', 'my card is [number]'],
  ['status of H-7KQ2-94MX', 'status of [reference]'],
  ['see https://example.com/a?b=1 now', 'see [link] now'],
  ['is acme.com made by you', 'is [link] made by you'],
  ['my name is Ana Pérez', 'my name is [name]'],
  ['me llamo juan carlos', 'me llamo [name]'],
  ['Je m’appelle Zoé Roy', 'Je m’appelle [name]'],
  ['price of 20000 emails', 'price of 20000 emails'],
  ['two\nlines\u0000here', 'two lines here'],
])('stores %j as %j', (question, stored) => {
  expect(maskQuestion(question)).toBe(stored);
});

it('counts a question once, however it is written', () => {
  expect(normalizeQuestion('¿CUÁNTO vale…?')).toBe(normalizeQuestion('cuanto vale'));
});
