import { foldText } from '#platform/browser/fold-text.ts';
import { findCountry } from '#site/countries.ts';
import { type Language, localeOf } from '#site/languages.ts';
import type { CallingCode } from '#site/phone.ts';
import type { SearchOption } from '#ui/search-panel.tsx';

/** A country in the list, with all the texts that it can be found by. */
export interface CountryOption extends CallingCode, SearchOption {
  readonly keys: readonly string[];
}

/** The countries that most visitors are from. */
const first = ['CO', 'US', 'CA'];

/**
 * Adds the search keys: name and short name (`EE. UU.`), in this language and in English, and the site's own name
 * (`USA`).
 */
export function withKeys(countries: readonly CallingCode[], language: Language): CountryOption[] {
  const names = [localeOf(language), 'en'].flatMap((locale) =>
    (['long', 'short'] as const).map((style) => new Intl.DisplayNames(locale, { type: 'region', style })),
  );
  return countries.map((entry) => {
    const called = findCountry(entry.country.toLowerCase())?.code ?? '';
    const all = [entry.country, called, ...names.map((name) => name.of(entry.country) ?? '')];
    return {
      ...entry,
      value: entry.country,
      detail: entry.code,
      keys: [...new Set(all.map(foldText))].filter(Boolean),
    };
  });
}

/** The current country, Colombia, the United States, Canada, then the others by name. */
export function inOrder(countries: readonly CountryOption[], current: string): CountryOption[] {
  const places = [current, ...first];
  const positionOf = ({ country }: CountryOption) =>
    places.includes(country) ? places.indexOf(country) : places.length;
  return [...countries].sort((a, b) => positionOf(a) - positionOf(b));
}

/** Matching countries: exact names and codes first, then those that begin with the text, then those that contain it. */
export function searchCountries(countries: readonly CountryOption[], text: string): CountryOption[] {
  const sought = foldText(text);
  const found = countries.map((entry) => ({ entry, rank: rankOf(entry, sought) }));
  return found
    .filter(({ rank }) => rank < ranks.length)
    .sort((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry);
}

const ranks: readonly ((key: string, sought: string) => boolean)[] = [
  (key, sought) => key === sought,
  (key, sought) => key.startsWith(sought),
  // Calling codes are not matched by their last digits: no one searches that way.
  (key, sought) => !/^\d/.test(key) && key.includes(sought),
];

function rankOf({ keys, code }: CountryOption, sought: string): number {
  if (sought === '') return 0;
  const all = [foldText(code), ...keys];
  const rank = ranks.findIndex((fits) => all.some((key) => fits(key, sought)));
  return rank < 0 ? ranks.length : rank;
}
