import { expect, it } from 'vitest';
import { msPerDay } from '#site/durations.ts';
import { weekdayOf } from '#site/time.ts';
import { isHoliday } from './holidays.ts';

function holidaysOf(year: number): string[] {
  const found: string[] = [];
  for (let day = Date.UTC(year, 0, 1); day < Date.UTC(year + 1, 0, 1); day += msPerDay) {
    if (isHoliday(day, { colombian: true, days: [] })) found.push(new Date(day).toISOString().slice(5, 10));
  }
  return found;
}

// From the calendars of these years.
it.each([
  [2024, '01-01 01-08 03-25 03-28 03-29 05-01 05-13 06-03 06-10 07-01 07-20 08-07 08-19 10-14 11-04 11-11 12-08 12-25'],
  // Sacred Heart and Saints Peter and Paul fall on one day.
  [2025, '01-01 01-06 03-24 04-17 04-18 05-01 06-02 06-23 06-30 07-20 08-07 08-18 10-13 11-03 11-17 12-08 12-25'],
  [2026, '01-01 01-12 03-23 04-02 04-03 05-01 05-18 06-08 06-15 06-29 07-20 08-07 08-17 10-12 11-02 11-16 12-08 12-25'],
  [2027, '01-01 01-11 03-22 03-25 03-26 05-01 05-10 05-31 06-07 07-05 07-20 08-07 08-16 10-18 11-01 11-15 12-08 12-25'],
])('the year %i has the statutory holidays of Colombia', (year, days) => {
  expect(holidaysOf(year).join(' ')).toBe(days);
});

it('Good Friday is two days before a Sunday in March or April for a hundred years', () => {
  for (let year = 2020; year < 2120; year++) {
    const days = holidaysOf(year).map((text) => Date.parse(`${year}-${text}`));
    const friday = days.find((day) => weekdayOf(day) === 5 && days.includes(day - msPerDay));
    expect(friday, String(year)).toBeGreaterThanOrEqual(Date.UTC(year, 2, 20));
    expect(friday, String(year)).toBeLessThanOrEqual(Date.UTC(year, 3, 23));
  }
});
