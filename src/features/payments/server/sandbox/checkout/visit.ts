import type { Language } from '#site/languages.ts';
import type { AskedCheckout } from './read-checkout.ts';

/** How somebody has come to the checkout. */
export interface Visit {
  readonly language: Language;
  /** In the frame of the shop's dialog, and not in a window of its own. */
  readonly isFramed: boolean;
  readonly wayBack: URL | undefined;
}

/** … with an address that the shop has made. */
export interface ShopVisit extends Visit {
  readonly asked: AskedCheckout;
}
