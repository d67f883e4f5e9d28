import { expect, it } from 'vitest';
import { answerDeadline, colombianHolidays, noHolidays } from './holidays.ts';

it.each([
  ['on a Wednesday, at the end of Thursday', '2026-11-18T20:00:00Z', '2026-11-20T05:00:00Z'],
  ['late on a Wednesday in Bogotá, which is Thursday elsewhere', '2026-11-19T04:59:00Z', '2026-11-20T05:00:00Z'],
  ['on a Friday evening, at the end of Monday', '2026-11-20T23:00:00Z', '2026-11-24T05:00:00Z'],
  ['on a Saturday, at the end of Monday', '2026-11-21T15:00:00Z', '2026-11-24T05:00:00Z'],
  ['on a Sunday, at the end of Monday', '2026-11-22T15:00:00Z', '2026-11-24T05:00:00Z'],
  ['on the Friday before a holiday, at the end of Tuesday', '2026-11-13T15:00:00Z', '2026-11-18T05:00:00Z'],
])('a message that comes %s, has to be answered by then', (_, came, due) => {
  expect(new Date(answerDeadline(Date.parse(came), colombianHolidays)).toISOString()).toBe(new Date(due).toISOString());
});

it('holidays are those that are configured', () => {
  const friday = Date.parse('2026-11-13T15:00:00Z');
  expect(answerDeadline(friday, noHolidays)).toBe(Date.parse('2026-11-17T05:00:00Z'));
  const own = { colombian: true, days: [Date.parse('2026-11-17'), Date.parse('2026-11-18')] };
  expect(answerDeadline(friday, own)).toBe(Date.parse('2026-11-20T05:00:00Z'));
});
