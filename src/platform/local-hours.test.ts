import { expect, it } from 'vitest';
import { wordsIn } from '#content/words.ts';
import type { Language } from '#site/languages.ts';
import { localHours } from './opening-hours.ts';

const linesOf = (date: string, zone: string, language: Language = 'en') =>
  (['weekdays', 'saturday'] as const).map((kind) =>
    localHours(kind, wordsIn(language).support.hours, language, Date.parse(`${date}-05:00`), zone)
      .join('; ')
      .replaceAll('\u00a0', ' '),
  );

it.each([
  ['2026-07-15T09:00', 'America/Bogota', '8:00 AM – 12:00 PM; 2:00 PM – 6:00 PM', '8:00 AM – 12:00 PM'],
  ['2026-07-15T09:00', 'UTC', '1:00 PM – 5:00 PM; 7:00 PM – 11:00 PM', '1:00 PM – 5:00 PM'],
  ['2026-07-15T09:00', 'America/New_York', '9:00 AM – 1:00 PM; 3:00 PM – 7:00 PM', '9:00 AM – 1:00 PM'],
  ['2026-07-15T09:00', 'America/St_Johns', '10:30 AM – 2:30 PM; 4:30 PM – 8:30 PM', '10:30 AM – 2:30 PM'],
  ['2026-01-15T09:00', 'Europe/Madrid', '2:00 PM – 6:00 PM; 8:00 PM – 12:00 AM', '2:00 PM – 6:00 PM'],
  ['2026-07-15T09:00', 'Europe/Madrid', '3:00 PM – 7:00 PM; 9:00 PM – 1:00 AM', '3:00 PM – 7:00 PM'],
  [
    '2026-07-15T09:00',
    'Asia/Tokyo',
    'Monday to Friday, 10:00 PM – 2:00 AM; Tuesday to Saturday, 4:00 AM – 8:00 AM',
    '10:00 PM – 2:00 AM',
  ],
  [
    '2026-07-15T09:00',
    'Asia/Kolkata',
    'Monday to Friday, 6:30 PM – 10:30 PM; Tuesday to Saturday, 12:30 AM – 4:30 AM',
    '6:30 PM – 10:30 PM',
  ],
  [
    '2026-07-15T09:00',
    'Pacific/Kiritimati',
    'Tuesday to Saturday, 3:00 AM – 7:00 AM; Tuesday to Saturday, 9:00 AM – 1:00 PM',
    'Sunday, 3:00 AM – 7:00 AM',
  ],
])('%s in %s: %s and %s', (instant, zone, weekdays, saturday) => {
  expect(linesOf(instant, zone)).toEqual([weekdays, saturday]);
});

it('shows the coming week as soon as support closes for this one', () => {
  expect(linesOf('2026-03-07T11:59', 'America/New_York')[0]).toBe('8:00 AM – 12:00 PM; 2:00 PM – 6:00 PM');
  expect(linesOf('2026-03-07T12:00', 'America/New_York')[0]).toBe('9:00 AM – 1:00 PM; 3:00 PM – 7:00 PM');
});

it('names the days where clocks change within a week, as in Israel', () => {
  expect(linesOf('2026-03-25T09:00', 'Asia/Jerusalem', 'fr')).toEqual([
    'du lundi au jeudi, 15 h 00 – 19 h 00; le vendredi, 16 h 00 – 20 h 00; du lundi au jeudi, 21 h 00 – 1 h 00; le vendredi, 22 h 00 – 2 h 00',
    '16 h 00 – 20 h 00',
  ]);
});
