import { expect, it } from 'vitest';
import { bogotaTime } from '#site/time.ts';
import { validUntil } from './server/create-quote.ts';

it.each([
  ['2026-11-15T21:00:00Z', 'December 15, 2026'],
  // Still the evening before in Bogotá.
  ['2026-11-16T04:59:59Z', 'December 15, 2026'],
  ['2026-11-16T05:00:00Z', 'December 16, 2026'],
  ['2027-01-31T12:00:00Z', 'March 2, 2027'],
])('a quote of %s is valid until the end of %s', (made, date) => {
  const until = validUntil(new Date(made)).getTime();
  expect(bogotaTime(until, 'en')).toEqual({ date, time: '11:59\u00a0PM' });
});
