import type { Language } from '#site/languages.ts';
import { writeAmount } from '#site/money.ts';
import type { PricedItem } from './payment-answer.ts';
import type { CustomerCountry } from './taxes.ts';

/** Where a form without JavaScript sends a purchase. */
export const buyPath = '/pay/buy';

/** The failed order that is bought again, and its key: its invoice details are not asked for again. */
export const againFields = { order: 'again_order', key: 'again_key' } as const;

type Purchase = Pick<PricedItem, 'productId' | 'quote' | 'planId' | 'money'> &
  Partial<Pick<PricedItem, 'taxes'>> & {
    /** As the buyer has named it, where the site does not know it. */
    readonly country?: CustomerCountry | undefined;
  };

/** The fields that a form sends to `buyPath`, and a script to `/pay/transactions/create`. */
export function purchaseFields(
  { productId, quote, planId, money, taxes = [], country }: Purchase,
  apiClient: string,
  lang: Language,
) {
  // The price of a quote contains its taxes; any other price is named before and after them.
  const added = quote === undefined ? taxes : [];
  return {
    api_client: apiClient,
    currency: money.currency.toUpperCase(),
    value: writeAmount(
      added.reduce((rest, { minor }) => rest - minor, money.minor),
      money.currency,
    ),
    ...(added.length > 0 && { total: writeAmount(money.minor, money.currency) }),
    ...(productId !== undefined && { product_id: String(productId) }),
    ...(quote !== undefined && { quotation_id: quote }),
    // A purchase without a plan and without a quote is a top-up.
    ...(planId !== undefined && { plan_id: planId }),
    ...(country && { country }),
    platform: 'wompi' as const,
    lang,
  };
}

export type PurchaseFields = ReturnType<typeof purchaseFields>;
