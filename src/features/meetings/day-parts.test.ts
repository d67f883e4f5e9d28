import { expect, it } from 'vitest';
import { dayPartOf, isAtNight, partsOf, rankOf } from './day-parts.ts';

const at = (text: string) => Date.parse(`2026-11-18T${text}Z`);

it.each([
  ['00:00', 'nightBefore'],
  ['05:59', 'nightBefore'],
  ['06:00', 'morning'],
  ['07:59', 'morning'],
  ['08:00', 'day'],
  ['17:59', 'day'],
  ['18:00', 'evening'],
  ['21:59', 'evening'],
  ['22:00', 'nightAfter'],
  ['23:59', 'nightAfter'],
])('%s is in the part %s of the day', (time, part) => {
  expect(dayPartOf(at(time), 'UTC')).toBe(part);
});

it('the part of the day is that of the visitor’s zone, also after a clock change', () => {
  const [before, after] = [Date.parse('2026-10-30T10:30Z'), Date.parse('2026-11-02T10:30Z')];
  expect([before, after].map((time) => dayPartOf(time, 'America/New_York'))).toEqual(['morning', 'nightBefore']);
  expect(isAtNight(Date.parse('2026-11-18T13:00Z'), 'Asia/Tokyo')).toBe(true);
  expect(isAtNight(Date.parse('2026-11-18T13:00Z'), 'America/Bogota')).toBe(false);
});

it('offers working hours first and the nights last, without empty parts', () => {
  const times = ['01:00', '07:00', '09:00', '09:30', '20:00', '23:00'].map(at);
  expect(partsOf(times, 'UTC').map(({ part, times: own }) => `${part} ${own.length}`)).toEqual([
    'day 2',
    'morning 1',
    'evening 1',
    'nightBefore 1',
    'nightAfter 1',
  ]);
  expect(partsOf([], 'UTC')).toEqual([]);
  expect(rankOf([at('01:00'), at('07:00')], 'UTC')).toBe(1);
});
