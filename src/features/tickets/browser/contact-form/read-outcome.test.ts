import { expect, it } from 'vitest';
import { readOutcome } from './send-message.ts';

const failed = (errorText: string, problems = {}) => ({ kind: 'failed', errorText, problems });

it.each([
  [
    { CODIGO: 1, DESCRIPTION: 'Fine', DATA: { reference: 'H-7KQ2-94MX' } },
    { kind: 'sent', reference: 'H-7KQ2-94MX' },
  ],
  [{ CODIGO: 1, DESCRIPTION: 'Fine', DATA: {} }, failed('Fine')],
  [{ CODIGO: 2, DESCRIPTION: 'Wrong', DATA: { fields: { a: 'b', c: 1 } } }, failed('Wrong', { a: 'b' })],
  [{ CODE: 1, DESCRIPTION: '', DATA: { reference: 'H-7KQ2-94MX' } }, failed('lost')],
  ['<!doctype html>', failed('lost')],
  [undefined, failed('lost')],
  [null, failed('lost')],
])('reads the outcome from the body %j', (body, outcome) => {
  expect(readOutcome(body, 'lost')).toEqual(outcome);
});
