import { foldText } from '#platform/browser/fold-text.ts';
import { dataOf } from '#platform/page/data-attributes.ts';
import { countEdits } from '#site/count-edits.ts';
import { regionNames } from '#site/formatters.ts';
import { type Language, localeOf } from '#site/languages.ts';
import { offsetAt, writeOffset } from '#site/time.ts';
import type { SearchOption } from '#ui/search-panel.tsx';
import { offsetIn } from '../zone-offsets.ts';
import { type CityNames, cityOf, regionOf } from '../zones.ts';
import { otherNames } from './other-names.ts';

/** What the server knows of a zone. */
export interface ListedZone {
  readonly zone: string;
  /** The code of its country; empty for a zone that belongs to none. */
  readonly country: string;
  /** Such as `UTC−5`. */
  readonly offset: string;
}

/** A time zone in the list. */
export interface ZoneOption extends SearchOption {
  readonly country: string;
  /** Ahead of UTC. */
  readonly minutes: number;
  readonly language: Language;
  /** Folded: its own names and those of its country, in this language and in English. */
  readonly names: readonly string[];
  /** Cities that have the same time, and what people call it, as they are written. */
  readonly others: readonly string[];
}

export function zoneOption({ zone, country, offset }: ListedZone, cities: CityNames, language: Language): ZoneOption {
  const name = cityOf(zone, cities);
  const countries = country ? [localeOf(language), 'en'].map((locale) => regionNames(locale).of(country) ?? '') : [];
  return {
    value: zone,
    name,
    detail: [countries[0], offset].filter(Boolean).join(' · '),
    country,
    minutes: readOffset(offset) ?? 0,
    language,
    names: [name, cityOf(zone, {}), ...countries].map(foldText).filter(Boolean),
    others: otherNames[zone]?.split(', ') ?? [],
  };
}

interface Reader {
  readonly cities: CityNames;
  readonly language: Language;
  /** The offsets are those at this instant. */
  readonly at: number;
}

/** The zones of the list that the server has rendered. */
export function zonesIn(list: HTMLSelectElement, { cities, language, at }: Reader): ZoneOption[] {
  return [...list.options].map((option) => {
    const { offsets, country = '' } = dataOf(option);
    // Browsers have newer names than the server for a few zones, and the list has only their name.
    const offset = offsets ? offsetIn(offsets, at) : writeOffset(offsetAt(at, option.value));
    return zoneOption({ zone: option.value, country, offset }, cities, language);
  });
}

interface Own {
  /** The zone that is chosen. */
  readonly current: string;
  /** That of the visitor's device. */
  readonly device: string | undefined;
}

/** The chosen zone, the visitor's own, and then the others: those with the nearest time first, and their country's before. */
export function nearestFirst(zones: readonly ZoneOption[], { current, device = current }: Own): ZoneOption[] {
  const own = zones.find(({ value }) => value === device) ?? zones.find(({ value }) => value === current);
  const rank = ({ value, minutes, country }: ZoneOption) => [
    value === current ? 0 : value === device ? 1 : 2,
    Math.abs(minutes - (own?.minutes ?? 0)),
    country === own?.country ? 0 : 1,
    regionOf(value) === regionOf(own?.value ?? '') ? 0 : 1,
  ];
  const ranked = zones.map((zone) => ({ zone, ranks: rank(zone) }));
  return ranked.sort((one, other) => compare(one.ranks, other.ranks)).map(({ zone }) => zone);
}

function compare(one: readonly number[], other: readonly number[]): number {
  const index = one.findIndex((value, place) => value !== other[place]);
  return index < 0 ? 0 : (one[index] ?? 0) - (other[index] ?? 0);
}

/**
 * The zones that a text means, the best first and otherwise in their order: by city, country, a large city with the same
 * time, offset or abbreviation; else by the name of the time, such as “Greenwich”; else with a mistake.
 */
export function searchZones(zones: readonly ZoneOption[], text: string): readonly ZoneOption[] {
  const sought = foldText(text);
  const offset = readOffset(text);
  if (offset !== undefined) return zones.filter(({ minutes }) => minutes === offset);
  if (sought === '') return zones;
  const words = text
    .split(/[\s,/_]+/)
    .map(foldText)
    .filter(Boolean);
  const found = best(zones, (zone) => matchNames(zone, sought, words));
  if (found.length > 0) return found;
  const named = zones.filter((zone) => hasAll(timeNames(zone), words));
  if (named.length > 0) return named;
  return zones.filter(({ names, others }) =>
    [...names, ...others.map(foldText)].some((name) => isAlmost(name, sought)),
  );
}

interface Match {
  /** From 0, which is the best. */
  readonly rank: number;
  /** The other name that was meant. */
  readonly other?: string | undefined;
}

function best(zones: readonly ZoneOption[], match: (zone: ZoneOption) => Match | undefined): ZoneOption[] {
  const matches = zones.flatMap((zone) => {
    const found = match(zone);
    return found ? [{ zone, ...found }] : [];
  });
  // Says why it was found: “Medellín · Colombia · UTC−5” behind Bogotá.
  return matches
    .sort((one, another) => one.rank - another.rank)
    .map(({ zone, other }) => (other ? { ...zone, detail: `${other} · ${zone.detail}` } : zone));
}

/** An exact name, the beginning of one, or all words somewhere in them. */
function matchNames({ value, names, others }: ZoneOption, sought: string, words: readonly string[]): Match | undefined {
  if (names.includes(sought) || foldText(value) === sought) return { rank: 0 };
  const same = others.find((other) => foldText(other) === sought);
  if (same) return { rank: 0, other: same };
  if (names.some((name) => name.startsWith(sought))) return { rank: 1 };
  const alike = others.find((other) => sought.length > 2 && foldText(other).startsWith(sought));
  if (alike) return { rank: 1, other: alike };
  return words.every((word) => names.some((name) => name.includes(word))) ? { rank: 2 } : undefined;
}

const named = new Map<string, string>();

/** What a zone's time is called, such as “Central European Time”. Only when nothing else was found: it takes long. */
function timeNames({ value, language }: ZoneOption): string {
  const key = `${language} ${value}`;
  const known =
    named.get(key) ?? [localeOf(language), 'en'].map((locale) => foldText(timeName(value, locale))).join(' ');
  named.set(key, known);
  return known;
}

function timeName(zone: string, locale: string): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: 'long' }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

const hasAll = (text: string, words: readonly string[]) => words.every((word) => text.includes(word));

/** One mistake, or two in a long name. The first letter is rarely wrong. */
function isAlmost(name: string, sought: string): boolean {
  const most = sought.length > 7 ? 2 : 1;
  return sought.length > 3 && name[0] === sought[0] && countEdits(name, sought) <= most;
}

/** The minutes of an offset, as people write it: `UTC-5`, `GMT+05:30`, `−3`. Undefined if it is not one. */
function readOffset(text: string): number | undefined {
  const [found, sign, hours = '0', minutes = '0'] =
    /^(?:utc|gmt)?(?:([+−–-])(\d\d?)(?::?([0-5]\d))?)?$/i.exec(text.replace(/\s/g, '')) ?? [];
  if (!found || Number(hours) > 14) return undefined;
  return (sign === '+' ? 1 : -1) * (Number(hours) * 60 + Number(minutes));
}
