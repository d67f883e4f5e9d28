import { expect, it } from 'vitest';
import { bogota, bogotaInstant, bogotaTime, localTime, weekdayOf } from './time.ts';

const day = (text: string) => Date.parse(text);

it.each([
  ['2026-07-15', '8:00', 'America/Bogota', '2026-07-15', '8:00'],
  ['2026-01-15', '8:00', 'America/Toronto', '2026-01-15', '8:00'],
  ['2026-07-15', '8:00', 'America/Toronto', '2026-07-15', '9:00'],
  ['2026-01-15', '18:00', 'America/Los_Angeles', '2026-01-15', '15:00'],
  ['2026-07-15', '8:00', 'America/Vancouver', '2026-07-15', '6:00'],
  // The Saturdays and Mondays around the nights in which clocks change.
  ['2026-03-07', '8:00', 'America/New_York', '2026-03-07', '8:00'],
  ['2026-03-09', '8:00', 'America/New_York', '2026-03-09', '9:00'],
  ['2026-10-31', '8:00', 'America/Toronto', '2026-10-31', '9:00'],
  ['2026-11-02', '8:00', 'America/Toronto', '2026-11-02', '8:00'],
  ['2026-03-28', '8:00', 'Europe/Madrid', '2026-03-28', '14:00'],
  ['2026-03-30', '8:00', 'Europe/Madrid', '2026-03-30', '15:00'],
  ['2026-10-24', '8:00', 'Europe/Madrid', '2026-10-24', '15:00'],
  ['2026-10-26', '8:00', 'Europe/Madrid', '2026-10-26', '14:00'],
  // Half hours, midnight, the next day, the next year.
  ['2026-07-15', '8:00', 'America/St_Johns', '2026-07-15', '10:30'],
  ['2026-01-15', '14:00', 'Asia/Kolkata', '2026-01-16', '0:30'],
  ['2026-01-15', '18:00', 'Europe/Madrid', '2026-01-16', '0:00'],
  ['2026-07-15', '14:00', 'Asia/Tokyo', '2026-07-16', '4:00'],
  ['2026-12-31', '18:00', 'Pacific/Kiritimati', '2027-01-01', '13:00'],
])('on %s at %s in Bogotá it is, in %s, %s at %s', (from, time, zone, localDay, local) => {
  const instant = bogotaInstant({ day: day(from), time });
  expect(localTime(instant, zone)).toEqual({ day: day(localDay), time: local });
  expect(bogotaInstant(localTime(instant, bogota))).toBe(instant);
});

it('a day begins at midnight', () => {
  const midnight = Date.parse('2026-07-15T05:00Z');
  expect(localTime(midnight, bogota)).toEqual({ day: day('2026-07-15'), time: '0:00' });
  expect(localTime(midnight - 1, bogota)).toEqual({ day: day('2026-07-14'), time: '23:59' });
});

it('a week begins on Sunday', () => {
  expect(weekdayOf(day('2026-07-12'))).toBe(0);
  expect(weekdayOf(day('2026-07-18'))).toBe(6);
});

it.each([
  ['en', 'December 1, 2026', '8:05\u00a0AM'],
  ['es', '1 de diciembre de 2026', '8:05\u00a0a.\u00a0m.'],
  ['fr', '1er décembre 2026', '8\u00a0h\u00a005'],
] as const)('the day and the hour in Bogotá are written in %s', (language, date, time) => {
  const instant = bogotaInstant({ day: day('2026-12-01'), time: '8:05' });
  expect(bogotaTime(instant, language)).toEqual({ date, time });
});
