import { wordsIn } from '#content/words.ts';
import type { PaymentOrder } from '#database/payments/make-order.ts';
import type { CountryId } from '#site/countries.ts';
import { describeItem } from '#site/payments/describe-item.ts';
import type { Receipt } from '#site/payments/receipt.ts';
import { currencyOf, languageOf } from '../stored-values.ts';

/** Whose paper is used, by the money: that is all an order knows of its country. */
const countryOfCurrency = { cop: 'co', usd: 'us', cad: 'ca' } as const satisfies Record<string, CountryId>;

/** What stands on the receipt of an order. Undefined: it was never paid. */
export function receiptOf(order: PaymentOrder): Receipt | undefined {
  const { reference, productId, planId, emails, amount, paidAt, email, provider, state } = order;
  if (!paidAt) return undefined;
  const [currency, language] = [currencyOf(order), languageOf(order)];
  const item = { productId, planId: planId ?? undefined, emails: emails ?? undefined };
  return {
    reference,
    item: describeItem(item, wordsIn(language), language),
    money: { minor: amount, currency },
    paidAt: paidAt.getTime(),
    email: email ?? undefined,
    language,
    country: countryOfCurrency[currency],
    isSandbox: provider === 'sandbox',
    isVoided: state === 'voided',
  };
}
