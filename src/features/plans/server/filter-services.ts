import type { CountryId } from '#site/countries.ts';
import type { Language } from '#site/languages.ts';
import type { ServiceLists } from '../services.ts';

export interface ServiceFilter {
  readonly lang?: Language | undefined;
  readonly country?: CountryId | undefined;
}

type QuickService = ServiceLists['quick_services'][number];

/** The country of each place that is not the whole world. */
const countryAt = { colombia: 'co' } as const satisfies Record<Exclude<QuickService['location'], 'global'>, CountryId>;

export function filterServices(lists: ServiceLists, { lang, country }: ServiceFilter): ServiceLists {
  const shown = ({ show }: Pick<QuickService, 'show'>) => !lang || show[lang];
  const reachable = ({ location }: QuickService) =>
    !country || location === 'global' || countryAt[location] === country;
  return {
    products: lists.products.filter(shown),
    quick_services: lists.quick_services.filter((service) => shown(service) && reachable(service)),
    development: lists.development.filter(shown),
  };
}
