import { describePlans } from '#content/catalogue/described-plans.ts';
import { type Offering, offerings, packageHours } from '#content/catalogue/development.ts';
import { type Product, products } from '#content/catalogue/products.ts';
import { quickServicePrice, quickServices } from '#content/catalogue/quick-services.ts';
import { type Words, wordsIn } from '#content/words.ts';
import { success } from '#platform/contracts/envelope.ts';
import { type App, headersOf } from '#platform/server/app-context.ts';
import { mountCall, prepareAnswer, sendPrepared } from '#platform/server/calls/mount-call.ts';
import type { Config } from '#platform/server/config/config.ts';
import { CallError } from '#platform/server/errors/call-error.ts';
import { BoundedCache } from '#platform/server/pages/bounded-cache.ts';
import { chooseLanguage } from '#platform/server/pages/choose-language.ts';
import { bareHref } from '#site/address.ts';
import type { CountryId } from '#site/countries.ts';
import type { Currency } from '#site/currencies.ts';
import { byLanguage, type Language } from '#site/languages.ts';
import { writeAmount } from '#site/money.ts';
import { getPlans, getService, type ServiceLists } from '../contract.ts';

/** Everything that is sold, with the texts of its card on the pages. */
function serviceLists(): ServiceLists {
  return {
    products: products.map(productItem),
    quick_services: quickServices.map(quickServiceItem),
    development: offerings.map(developmentItem),
  };
}

function productItem({ slug, name, page, price, period, signUp, show }: Product): ServiceLists['products'][number] {
  const title = inEveryLanguage(() => name);
  const description = inEveryLanguage((words) => words.products[slug].summary);
  return { id: slug, icon: slug, title, description, link: bareHref(page), show, price, period, signup: signUp };
}

function quickServiceItem({ slug, page, location, show }: (typeof quickServices)[number]): QuickService {
  const title = inEveryLanguage((words) => nameOf(page, words));
  const description = inEveryLanguage((words) => words.offers.quickServices[slug]);
  const paid = { price: quickServicePrice, period: 'once' } as const;
  return { id: slug, icon: slug, title, description, link: bareHref(page), show, ...paid, location };
}

function developmentItem({ slug, page, price, show }: Offering): ServiceLists['development'][number] {
  const title = inEveryLanguage((words) => words.menu.development.items[slug].title);
  const description = inEveryLanguage((words) => words.menu.development.items[slug].description);
  const paid = { price: price ?? null, period: 'month', limit: packageHours } as const;
  return { id: slug, icon: slug, title, description, link: bareHref(page), show, ...paid };
}

function inEveryLanguage(text: (words: Words) => string): Record<Language, string> {
  return byLanguage((language) => text(wordsIn(language)));
}

type NamedPath = keyof Words['names'];

/** Alternative addresses of a page have no name, but everything that is sold has a main address. */
function nameOf(path: string, { names }: Words): string {
  if (!isNamed(path, names)) throw new Error(`names.json has no name for ${path}`);
  return names[path];
}

function isNamed(path: string, names: Words['names']): path is NamedPath {
  return Object.hasOwn(names, path);
}

/** There are fewer different answers; each is made when it is first asked for. */
const mostAnswers = 200;

/** The value of a price by agreement. */
const contactOnly = '-';

export function mountPlans(app: App, config: Config): void {
  const answers = new BoundedCache<string>(mostAnswers);
  mountCall(app, config, getPlans, ({ currency, product_id, lang }, c) => {
    const language = lang ?? chooseLanguage(undefined, headersOf(c));
    const key = `${product_id} ${currency} ${language}`;
    return sendPrepared(
      c,
      answers.get(key, () => preparePlans(product_id, currency, language)),
    );
  });
}

function preparePlans(product: number, currency: Currency, language: Language): string {
  const plans = describePlans(product, wordsIn(language), language);
  if (plans.length === 0)
    throw new CallError('wrongInput', { fields: { product_id: 'no plans are sold of this product' } });
  const described = plans.map(({ id, name, description, size, features, prices, frequency, isRecommended }) => {
    const minor = prices[currency];
    const value = minor === undefined ? contactOnly : writeAmount(minor, currency);
    return {
      id,
      name,
      description,
      size,
      features: [...features],
      value,
      frecuency: frequency,
      is_recommended: isRecommended,
    };
  });
  return prepareAnswer(getPlans, success({ currency: currency.toUpperCase(), plans: described }));
}

export function mountServices(app: App, config: Config): void {
  const answers = new BoundedCache<string>(mostAnswers);
  mountCall(app, config, getService, (request, c) =>
    sendPrepared(
      c,
      answers.get(keyOf(request), () => prepareAnswer(getService, success(filterServices(serviceLists(), request)))),
    ),
  );
}

function keyOf({ lang, country }: ServiceFilter): string {
  return `${lang ?? 'any language'}, ${country ?? 'any country'}`;
}

interface ServiceFilter {
  readonly lang?: Language | undefined;
  readonly country?: CountryId | undefined;
}

type QuickService = ServiceLists['quick_services'][number];

/** The country of each location except `global`. */
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
