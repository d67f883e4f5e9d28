import type { Words } from '#content/words.ts';
import type { BuyWords } from '#features/payments/browser/checkout/words.ts';

/** The texts of the plans, in the page's language. */
export type PlansWords = Words['checkout']['plans'] &
  Pick<Words['checkout'], 'currency' | 'currencies' | 'frequency' | 'byAgreement'> & {
    readonly recommended: string;
    /** The label of a plan's button. */
    readonly buy: string;
    readonly checkout: BuyWords;
  };
