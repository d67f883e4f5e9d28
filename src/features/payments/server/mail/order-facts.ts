import { wordsIn } from '#content/words.ts';
import type { Language } from '#site/languages.ts';
import { formatMoney } from '#site/money.ts';
import { describeItem } from '../../describe-item.ts';
import { boughtIn } from '../bought.ts';
import type { PaymentOrder } from '../store/payment-rows.ts';

/** What an order is called and what it costs, in words. */
export function orderFacts(order: PaymentOrder, language: Language) {
  const { money, ...item } = boughtIn(order);
  return {
    reference: order.reference,
    item: describeItem(item, wordsIn(language), language),
    amount: formatMoney(money, language, 'code'),
  };
}
