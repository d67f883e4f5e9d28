import { expect, it } from 'vitest';
import { readDay, writeDay } from '#site/time.ts';
import { weekOfTimes } from './week-of-times.ts';

/** In Bogotá's time. */
const at = (text: string) => Date.parse(`${text}-05:00`);

const shown = (free: readonly number[], zone: string, from?: string) => {
  const { days, previous, next } = weekOfTimes(free, zone, readDay(from));
  return {
    days: days.map(({ day, times }) => `${writeDay(day)} ${times.length}`),
    previous: previous && writeDay(previous),
    next: next && writeDay(next),
  };
};

it.each([
  ['America/Bogota', ['2026-11-30 2']],
  ['America/New_York', ['2026-11-30 2']],
  // Across midnight and the end of a month.
  ['Europe/Madrid', ['2026-11-30 1', '2026-12-01 1']],
  ['Asia/Tokyo', ['2026-12-01 2']],
  ['Asia/Kolkata', ['2026-12-01 2']],
  ['America/St_Johns', ['2026-11-30 2']],
])('groups 17:30 and 18:00 by the days of %s', (zone, days) => {
  expect(shown([at('2026-11-30T17:30'), at('2026-11-30T18:00')], zone).days).toEqual(days);
});

it('groups a time at midnight under the day that starts', () => {
  expect(shown([at('2026-12-31T18:00')], 'Europe/Madrid').days).toEqual(['2027-01-01 1']);
  expect(shown([at('2026-12-31T17:30')], 'Europe/Madrid').days).toEqual(['2026-12-31 1']);
});

it('groups times correctly when clocks change in the week', () => {
  const free = [at('2026-10-30T08:00'), at('2026-11-02T08:00')];
  expect(shown(free, 'America/New_York').days).toEqual(['2026-10-30 1', '2026-11-02 1']);
});

const month = Array.from({ length: 30 }, (_, index) => at('2026-11-16T09:00') + index * 86_400_000);

it('shows seven days from the first one with a time', () => {
  const week = shown(month, 'America/Bogota');
  expect(week.days).toHaveLength(7);
  expect(week).toMatchObject({ previous: undefined, next: '2026-11-23' });
});

it('pages by weeks forward and back, to the last one', () => {
  expect(shown(month, 'America/Bogota', '2026-11-23')).toMatchObject({ previous: '2026-11-16', next: '2026-11-30' });
  const last = shown(month, 'America/Bogota', '2026-12-14');
  expect(last.days).toEqual(['2026-12-14 1', '2026-12-15 1']);
  expect(last).toMatchObject({ previous: '2026-12-07', next: undefined });
});

it.each(['1970-01-01', '2099-01-01', '2026-13-99', 'nonsense', ''])('shows a week also for the start %j', (from) => {
  expect(shown(month, 'America/Bogota', from).days.length).toBeGreaterThan(0);
});

it('shows the week of the requested day', () => {
  expect(shown(month, 'America/Bogota', '2026-11-25').days[0]).toBe('2026-11-23 1');
});

it('shows no days when nothing is free', () => {
  expect(shown([], 'Asia/Tokyo', '2026-11-25')).toEqual({ days: [], previous: undefined, next: undefined });
});

it('has a next week as soon as one day of it has a free time', () => {
  const [first, eighth] = [at('2026-11-23T09:00'), at('2026-11-30T09:00')];
  expect(shown([first, eighth], 'America/Bogota').next).toBe('2026-11-30');
  expect(shown([first, at('2026-11-29T09:00')], 'America/Bogota').next).toBeUndefined();
});

it('skips a week in which nothing is free, in both directions', () => {
  const free = [at('2026-12-21T09:00'), at('2027-01-06T09:00')];
  expect(shown(free, 'America/Bogota')).toMatchObject({ days: ['2026-12-21 1'], next: '2027-01-04' });
  const after = { days: ['2027-01-06 1'], previous: '2026-12-21', next: undefined };
  expect(shown(free, 'America/Bogota', '2027-01-04')).toEqual(after);
  expect(shown(free, 'America/Bogota', '2026-12-29'), 'also when its address was saved').toEqual(after);
});

it.each(['x2026-11-23', '2026-11-23x', '2026-11-231', '2026-1-23', '2026-13-01', '2026-02-30', '', undefined])(
  'does not read %j as a day',
  (text) => {
    expect(readDay(text)).toBeUndefined();
  },
);
