import { type Offering, offerings, packageHours } from '#content/catalogue/development.ts';
import { type Product, products } from '#content/catalogue/products.ts';
import { type QuickService, quickServicePrice, quickServices } from '#content/catalogue/quick-services.ts';
import { type Words, wordsIn } from '#content/words.ts';
import { bareHref } from '#site/address.ts';
import type { Language } from '#site/languages.ts';
import type { ServiceLists } from '../contract.ts';

/** Everything that is sold, with the texts of its card on the pages. */
export function serviceLists(): ServiceLists {
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

function quickServiceItem({ slug, page, location, show }: QuickService): ServiceLists['quick_services'][number] {
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
  return { en: text(wordsIn('en')), es: text(wordsIn('es')), fr: text(wordsIn('fr')) };
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
