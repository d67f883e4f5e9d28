import type { Page } from '#platform/page/page.ts';
import { type Country, findCountry } from '#site/countries.ts';

/** The main home always belongs to a country. */
export function countryOf({ route }: Page): Country {
  const country = findCountry(route.country);
  if (!country) throw new Error(`${route.path} is not the home of a country`);
  return country;
}
