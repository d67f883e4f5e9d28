import enMenu from '#content/en/menu.json';
import enNames from '#content/en/names.json';
import enOffers from '#content/en/offers.json';
import enProducts from '#content/en/products.json';
import esMenu from '#content/es/menu.json';
import esNames from '#content/es/names.json';
import esOffers from '#content/es/offers.json';
import esProducts from '#content/es/products.json';
import frMenu from '#content/fr/menu.json';
import frNames from '#content/fr/names.json';
import frOffers from '#content/fr/offers.json';
import frProducts from '#content/fr/products.json';
import type { Words } from '#content/words.ts';
import type { Language } from '#site/languages.ts';

export type OfferWords = Pick<Words, 'menu' | 'names' | 'offers' | 'products'>;

/**
 * The words of what is sold, without `content/words.ts`, which holds all words of each language to the English ones
 * as it loads. The build has done that when it drew the pages; again, it would delay each start of the server by two
 * seconds.
 */
export const offerWords: Readonly<Record<Language, OfferWords>> = {
  en: { menu: enMenu, names: enNames, offers: enOffers, products: enProducts },
  es: { menu: esMenu, names: esNames, offers: esOffers, products: esProducts },
  fr: { menu: frMenu, names: frNames, offers: frOffers, products: frProducts },
};

type NamedPath = keyof OfferWords['names'];

/** Another address of a page has no name of its own, and no page of something that is sold is one. */
export function nameOf(path: string, { names }: OfferWords): string {
  if (!isNamed(path)) throw new Error(`names.json has no name for ${path}`);
  return names[path];
}

function isNamed(path: string): path is NamedPath {
  return Object.hasOwn(enNames, path);
}
