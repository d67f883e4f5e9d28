import type { Page } from '#platform/page/page.ts';
import { developmentOffer } from './development.tsx';
import type { Offer } from './offer.ts';
import { productOffer } from './products.tsx';
import { quickServiceOffer } from './quick-services.tsx';

export function offerOn(page: Page): Offer {
  const offer = productOffer(page) ?? developmentOffer(page) ?? quickServiceOffer(page);
  if (!offer) throw new Error(`No offer has its page at ${page.route.path}`);
  return offer;
}
