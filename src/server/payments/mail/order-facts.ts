import { wordsIn } from '#content/words.ts';
import type { PaymentOrder } from '#database/payments/make-order.ts';
import type { Language } from '#site/languages.ts';
import { formatMoney } from '#site/money.ts';
import { describeItem } from '#site/payments/describe-item.ts';
import { currencyOf } from '../stored-values.ts';

/** What an order is called and what it costs, in words. */
export function orderFacts(order: PaymentOrder, language: Language) {
  const { reference, productId, planId, emails, amount } = order;
  const item = { productId, planId: planId ?? undefined, emails: emails ?? undefined };
  return {
    reference,
    item: describeItem(item, wordsIn(language), language),
    amount: formatMoney({ minor: amount, currency: currencyOf(order) }, language),
  };
}
