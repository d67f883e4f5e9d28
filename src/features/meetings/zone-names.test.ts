import { expect, it } from 'vitest';
import { wordsIn } from '#content/words.ts';
import { offsetAt, writeOffset } from '#site/time.ts';
import { cityOf, regionOf } from './zones.ts';

const winter = Date.parse('2026-01-15T12:00Z');
const summer = Date.parse('2026-07-15T12:00Z');

it.each([
  ['America/New_York', 'New York', 'UTC−5', 'UTC−4'],
  ['America/Toronto', 'Toronto', 'UTC−5', 'UTC−4'],
  ['America/Montreal', 'Montréal', 'UTC−5', 'UTC−4'],
  ['America/Bogota', 'Bogotá', 'UTC−5', 'UTC−5'],
  ['Europe/Madrid', 'Madrid', 'UTC+1', 'UTC+2'],
  ['Asia/Tokyo', 'Tokyo', 'UTC+9', 'UTC+9'],
  ['Asia/Calcutta', 'Kolkata', 'UTC+5:30', 'UTC+5:30'],
  ['Asia/Kolkata', 'Kolkata', 'UTC+5:30', 'UTC+5:30'],
  ['America/St_Johns', 'St. John’s', 'UTC−3:30', 'UTC−2:30'],
  ['America/Argentina/Rio_Gallegos', 'Rio Gallegos', 'UTC−3', 'UTC−3'],
  ['Europe/London', 'London', 'UTC', 'UTC+1'],
  ['UTC', 'UTC', 'UTC', 'UTC'],
])('the zone %s is %s, %s in winter and %s in summer', (zone, city, inWinter, inSummer) => {
  expect(cityOf(zone, wordsIn('en').meetBook.cities)).toBe(city);
  expect(writeOffset(offsetAt(winter, zone))).toBe(inWinter);
  expect(writeOffset(offsetAt(summer, zone))).toBe(inSummer);
});

it.each([
  ['Europe/Athens', 'Atenas', 'Athènes'],
  ['Europe/Moscow', 'Moscú', 'Moscou'],
  ['Asia/Calcutta', 'Calcuta', 'Calcutta'],
])('the city of %s is %s in Spanish and %s in French', (zone, spanish, french) => {
  expect(cityOf(zone, wordsIn('es').meetBook.cities)).toBe(spanish);
  expect(cityOf(zone, wordsIn('fr').meetBook.cities)).toBe(french);
});

it('offsets are exact between minutes', () => {
  expect(offsetAt(winter + 59_999, 'Asia/Kolkata')).toBe(330);
  expect(offsetAt(-1, 'Asia/Tokyo')).toBe(540);
});

it('every region of a zone has a name', () => {
  const regions = new Set(Intl.supportedValuesOf('timeZone').map(regionOf));
  expect(Object.keys(wordsIn('fr').meetBook.regions)).toEqual(expect.arrayContaining([...regions]));
});
