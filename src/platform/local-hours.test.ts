import { expect, it } from 'vitest';
import { wordsIn } from '#content/words.ts';
import { localHours } from './opening-hours.ts';

const linesOf = (date: string, zone: string, language: 'en' | 'es' | 'fr' = 'en') =>
  (['weekdays', 'saturday'] as const).map((kind) =>
    localHours(kind, wordsIn(language).support.hours, language, Date.parse(`${date}-05:00`), zone)
      .join('; ')
      .replaceAll('\u2060', ''),
  );

it.each([
  ['2026-07-15T09:00', 'America/Bogota', '8:00–12:00; 14:00–18:00', '8:00–12:00'],
  ['2026-07-15T09:00', 'UTC', '13:00–17:00; 19:00–23:00', '13:00–17:00'],
  ['2026-07-15T09:00', 'America/New_York', '9:00–13:00; 15:00–19:00', '9:00–13:00'],
  ['2026-07-15T09:00', 'America/St_Johns', '10:30–14:30; 16:30–20:30', '10:30–14:30'],
  ['2026-01-15T09:00', 'Europe/Madrid', '14:00–18:00; 20:00–0:00', '14:00–18:00'],
  ['2026-07-15T09:00', 'Europe/Madrid', '15:00–19:00; 21:00–1:00', '15:00–19:00'],
  ['2026-07-15T09:00', 'Asia/Tokyo', 'Monday to Friday, 22:00–2:00; Tuesday to Saturday, 4:00–8:00', '22:00–2:00'],
  ['2026-07-15T09:00', 'Asia/Kolkata', 'Monday to Friday, 18:30–22:30; Tuesday to Saturday, 0:30–4:30', '18:30–22:30'],
  [
    '2026-07-15T09:00',
    'Pacific/Kiritimati',
    'Tuesday to Saturday, 3:00–7:00; Tuesday to Saturday, 9:00–13:00',
    'Sunday, 3:00–7:00',
  ],
])('%s in %s: %s and %s', (instant, zone, weekdays, saturday) => {
  expect(linesOf(instant, zone)).toEqual([weekdays, saturday]);
});

it('shows the coming week as soon as support closes for this one', () => {
  expect(linesOf('2026-03-07T11:59', 'America/New_York')[0]).toBe('8:00–12:00; 14:00–18:00');
  expect(linesOf('2026-03-07T12:00', 'America/New_York')[0]).toBe('9:00–13:00; 15:00–19:00');
});

it('names the days where clocks change within a week, as in Israel', () => {
  expect(linesOf('2026-03-25T09:00', 'Asia/Jerusalem', 'fr')).toEqual([
    'du lundi au jeudi, 15:00–19:00; le vendredi, 16:00–20:00; du lundi au jeudi, 21:00–1:00; le vendredi, 22:00–2:00',
    '16:00–20:00',
  ]);
});
