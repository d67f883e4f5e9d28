import { wordsIn } from '#content/words.ts';
import { languageOf } from '#platform/server/language-of.ts';
import type { CountryId } from '#site/countries.ts';
import { describeItem } from '../../describe-item.ts';
import type { Receipt } from '../../receipt.ts';
import { boughtIn } from '../bought.ts';
import { hasReceipt } from '../has-receipt.ts';
import type { PaymentOrder } from '../store/payment-rows.ts';

/** Whose paper is used, by the money: that is all an order knows of its country. */
const countryOfCurrency = { cop: 'co', usd: 'us', cad: 'ca' } as const satisfies Record<string, CountryId>;

/** What stands on the receipt of an order. Undefined: it was never paid. */
export function receiptOf(order: PaymentOrder): Receipt | undefined {
  const { reference, paidAt, email, provider, state } = order;
  if (!paidAt || !hasReceipt(order)) return undefined;
  const { money, ...item } = boughtIn(order);
  const language = languageOf(order);
  return {
    reference,
    item: describeItem(item, wordsIn(language), language),
    money,
    paidAt: paidAt.getTime(),
    email: email ?? undefined,
    language,
    country: countryOfCurrency[money.currency],
    isSandbox: provider === 'sandbox',
    isVoided: state === 'voided',
  };
}
