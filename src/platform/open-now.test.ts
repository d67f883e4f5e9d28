import { expect, it } from 'vitest';
import { wordsIn } from '#content/words.ts';
import { openNow } from '#ui/browser/open-now.ts';

/** What the page says at a time in Bogotá to a visitor in this zone. */
const statusText = (instant: string, zone: string, language: 'en' | 'es' | 'fr' = 'en') =>
  openNow(wordsIn(language).support.now, language, Date.parse(`${instant}-05:00`), zone)?.text;

it.each([
  // 2026-07-15 is a Wednesday.
  ['2026-07-15T09:00', 'America/Bogota', 'Open now, until 12:00 in Bogotá.'],
  ['2026-07-15T17:59:59', 'America/Lima', 'Open now, until 18:00 in Bogotá.'],
  ['2026-07-15T17:00', 'America/New_York', 'Open now, until 18:00 in Bogotá (19:00 where you are).'],
  ['2026-01-15T17:00', 'America/New_York', 'Open now, until 18:00 in Bogotá.'],
  ['2026-07-15T11:00', 'Asia/Kolkata', 'Open now, until 12:00 in Bogotá (22:30 where you are).'],
  ['2026-01-15T17:00', 'Europe/Madrid', 'Open now, until 18:00 in Bogotá (0:00 where you are).'],
  ['2026-07-15T12:00', 'America/Bogota', 'Closed now. We open today at 14:00 in Bogotá.'],
  ['2026-07-15T12:30', 'America/St_Johns', 'Closed now. We open today at 14:00 in Bogotá (16:30 where you are).'],
  ['2026-07-15T20:00', 'America/Bogota', 'Closed now. We open tomorrow at 8:00 in Bogotá.'],
  ['2026-07-16T00:00', 'America/Bogota', 'Closed now. We open today at 8:00 in Bogotá.'],
  ['2026-07-17T18:00', 'America/Bogota', 'Closed now. We open tomorrow at 8:00 in Bogotá.'],
  ['2026-07-18T12:00', 'America/Bogota', 'Closed now. We open on Monday at 8:00 in Bogotá.'],
  ['2026-07-19T12:00', 'America/Bogota', 'Closed now. We open tomorrow at 8:00 in Bogotá.'],
  // It is Thursday in Tokyo, for both today.
  ['2026-07-15T13:00', 'Asia/Tokyo', 'Closed now. We open today at 14:00 in Bogotá (4:00 where you are).'],
  // Tomorrow in Bogotá, today in Tokyo: weekdays are clear.
  [
    '2026-07-15T20:00',
    'Asia/Tokyo',
    'Closed now. We open on Thursday at 8:00 in Bogotá (Thursday 22:00 where you are).',
  ],
  // Already Thursday in New York, still Wednesday in Bogotá.
  [
    '2026-07-15T23:30',
    'America/New_York',
    'Closed now. We open on Thursday at 8:00 in Bogotá (Thursday 9:00 where you are).',
  ],
  ['2026-07-18T15:00', 'America/New_York', 'Closed now. We open on Monday at 8:00 in Bogotá (9:00 where you are).'],
  [
    '2026-07-18T15:00',
    'Pacific/Kiritimati',
    'Closed now. We open on Monday at 8:00 in Bogotá (Tuesday 3:00 where you are).',
  ],
  // Clocks change in the night before that Monday.
  ['2026-03-07T15:00', 'America/Toronto', 'Closed now. We open on Monday at 8:00 in Bogotá (9:00 where you are).'],
  ['2026-10-31T15:00', 'America/Toronto', 'Closed now. We open on Monday at 8:00 in Bogotá.'],
  ['2026-03-28T15:00', 'Europe/Madrid', 'Closed now. We open on Monday at 8:00 in Bogotá (15:00 where you are).'],
])('%s, %s: %s', (instant, zone, text) => {
  expect(statusText(instant, zone)).toBe(text);
});

it('uses the language of the page', () => {
  expect(statusText('2026-07-18T15:00', 'Pacific/Kiritimati', 'es')).toBe(
    'Cerrado ahora. Abrimos el lunes a las 8:00 en Bogotá (martes 3:00 en su hora local).',
  );
  expect(statusText('2026-07-15T20:00', 'America/New_York', 'fr')).toBe(
    'Fermé en ce moment. Nous ouvrons demain à 8:00 à Bogotá (9:00 à votre heure).',
  );
});
