import type { Stored } from '#platform/browser/stored/stored.ts';
import { countryCookie } from '#site/choice-cookies.ts';
import { type CountryId, findCountry } from '#site/countries.ts';

/** The country that a visitor chose, as in the cookie of the same name: by this the other tabs hear of it. */
export const userCountry: Stored<CountryId> = {
  key: countryCookie,
  read: (text) => findCountry(text.toLowerCase())?.id,
  write: (country) => country,
};
