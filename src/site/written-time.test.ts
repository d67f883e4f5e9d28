import { describe, expect, it } from 'vitest';
import { readZone, zoneOfCountry } from '#features/meetings/zones.ts';
import { bogotaInstant, meetingTime } from './time.ts';

/** Treats all spaces as ordinary ones. */
const plain = (text: string) => text.replace(/\s/g, ' ');

describe('the time of a meeting, on both clocks', () => {
  it.each([
    // Clocks go back in the night to 1 November 2026, and forward on 14 March 2027, in Madrid on 28 March.
    [
      '2026-10-31',
      '8:00',
      'America/New_York',
      'Saturday, October 31, 2026',
      '9:00 AM',
      'Eastern Daylight Time',
      'UTC−4',
    ],
    [
      '2026-11-03',
      '8:00',
      'America/New_York',
      'Tuesday, November 3, 2026',
      '8:00 AM',
      'Eastern Standard Time',
      'UTC−5',
    ],
    ['2027-03-13', '8:00', 'America/Toronto', 'Saturday, March 13, 2027', '8:00 AM', 'Eastern Standard Time', 'UTC−5'],
    ['2027-03-15', '8:00', 'America/Toronto', 'Monday, March 15, 2027', '9:00 AM', 'Eastern Daylight Time', 'UTC−4'],
    ['2027-03-27', '8:00', 'Europe/Madrid', 'Saturday, March 27, 2027', '2:00 PM', 'Central European', 'UTC+1'],
    ['2027-03-29', '8:00', 'Europe/Madrid', 'Monday, March 29, 2027', '3:00 PM', 'Central European', 'UTC+2'],
    ['2026-11-30', '17:30', 'Asia/Tokyo', 'Tuesday, December 1, 2026', '7:30 AM', 'Japan Standard Time', 'UTC+9'],
    ['2026-12-31', '17:30', 'Asia/Tokyo', 'Friday, January 1, 2027', '7:30 AM', 'Japan Standard Time', 'UTC+9'],
    [
      '2026-11-30',
      '17:30',
      'America/Bogota',
      'Monday, November 30, 2026',
      '5:30 PM',
      'Colombia Standard Time',
      'UTC−5',
    ],
    // Midnight.
    ['2027-01-15', '18:00', 'Europe/Madrid', 'Saturday, January 16, 2027', '12:00 AM', 'Central European', 'UTC+1'],
    ['2027-01-15', '14:00', 'Asia/Kolkata', 'Saturday, January 16, 2027', '12:30 AM', 'India Standard', 'UTC+5:30'],
  ])('%s %s in Bogotá is, in %s, %s at %s', (from, clock, zone, date, time, name, offset) => {
    const instant = bogotaInstant({ day: Date.parse(from), time: clock });
    const written = meetingTime(instant, zone, 'en');
    expect({ ...written, time: plain(written.time), zone: written.zone.slice(0, name.length) }).toEqual({
      date,
      time,
      zone: name,
      offset,
    });
  });

  it('is written in the language of its reader', () => {
    const instant = bogotaInstant({ day: Date.parse('2026-12-01'), time: '14:00' });
    const spanish = meetingTime(instant, 'America/Bogota', 'es');
    expect(plain(spanish.date)).toBe('martes, 1 de diciembre de 2026');
    expect(spanish.zone).toBe('hora estándar de Colombia');
    const french = meetingTime(instant, 'America/Toronto', 'fr');
    expect(plain(french.date)).toBe('mardi 1er décembre 2026');
    expect(plain(meetingTime(instant + 10 * 86_400_000, 'America/Toronto', 'fr').date)).toBe(
      'vendredi 11 décembre 2026',
    );
  });
});

describe('a time zone', () => {
  it.each(['America/Toronto', 'Asia/Tokyo', 'America/Argentina/Buenos_Aires', 'Etc/GMT+5', 'UTC'])(
    'accepts %s',
    (zone) => {
      expect(readZone(zone)).toBeDefined();
    },
  );

  it.each(['', undefined, 'Mars/Olympus', '+05:00', '../etc', 'America/Bogota\u0000', 'a'.repeat(65), 'x y'])(
    'refuses %j',
    (zone) => {
      expect(readZone(zone)).toBeUndefined();
    },
  );

  it('defaults to that of the country, or else ours', () => {
    expect(zoneOfCountry('jp')).toBe('Asia/Tokyo');
    expect(zoneOfCountry(undefined)).toBe('America/Bogota');
  });
});
