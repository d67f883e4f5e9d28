import { expect, it } from 'vitest';
import { colombianHolidays } from './holidays.ts';
import { openingAt } from './opening-hours.ts';

/** A time in Bogotá. */
const at = (text: string) => Date.parse(`${text}-05:00`);

it.each([
  ['on a Wednesday at 8:00 sharp', '2026-07-15T08:00:00', true, '2026-07-15T12:00'],
  ['a second before that', '2026-07-15T07:59:59', false, '2026-07-15T08:00'],
  ['in the last second before lunch', '2026-07-15T11:59:59', true, '2026-07-15T12:00'],
  ['at 12:00 sharp', '2026-07-15T12:00:00', false, '2026-07-15T14:00'],
  ['at 14:00 sharp', '2026-07-15T14:00:00', true, '2026-07-15T18:00'],
  ['at 17:59:59', '2026-07-15T17:59:59', true, '2026-07-15T18:00'],
  ['at 18:00 sharp', '2026-07-15T18:00:00', false, '2026-07-16T08:00'],
  ['shortly before midnight', '2026-07-15T23:59:59', false, '2026-07-16T08:00'],
  ['at midnight', '2026-07-16T00:00:00', false, '2026-07-16T08:00'],
  ['on Friday evening', '2026-07-17T18:00:00', false, '2026-07-18T08:00'],
  ['on Saturday morning', '2026-07-18T11:59:59', true, '2026-07-18T12:00'],
  ['on Saturday at 12:00 sharp', '2026-07-18T12:00:00', false, '2026-07-21T08:00'],
  ['on Saturday afternoon, when weekdays are open', '2026-07-18T15:00:00', false, '2026-07-21T08:00'],
  ['on Sunday morning', '2026-07-19T09:00:00', false, '2026-07-21T08:00'],
  // A Monday in July, the Thursday and Friday of Holy Week, and New Year are holidays.
  ['on a holiday that is a Monday', '2026-07-20T09:00:00', false, '2026-07-21T08:00'],
  ['on a Saturday before a usual Monday', '2026-07-25T12:00:00', false, '2026-07-27T08:00'],
  ['on the Wednesday before Easter', '2026-04-01T18:00:00', false, '2026-04-04T08:00'],
  ['on a holiday that was moved to a Monday', '2026-11-16T15:00:00', false, '2026-11-17T08:00'],
  ['over the end of a year', '2026-12-31T18:30:00', false, '2027-01-02T08:00'],
])('it is known whether support is open, and when that changes, %s', (_, instant, isOpen, changes) => {
  const opening = openingAt(at(instant), colombianHolidays);
  expect(opening && opening.from <= at(instant)).toBe(isOpen);
  expect(isOpen ? opening?.until : opening?.from).toBe(at(changes));
});

it('follows the days that the company has set, and only those', () => {
  const closed = ['2026-07-15', '2026-07-16', '2026-07-17', '2026-07-18'].map((day) => Date.parse(day));
  const own = openingAt(at('2026-07-15T09:00'), { colombian: false, days: closed });
  expect(own?.from).toBe(at('2026-07-20T08:00'));
});

it('finds the next opening after weeks of holidays, and none if there is none for months', () => {
  const days = (count: number) => Array.from({ length: count }, (_, n) => Date.parse('2026-12-20') + n * 86_400_000);
  expect(openingAt(at('2026-12-20T09:00'), { colombian: true, days: days(30) })?.from).toBe(at('2027-01-19T08:00'));
  expect(openingAt(at('2026-12-20T09:00'), { colombian: true, days: days(99) })).toBeUndefined();
});
