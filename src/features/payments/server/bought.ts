import { currencies } from '#site/countries.ts';
import type { Money } from '#site/money.ts';
import type { OrderedItem } from '../payment-answer.ts';
import type { PaymentOrder } from './store/payment-rows.ts';

type Kept = Pick<PaymentOrder, 'productId' | 'quoteReference' | 'planId' | 'emails' | 'currency' | 'amount'>;

/** What an order is for and what it costs, as pages name it. */
export function boughtIn(order: Kept): OrderedItem & { readonly money: Money } {
  const { productId, quoteReference, planId, emails, amount: minor } = order;
  const currency = currencies.find((known) => known === order.currency.toLowerCase());
  if (!currency) throw new Error(`An order in a currency that the site does not know: ${order.currency}`);
  return {
    productId: productId ?? undefined,
    quote: quoteReference ?? undefined,
    planId: planId ?? undefined,
    emails: emails ?? undefined,
    money: { minor, currency },
  };
}
