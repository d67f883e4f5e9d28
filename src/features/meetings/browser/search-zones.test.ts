import { describe, expect, it } from 'vitest';
import { wordsIn } from '#content/words.ts';
import type { Language } from '#site/languages.ts';
import { countryOfZone } from '../zone-countries.ts';
import { offsetIn, zoneOffsets } from '../zone-offsets.ts';
import { otherNames } from './other-names.ts';
import { nearestFirst, searchZones, zoneOption } from './search-zones.ts';

/** In winter: New York has Bogotá's time. */
const at = Date.parse('2026-11-18T12:00Z');
const offsets = zoneOffsets(at, at);

/** The list of a visitor whose device is in Bogotá, and who has not chosen another zone. */
const listed = (
  language: Language,
  own: Parameters<typeof nearestFirst>[1] = { current: 'America/Bogota', device: undefined },
) =>
  nearestFirst(
    [...offsets].map(([zone, ofZone]) => {
      const country = countryOfZone(zone) ?? '';
      return zoneOption({ zone, country, offset: offsetIn(ofZone, at) }, wordsIn(language).meetBook.cities, language);
    }),
    own,
  );
const find = (text: string, language: Language = 'es') => searchZones(listed(language), text).map(({ value }) => value);

describe('the list of time zones', () => {
  it('begins with the chosen one and that of the device', () => {
    const zones = listed('en', { current: 'Asia/Tokyo', device: 'Europe/Madrid' }).map(({ value }) => value);
    expect(zones.slice(0, 2)).toEqual(['Asia/Tokyo', 'Europe/Madrid']);
    // Those of the same country and region before the others with the same time.
    expect(zones.slice(2, 4)).toEqual(['Africa/Ceuta', 'Europe/Amsterdam']);
  });

  it('goes on with the nearest times, and has every zone', () => {
    const zones = listed('es');
    const minutes = zones.map((zone) => Math.abs(zone.minutes + 5 * 60));
    expect(minutes).toEqual(minutes.toSorted((one, other) => one - other));
    expect(zones.length).toBe(offsets.size);
  });

  it.each<[Language, string, string]>([
    ['es', 'Bogotá', 'Colombia · UTC−5'],
    ['es', 'Nueva York', 'Estados Unidos · UTC−5'],
    ['fr', 'Athènes', 'Grèce · UTC+2'],
    ['en', 'St. John’s', 'Canada · UTC−3:30'],
  ])('names in %s %s, %s', (language, name, detail) => {
    expect(listed(language)).toContainEqual(expect.objectContaining({ name, detail }));
  });

  it('knows the other cities by the names of zones that machines have, old or new', () => {
    const unknown = Object.keys(otherNames).filter((zone) => !offsets.has(zone));
    expect(unknown.map((zone) => new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone)).toEqual(
      unknown.length === 0 ? [] : [expect.stringMatching(/Buenos_Aires$/)],
    );
  });
});

describe('the search for a time zone', () => {
  it.each<[string, Language, string]>([
    ['bogota', 'es', 'America/Bogota'],
    ['BOGOTÁ', 'fr', 'America/Bogota'],
    ['nueva york', 'es', 'America/New_York'],
    ['New York', 'es', 'America/New_York'],
    ['york new', 'en', 'America/New_York'],
    ['America/New_York', 'fr', 'America/New_York'],
    ['ciudad de mexico', 'es', 'America/Mexico_City'],
    ['st johns', 'en', 'America/St_Johns'],
    ['japon', 'es', 'Asia/Tokyo'],
    ['Japan', 'fr', 'Asia/Tokyo'],
    ['allemagne', 'fr', 'Europe/Berlin'],
    ['guinea ecuatorial', 'es', 'Africa/Malabo'],
    ['medellin', 'es', 'America/Bogota'],
    ['San Francisco', 'en', 'America/Los_Angeles'],
    ['pst', 'en', 'America/Los_Angeles'],
    ['EST', 'en', 'America/New_York'],
    ['pacific', 'en', 'America/Los_Angeles'],
    ['pacific time', 'en', 'America/Los_Angeles'],
    ['greenwich', 'fr', 'Africa/Abidjan'],
    ['UTC+5:30', 'en', 'Asia/Colombo'],
    ['gmt-5', 'es', 'America/Bogota'],
    ['−5', 'fr', 'America/Bogota'],
    ['bogta', 'es', 'America/Bogota'],
    ['Sidney', 'en', 'Australia/Sydney'],
    ['los angelos', 'en', 'America/Los_Angeles'],
  ])('finds for %j in %s %s among the best', (text, language, zone) => {
    expect(find(text, language).slice(0, 6)).toContain(zone);
  });

  it('puts what was meant first', () => {
    const first = ['bogota', 'medellin', 'san francisco', 'est', 'pst', 'nueva york', 'gmt-5'].map(
      (text) => find(text)[0],
    );
    expect(first).toEqual([
      'America/Bogota',
      'America/Bogota',
      'America/Los_Angeles',
      'America/New_York',
      'America/Los_Angeles',
      'America/New_York',
      'America/Bogota',
    ]);
  });

  it('says why a zone was found by another name', () => {
    expect(searchZones(listed('es'), 'medellin')[0]).toMatchObject({
      name: 'Bogotá',
      detail: 'Medellín · Colombia · UTC−5',
    });
  });

  it('finds all zones of a country and of an offset, and only those', () => {
    const inSpain = ['Europe/Madrid', 'Atlantic/Canary', 'Africa/Ceuta'];
    expect(find('españa').toSorted()).toEqual(inSpain.toSorted());
    expect(searchZones(listed('en'), '+9').every(({ minutes }) => minutes === 9 * 60)).toBe(true);
  });

  it('knows what a time is called in the language of the page', () => {
    expect(find('europa central')).toEqual(expect.arrayContaining(['Europe/Madrid', 'Europe/Paris', 'Africa/Algiers']));
    expect(find('japon estandar')).toEqual(['Asia/Tokyo']);
  });

  it('finds everything for an empty text, and nothing for nonsense', () => {
    expect(find(' ').length).toBe(offsets.size);
    expect(find('qqqqqq')).toEqual([]);
    expect(find('(*[')).toHaveLength(offsets.size);
  });
});
