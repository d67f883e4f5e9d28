import { expect, it } from 'vitest';
import { wordsIn } from '#content/words.ts';
import type { Language } from '#site/languages.ts';
import { openNow } from '#ui/browser/open-now.ts';
import { colombianHolidays } from './holidays.ts';

/** Ordinary spaces are easier to read in a test. */
const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');

/** What the page says at a time in Bogotá to a visitor in this zone. */
const statusText = (instant: string, zone: string, language: Language = 'en') =>
  plain(
    openNow(wordsIn(language).support.now, language, {
      now: Date.parse(`${instant}-05:00`),
      holidays: colombianHolidays,
      zone,
    })?.text,
  );

it.each([
  // 2026-07-15 is a Wednesday.
  ['2026-07-15T09:00', 'America/Bogota', 'Open now, until 12:00 PM in Bogotá.'],
  ['2026-07-15T17:59:59', 'America/Lima', 'Open now, until 6:00 PM in Bogotá.'],
  ['2026-07-15T17:00', 'America/New_York', 'Open now, until 6:00 PM in Bogotá (7:00 PM where you are).'],
  ['2026-01-15T17:00', 'America/New_York', 'Open now, until 6:00 PM in Bogotá.'],
  ['2026-07-15T11:00', 'Asia/Kolkata', 'Open now, until 12:00 PM in Bogotá (10:30 PM where you are).'],
  ['2026-01-15T17:00', 'Europe/Madrid', 'Open now, until 6:00 PM in Bogotá (12:00 AM where you are).'],
  ['2026-07-15T12:00', 'America/Bogota', 'Closed now. We open today at 2:00 PM in Bogotá.'],
  ['2026-07-15T12:30', 'America/St_Johns', 'Closed now. We open today at 2:00 PM in Bogotá (4:30 PM where you are).'],
  ['2026-07-15T20:00', 'America/Bogota', 'Closed now. We open tomorrow at 8:00 AM in Bogotá.'],
  ['2026-07-16T00:00', 'America/Bogota', 'Closed now. We open today at 8:00 AM in Bogotá.'],
  ['2026-07-24T18:00', 'America/Bogota', 'Closed now. We open tomorrow at 8:00 AM in Bogotá.'],
  ['2026-07-25T12:00', 'America/Bogota', 'Closed now. We open on Monday at 8:00 AM in Bogotá.'],
  ['2026-07-26T12:00', 'America/Bogota', 'Closed now. We open tomorrow at 8:00 AM in Bogotá.'],
  // It is Thursday in Tokyo, for both today.
  ['2026-07-15T13:00', 'Asia/Tokyo', 'Closed now. We open today at 2:00 PM in Bogotá (4:00 AM where you are).'],
  // Tomorrow in Bogotá, today in Tokyo: weekdays are clear.
  [
    '2026-07-15T20:00',
    'Asia/Tokyo',
    'Closed now. We open on Thursday at 8:00 AM in Bogotá (Thursday 10:00 PM where you are).',
  ],
  // Already Thursday in New York, still Wednesday in Bogotá.
  [
    '2026-07-15T23:30',
    'America/New_York',
    'Closed now. We open on Thursday at 8:00 AM in Bogotá (Thursday 9:00 AM where you are).',
  ],
  [
    '2026-07-25T15:00',
    'America/New_York',
    'Closed now. We open on Monday at 8:00 AM in Bogotá (9:00 AM where you are).',
  ],
  [
    '2026-07-25T15:00',
    'Pacific/Kiritimati',
    'Closed now. We open on Monday at 8:00 AM in Bogotá (Tuesday 3:00 AM where you are).',
  ],
  // Clocks change in the night before that Monday.
  [
    '2026-03-07T15:00',
    'America/Toronto',
    'Closed now. We open on Monday at 8:00 AM in Bogotá (9:00 AM where you are).',
  ],
  ['2026-10-31T15:00', 'America/Toronto', 'Closed now. We open on Tuesday at 8:00 AM in Bogotá.'],
  ['2026-03-28T15:00', 'Europe/Madrid', 'Closed now. We open on Monday at 8:00 AM in Bogotá (3:00 PM where you are).'],
])('%s, %s: %s', (instant, zone, text) => {
  expect(statusText(instant, zone)).toBe(text);
});

it.each([
  // Monday, 20 July, is a holiday.
  ['2026-07-18T12:00', 'America/Bogota', 'Closed now. We open on Tuesday at 8:00 AM in Bogotá.'],
  ['2026-07-20T09:00', 'America/Bogota', 'Closed for a holiday. We open tomorrow at 8:00 AM in Bogotá.'],
  ['2026-07-19T09:00', 'America/Bogota', 'Closed now. We open on Tuesday at 8:00 AM in Bogotá.'],
  [
    '2026-07-20T20:00',
    'Asia/Tokyo',
    'Closed for a holiday. We open on Tuesday at 8:00 AM in Bogotá (Tuesday 10:00 PM where you are).',
  ],
  ['2026-04-02T09:00', 'America/Bogota', 'Closed for a holiday. We open on Saturday at 8:00 AM in Bogotá.'],
  ['2026-12-25T09:00', 'America/Bogota', 'Closed for a holiday. We open tomorrow at 8:00 AM in Bogotá.'],
  ['2026-12-26T12:00', 'America/Bogota', 'Closed now. We open on Monday at 8:00 AM in Bogotá.'],
])('on holidays: %s, %s: %s', (instant, zone, text) => {
  expect(statusText(instant, zone)).toBe(text);
});

it('names the date if support opens in a week or later', () => {
  const days = Array.from({ length: 12 }, (_, n) => Date.parse('2026-12-22') + n * 86_400_000);
  const now = Date.parse('2026-12-22T09:00-05:00');
  const said = (language: Language, zone = 'America/Bogota') =>
    plain(openNow(wordsIn(language).support.now, language, { now, holidays: { colombian: true, days }, zone })?.text);
  expect(said('en')).toBe('Closed for a holiday. We open on Monday, January 4 at 8:00 AM in Bogotá.');
  expect(said('es')).toBe('Cerrado por festivo. Abrimos el lunes, 4 de enero a las 8:00 a. m. en Bogotá.');
  expect(said('fr', 'Asia/Tokyo')).toBe(
    'Fermé, jour férié. Nous ouvrons lundi 4 janvier à 8 h 00 à Bogotá (22 h 00 à votre heure).',
  );
});

it('uses the language of the page', () => {
  expect(statusText('2026-07-25T15:00', 'Pacific/Kiritimati', 'es')).toBe(
    'Cerrado ahora. Abrimos el lunes a las 8:00 a. m. en Bogotá (martes 3:00 a. m. en su hora local).',
  );
  expect(statusText('2026-07-15T20:00', 'America/New_York', 'fr')).toBe(
    'Fermé en ce moment. Nous ouvrons demain à 8 h 00 à Bogotá (9 h 00 à votre heure).',
  );
});
