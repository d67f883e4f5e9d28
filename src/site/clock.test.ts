import { describe, expect, it } from 'vitest';
import { clockAt, writeSpan } from './time.ts';
import { writeClock } from './written-forms.ts';

/** Ordinary spaces are easier to read in a test. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('a time of day', () => {
  it.each([
    ['en', undefined, ['12:00 AM', '1:00 AM', '9:05 AM', '12:00 PM', '1:00 PM', '11:30 PM']],
    ['en', 'jp', ['12:00 AM', '1:00 AM', '9:05 AM', '12:00 PM', '1:00 PM', '11:30 PM']],
    ['es', 'co', ['12:00 a. m.', '1:00 a. m.', '9:05 a. m.', '12:00 m.', '1:00 p. m.', '11:30 p. m.']],
    ['es', 'es', ['00:00', '01:00', '09:05', '12:00', '13:00', '23:30']],
    ['es', 'gq', ['00:00', '01:00', '09:05', '12:00', '13:00', '23:30']],
    ['fr', 'ca', ['0 h 00', '1 h 00', '9 h 05', '12 h 00', '13 h 00', '23 h 30']],
  ] as const)('a time of day in %s for the country %s is %j', (language, country, texts) => {
    const times = ['0:00', '1:00', '9:05', '12:00', '13:00', '23:30'];
    expect(times.map((time) => plain(writeClock(time, language, country)))).toEqual(texts);
  });

  it.each([
    ['en-US', 'en', 'us'],
    ['en-CA', 'en', 'ca'],
    ['en-AU', 'en', 'au'],
    ['es-CO', 'es', 'co'],
    ['es-US', 'es', 'us'],
    ['es-ES', 'es', 'es'],
    ['es-GQ', 'es', 'gq'],
    ['fr-CA', 'fr', 'ca'],
  ] as const)('has as many hours as the locale data of %s say', (locale, language, country) => {
    const { hourCycle } = new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions();
    expect(writeClock('13:00', language, country).startsWith('13') ? 'h23' : 'h12').toBe(hourCycle);
  });

  it('can be told from every other one of the day', () => {
    const day = Array.from({ length: 48 }, (_, half) => `${Math.floor(half / 2)}:${half % 2 ? '30' : '00'}`);
    for (const [language, country] of [['en'], ['es'], ['es', 'es'], ['fr']] as const) {
      expect(new Set(day.map((time) => writeClock(time, language, country))).size).toBe(48);
    }
  });
});

it('a period may break after its dash only', () => {
  expect(writeSpan('8:00', '12:00', 'es', 'co')).toBe('8:00\u00a0a.\u00a0m.\u00a0– 12:00\u00a0m.');
});

describe('a time in a zone', () => {
  it.each([
    // Clocks in Sydney go back at 3:00, those in Lord Howe by half an hour at 2:00.
    ['Australia/Sydney', '2027-04-03T14:30Z', '1:30 AM'],
    ['Australia/Sydney', '2027-04-03T15:00Z', '2:00 AM (UTC+11)'],
    ['Australia/Sydney', '2027-04-03T15:30Z', '2:30 AM (UTC+11)'],
    ['Australia/Sydney', '2027-04-03T16:00Z', '2:00 AM (UTC+10)'],
    ['Australia/Sydney', '2027-04-03T17:00Z', '3:00 AM'],
    ['Australia/Lord_Howe', '2027-04-03T14:00Z', '1:00 AM'],
    ['Australia/Lord_Howe', '2027-04-03T14:30Z', '1:30 AM (UTC+11)'],
    ['Australia/Lord_Howe', '2027-04-03T15:00Z', '1:30 AM (UTC+10:30)'],
    ['Australia/Lord_Howe', '2027-04-03T15:30Z', '2:00 AM'],
    // Clocks go forward: an hour is missing, and none is shown twice.
    ['Australia/Sydney', '2026-10-03T15:30Z', '1:30 AM'],
    ['Australia/Sydney', '2026-10-03T16:00Z', '3:00 AM'],
    ['America/New_York', '2026-11-01T05:30Z', '1:30 AM (UTC−4)'],
    ['America/New_York', '2026-11-01T06:30Z', '1:30 AM (UTC−5)'],
    ['America/Santiago', '2026-11-18T13:00Z', '10:00 AM'],
    ['America/Bogota', '2026-11-01T06:30Z', '1:30 AM'],
  ])('the time in %s at %s is %s', (zone, instant, text) => {
    expect(plain(clockAt(Date.parse(instant), zone, 'en'))).toBe(text);
  });
});
