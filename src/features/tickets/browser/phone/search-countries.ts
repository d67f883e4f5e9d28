import { findCountry } from '#site/countries.ts';
import { type Language, localeOf } from '#site/languages.ts';
import type { CallingCode } from '#site/phone.ts';

/** A country in the list, with everything it can be found by. */
export interface CountryOption extends CallingCode {
  readonly keys: readonly string[];
}

/** Where most visitors are from. */
const first = ['CO', 'US', 'CA'];

/** By its name and its short name (`EE. UU.`), here and in English, and by what the company calls it (`USA`). */
export function withKeys(countries: readonly CallingCode[], language: Language): CountryOption[] {
  const names = [localeOf(language), 'en'].flatMap((locale) =>
    (['long', 'short'] as const).map((style) => new Intl.DisplayNames(locale, { type: 'region', style })),
  );
  return countries.map((entry) => {
    const called = findCountry(entry.country.toLowerCase())?.code ?? '';
    const all = [entry.country, called, ...names.map((name) => name.of(entry.country) ?? '')];
    return { ...entry, keys: [...new Set(all.map(fold))].filter(Boolean) };
  });
}

/** The current country, Colombia, the United States, Canada, then the others by name. */
export function inOrder(countries: readonly CountryOption[], current: string): CountryOption[] {
  const places = [current, ...first];
  const place = ({ country }: CountryOption) => (places.includes(country) ? places.indexOf(country) : places.length);
  return [...countries].sort((a, b) => place(a) - place(b));
}

/** What a text finds: exact names and codes, then those that begin with it, then those that hold it. */
export function searchCountries(countries: readonly CountryOption[], text: string): CountryOption[] {
  const sought = fold(text);
  const found = countries.map((entry) => ({ entry, rank: rankOf(entry, sought) }));
  return found
    .filter(({ rank }) => rank < ranks.length)
    .sort((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry);
}

const ranks: readonly ((key: string, sought: string) => boolean)[] = [
  (key, sought) => key === sought,
  (key, sought) => key.startsWith(sought),
  // A code is not found by its last digits: nobody looks for it so.
  (key, sought) => !/^\d/.test(key) && key.includes(sought),
];

function rankOf({ keys, code }: CountryOption, sought: string): number {
  if (sought === '') return 0;
  const all = [fold(code), ...keys];
  const rank = ranks.findIndex((fits) => all.some((key) => fits(key, sought)));
  return rank < 0 ? ranks.length : rank;
}

/** Letters and digits alone, so that accents, capitals, stops and spaces make no difference. */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
