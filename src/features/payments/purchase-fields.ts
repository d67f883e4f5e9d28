import type { Language } from '#site/languages.ts';
import { writeAmount } from '#site/money.ts';
import type { AskedPurchase } from './payment-answer.ts';

/** Where a plain form sends a purchase. */
export const buyPath = '/pay/buy';

type Wanted = Pick<AskedPurchase, 'productId' | 'quote' | 'planId' | 'money'>;

/** What is to be bought, as such a form sends it, and a script to `/pay/transactions/create`. */
export function purchaseFields({ productId, quote, planId, money }: Wanted, apiClient: string, lang: Language) {
  return {
    api_client: apiClient,
    currency: money.currency.toUpperCase(),
    value: writeAmount(money.minor),
    ...(productId !== undefined && { product_id: String(productId) }),
    ...(quote !== undefined && { quotation_id: quote }),
    // Without one, and without a quote, it is a top-up.
    ...(planId !== undefined && { plan_id: planId }),
    platform: 'wompi' as const,
    lang,
  };
}

export type PurchaseFields = ReturnType<typeof purchaseFields>;
