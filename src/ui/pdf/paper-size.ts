import type { CountryId } from '#site/countries.ts';

const onLetter: ReadonlySet<CountryId | undefined> = new Set<CountryId>(['us', 'ca']);

/** What the printers of a country hold. */
export function paperSize(country: CountryId | undefined): 'A4' | 'LETTER' {
  return onLetter.has(country) ? 'LETTER' : 'A4';
}
