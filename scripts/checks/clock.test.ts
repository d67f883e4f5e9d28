import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { colombianHolidays, isHoliday } from '../../src/platform/holidays.ts';
import { bogota, localTime, offsetAt } from '../../src/site/time.ts';
import { days, hours } from '../../tests/support/moments.ts';
import { failuresIn, knowTime } from './clock.ts';

it('names the file, the test and the first line of each failure, and files that could not be run', () => {
  const passed = { fullName: 'a passes', status: 'passed' };
  const failed = { fullName: 'b fails', status: 'failed', failureMessages: ['Error: late\n    at b'] };
  const testResults = [
    { name: '/site/a.test.ts', status: 'passed', assertionResults: [passed] },
    { name: '/site/b.test.ts', status: 'failed', assertionResults: [passed, failed] },
    { name: '/site/c.test.ts', status: 'failed', message: 'It does not load\nat c', assertionResults: [] },
  ];
  expect(failuresIn({ testResults }, '/site')).toEqual([
    'b.test.ts: b fails\n    Error: late',
    'c.test.ts\n    It does not load',
  ]);
});

it('runs unit tests that there are', () => {
  const files = ['src', 'tests'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
  );
  const tests = files.filter((path) => /\.test\.tsx?$/.test(path));
  expect(knowTime.filter((start) => !tests.some((path) => path.startsWith(start)))).toEqual([]);
});

it('has each hour of a day, and days that are what their names say', () => {
  expect(new Set(hours.map(({ at }) => new Date(at).getUTCHours())).size).toBe(24);
  const at = (name: string) => Date.parse(days.find((day) => day.name.startsWith(name))?.at ?? '');
  const dayOf = (name: string) => new Date(localTime(at(name), bogota).day);
  expect(dayOf('a Saturday').getUTCDay()).toBe(6);
  expect(dayOf('a Sunday').getUTCDay()).toBe(0);
  expect(isHoliday(dayOf('a Colombian holiday').getTime(), colombianHolidays)).toBe(true);
  expect(dayOf('29 February').toISOString()).toContain('-02-29T');
  expect(dayOf('31 December').toISOString()).toContain('-12-31T');
  const changes = days.filter(({ name }) => name.includes('clocks go'));
  const zones = changes.map(({ name }) => (name.startsWith('Madrid') ? 'Europe/Madrid' : 'America/Toronto'));
  const change = changes.map((_, n) => [Date.parse(changes[n]?.at ?? ''), zones[n] ?? ''] as const);
  expect(change.map(([time, zone]) => offsetAt(time + 120_000, zone) - offsetAt(time, zone))).toEqual([
    60, -60, 60, -60,
  ]);
});
