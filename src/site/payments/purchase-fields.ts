import type { Language } from '../languages.ts';
import type { Money } from '../money.ts';
import { writeAmount } from './amount.ts';
import type { AskedPurchase } from './payment-answer.ts';

/** Where a plain form sends a purchase. */
export const buyPath = '/pay/buy';

type Wanted = Pick<AskedPurchase, 'productId' | 'planId' | 'money'>;

/** What is to be bought, as such a form sends it, and a script to `/pay/transactions/create`. */
export function purchaseFields({ productId, planId, money }: Wanted, apiClient: string, lang: Language) {
  return {
    api_client: apiClient,
    currency: money.currency.toUpperCase(),
    value: writeAmount(money.minor),
    product_id: String(productId),
    // Without one it is a top-up.
    ...(planId !== undefined && { plan_id: planId }),
    platform: 'wompi' as const,
    lang,
  };
}

/** The same for a quote, which is paid whole. */
export function quotePurchaseFields(
  { reference, money }: { readonly reference: string; readonly money: Money },
  apiClient: string,
  lang: Language,
) {
  return {
    api_client: apiClient,
    currency: money.currency.toUpperCase(),
    value: writeAmount(money.minor),
    quotation_id: reference,
    platform: 'wompi' as const,
    lang,
  };
}

export type PurchaseFields = ReturnType<typeof purchaseFields> | ReturnType<typeof quotePurchaseFields>;
