import { expect, it } from 'vitest';
import { onBothClocks, writeDate } from './write-times.ts';

/** In Bogotá's time. */
const at = (text: string) => Date.parse(`${text}-05:00`);

it.each([
  ['2026-11-16T08:00', 'America/New_York', undefined, '8:00\u00a0AM', undefined, undefined],
  ['2026-07-15T08:00', 'America/New_York', undefined, '9:00\u00a0AM', '8:00\u00a0AM', undefined],
  ['2026-11-16T08:00', 'Europe/Madrid', undefined, '2:00\u00a0PM', '8:00\u00a0AM', undefined],
  // At midnight in Madrid it is still yesterday in Bogotá.
  ['2026-11-16T18:00', 'Europe/Madrid', '2026-11-17', '12:00\u00a0AM', '6:00\u00a0PM', '2026-11-16'],
  ['2026-11-16T08:00', 'Asia/Tokyo', undefined, '10:00\u00a0PM', '8:00\u00a0AM', undefined],
  ['2026-11-30T14:00', 'Asia/Tokyo', '2026-12-01', '4:00\u00a0AM', '2:00\u00a0PM', '2026-11-30'],
  ['2026-11-16T08:00', 'Asia/Kolkata', undefined, '6:30\u00a0PM', '8:00\u00a0AM', undefined],
  ['2026-11-16T08:00', 'America/St_Johns', undefined, '9:30\u00a0AM', '8:00\u00a0AM', undefined],
  ['2026-11-16T08:00', 'America/Bogota', undefined, '8:00\u00a0AM', undefined, undefined],
])('writes %s in %s and in Bogotá', (instant, zone, day, time, there, dayThere) => {
  const utc = (text: string | undefined) => text && Date.parse(`${text}T00:00Z`);
  expect(onBothClocks(at(instant), zone, 'en')).toEqual({
    day: utc(day ?? instant.slice(0, 10)),
    time,
    there,
    dayThere: utc(dayThere),
  });
});

it.each([
  ['en', 'Tuesday, December 1'],
  ['es', 'martes, 1 de diciembre'],
  ['fr', 'mardi 1er décembre'],
] as const)('writes a day in %s', (language, text) => {
  expect(writeDate(Date.UTC(2026, 11, 1), language, 'long')).toBe(text);
});

it('writes an ordinal only for the first of a month in French', () => {
  expect(writeDate(Date.UTC(2026, 11, 11), 'fr', 'long')).toBe('vendredi 11 décembre');
  expect(writeDate(Date.UTC(2026, 11, 21), 'fr', 'long')).toBe('lundi 21 décembre');
});
