import type { Words } from '#content/words.ts';
import type { BuyWords } from '#features/payments/browser/checkout/words.ts';

/** What the plans say, in the page's language. */
export type PlansWords = Words['checkout']['plans'] &
  Pick<Words['checkout'], 'currency' | 'currencies' | 'frequency' | 'byAgreement'> & {
    readonly recommended: string;
    /** On the button of a plan. */
    readonly buy: string;
    readonly checkout: BuyWords;
  };
