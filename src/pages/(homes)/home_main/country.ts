import type { Words } from '#content/words.ts';
import type { Page } from '#platform/page/page.ts';
import { type Country, findCountry } from '#site/countries.ts';

/** The main home always belongs to a country. */
export function countryOf({ route }: Page): Country {
  const country = findCountry(route.country);
  if (!country) throw new Error(`${route.path} is not the home of a country`);
  return country;
}

type Local = Words['home']['main']['local'];

const has = (local: Local, id: string): id is keyof Local => Object.hasOwn(local, id);

/** Each country has texts of its own; the build fails without them. */
export function localWords(page: Page): Local[keyof Local] {
  const { local } = page.words.home.main;
  const { id } = countryOf(page);
  if (!has(local, id)) throw new Error(`home.json has no texts for the home of ${id}`);
  return local[id];
}
