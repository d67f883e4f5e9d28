import { expect, it } from 'vitest';
import { trial } from './offers.ts';

it('gives what the specification promises: 7 free days, 1000 free e-mails', () => {
  expect(trial).toEqual({ days: 7, freeEmails: 1000 });
});
