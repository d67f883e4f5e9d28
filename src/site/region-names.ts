import type { Country } from './countries.ts';
import { type Language, localeOf } from './languages.ts';

/** A country's name in a language, from the platform's own tables. */
export function countryName({ id }: Pick<Country, 'id'>, language: Language): string {
  const code = id.toUpperCase();
  return new Intl.DisplayNames(localeOf(language), { type: 'region' }).of(code) ?? code;
}
