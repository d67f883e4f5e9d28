import { type CountryItem, getCountries } from '#contracts/countries.ts';
import { success } from '#contracts/envelope.ts';
import { type Country, countries } from '#site/countries.ts';
import { countryName } from '#site/region-names.ts';
import type { App } from '../app-context.ts';
import { mountCallWithoutInput } from '../calls/mount-call.ts';
import type { Config } from '../config.ts';

export function mountCountries(app: App, config: Config): void {
  const items = countries.map(itemOf);
  mountCallWithoutInput(app, config, getCountries, () => success(items));
}

function itemOf(country: Country): CountryItem {
  const { id, code, home } = country;
  const name = { en: countryName(country, 'en'), es: countryName(country, 'es'), fr: countryName(country, 'fr') };
  return { id, code, name, icon: id, url: home };
}
