import { success } from '#platform/contracts/envelope.ts';
import type { App } from '#platform/server/app-context.ts';
import { mountCall } from '#platform/server/calls/mount-call.ts';
import type { Config } from '#platform/server/config/config.ts';
import { type CountryId, countries } from '#site/countries.ts';
import { type Language, languageCodes } from '#site/languages.ts';
import { getService, type ServiceLists } from '../contract.ts';
import { serviceLists } from './service-lists.ts';

/** There are few ways to ask, so each answer is made once, when the server starts. */
export function mountServices(app: App, config: Config): void {
  const lists = serviceLists();
  const wishes = [undefined, ...languageCodes].flatMap((lang) =>
    [undefined, ...countries].map((country): ServiceFilter => ({ lang, country: country?.id })),
  );
  const answers = new Map(wishes.map((wish) => [keyOf(wish), success(filterServices(lists, wish))]));
  mountCall(app, config, getService, (wish) => {
    const answer = answers.get(keyOf(wish));
    if (!answer) throw new Error(`No services are prepared for ${keyOf(wish)}`);
    return answer;
  });
}

function keyOf({ lang, country }: ServiceFilter): string {
  return `${lang ?? 'any language'}, ${country ?? 'any country'}`;
}

interface ServiceFilter {
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
