import { expect, it } from 'vitest';
import { mailLimit } from './unproven-recipient.ts';

it('mails are counted per mailbox, and those of meetings separately', () => {
  const secret = 'x'.repeat(32);
  const key = (email: string, what: 'confirmation' | 'meeting' = 'confirmation') => mailLimit(secret, what, email).key;
  expect(key('A.na+x@gmail.com')).toBe(key('ana@googlemail.com'));
  expect(key('ana@gmail.com')).not.toBe(key('ana@gmail.com', 'meeting'));
  expect(key('ana@gmail.com')).not.toContain('ana');
  expect(key('ana@gmail.com').length).toBeLessThanOrEqual(80);
});
