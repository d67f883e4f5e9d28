import type { Country } from './countries.ts';
import { regionNames } from './formatters.ts';
import { type Language, localeOf } from './languages.ts';

/** A country's name in a language, from the platform's own tables. */
export function countryName({ id }: Pick<Country, 'id'>, language: Language): string {
  return regionName(id.toUpperCase(), language);
}

/** The same for any country of the world, as ISO writes it: `FR`. */
export function regionName(code: string, language: Language): string {
  return regionNames(localeOf(language)).of(code) ?? code;
}
