import { countryName } from '#site/formatters.ts';
import type { Language } from '#site/languages.ts';
import { brand } from './brand.ts';

/** The company's address in one line, with the country as the reader calls it. */
export function postalAddressIn(language: Language): string {
  const { city, country } = brand.postalAddress;
  return `${city}, ${countryName({ id: country }, language)}`;
}
