import type { Words } from '#content/words.ts';
import type { BuyWords } from '#features/payments/browser/checkout/words.ts';

/** The texts of the calculator, in the page's language. */
export type CalculatorWords = Words['bulkEmail']['calculator']['island'] &
  Pick<Words['checkout'], 'currency' | 'currencies'> & { readonly checkout: BuyWords };
