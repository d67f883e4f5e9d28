import { expect, it } from 'vitest';
import { clockChange } from './zones.ts';

const between = (from: string, until: string, zone: string) => {
  const change = clockChange(Date.parse(from), Date.parse(until), zone);
  return change && `${new Date(change.day).toISOString().slice(0, 10)} ${change.minutes}`;
};

it.each([
  ['America/New_York', '2026-10-28T15:00Z', '2026-11-02T15:00Z', '2026-11-01 -60'],
  ['America/New_York', '2026-03-06T15:00Z', '2026-03-09T15:00Z', '2026-03-08 60'],
  ['America/Toronto', '2026-10-31T23:59Z', '2026-11-30T13:00Z', '2026-11-01 -60'],
  ['Europe/Madrid', '2026-10-20T15:00Z', '2026-10-26T13:00Z', '2026-10-25 -60'],
  ['Europe/Madrid', '2026-03-20T15:00Z', '2026-03-30T13:00Z', '2026-03-29 60'],
  ['America/St_Johns', '2026-10-20T15:00Z', '2026-11-02T13:00Z', '2026-11-01 -60'],
  // Half an hour, in the southern hemisphere.
  ['Australia/Lord_Howe', '2026-09-30T15:00Z', '2026-10-06T13:00Z', '2026-10-04 30'],
])('the clock change in %s from %s to %s is %s', (zone, from, until, change) => {
  expect(between(from, until, zone)).toBe(change);
});

it('finds the exact minute of a clock change', () => {
  const [before, after] = ['2026-11-01T05:59Z', '2026-11-01T06:00Z'];
  expect(between('2026-10-01T00:00Z', before, 'America/New_York')).toBeUndefined();
  expect(between('2026-10-01T00:00Z', after, 'America/New_York')).toBe('2026-11-01 -60');
});

it.each(['America/Bogota', 'Asia/Tokyo', 'Asia/Kolkata', 'UTC'])('there is no clock change in %s', (zone) => {
  expect(between('2026-01-01T00:00Z', '2026-07-01T00:00Z', zone)).toBeUndefined();
});

it('there is no clock change where both times are on the same side of it', () => {
  expect(between('2026-10-01T00:00Z', '2026-10-31T23:00Z', 'America/New_York')).toBeUndefined();
});
