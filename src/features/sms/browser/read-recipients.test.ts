import { expect, it } from 'vitest';
import { readRecipients } from './sms-calculator.tsx';

it.each([
  ['1000', { count: 1000 }],
  ['1.000', { count: 1000 }],
  ['0', { count: 0 }],
  ['', { count: 0, errorCode: 'wrong' }],
  ['-3', { count: 0, errorCode: 'wrong' }],
  ['all', { count: 0, errorCode: 'wrong' }],
  ['100000', { count: 100_000 }],
  ['100001', { count: 100_000, errorCode: 'tooMany' }],
  ['9e20', { count: 100_000, errorCode: 'tooMany' }],
])('reads the number of recipients in %s', (typed, read) => {
  expect(readRecipients(typed, 100_000)).toEqual(read);
});
