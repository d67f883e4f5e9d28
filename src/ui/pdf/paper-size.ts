import type { CountryId } from '#site/countries.ts';

const onLetter: ReadonlySet<CountryId | undefined> = new Set<CountryId>(['us', 'ca']);

/** The usual page size of a country. */
export function paperSize(country: CountryId | undefined): 'A4' | 'LETTER' {
  return onLetter.has(country) ? 'LETTER' : 'A4';
}
