import { success } from '#platform/contracts/envelope.ts';
import type { App } from '#platform/server/app-context.ts';
import { mountCallWithoutInput } from '#platform/server/calls/mount-call.ts';
import type { Config } from '#platform/server/config/config.ts';
import { type Country, countries } from '#site/countries.ts';
import { countryName } from '#site/formatters.ts';
import { type CountryItem, getCountries } from '../countries.ts';

export function mountCountries(app: App, config: Config): void {
  const items = countries.map(itemOf);
  mountCallWithoutInput(app, config, getCountries, () => success(items));
}

function itemOf(country: Country): CountryItem {
  const { id, code, home } = country;
  const name = { en: countryName(country, 'en'), es: countryName(country, 'es'), fr: countryName(country, 'fr') };
  return { id, code, name, icon: id, url: home };
}
