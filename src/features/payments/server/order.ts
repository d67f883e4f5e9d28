import { isLinkKey, linkKey } from '#platform/server/security/secrets.ts';
import { currencies } from '#site/countries.ts';
import type { Language } from '#site/languages.ts';
import type { Money } from '#site/money.ts';
import { paymentHref } from '../describe-item.ts';
import type { OrderedItem } from '../payment-answer.ts';
import type { PaymentDeps } from './payment-parts.ts';
import type { PaymentOrder } from './store/orders.ts';
import { findOrder, readOrderReference } from './store/orders.ts';

function orderKey(secret: string, reference: string): string {
  return linkKey(secret, 'order', reference);
}

export function isOrderKey(secret: string, reference: string, key: string): boolean {
  return isLinkKey(secret, 'order', reference, key);
}

/** The address of the page with an order's state. */
export function orderAddress(secret: string, reference: string, language: Language): string {
  return paymentHref(language, reference, orderKey(secret, reference));
}

export function receiptAddress(secret: string, reference: string): string {
  return `/pay/receipts/${reference}.pdf?key=${orderKey(secret, reference)}`;
}

/** The address that the checkout redirects to. It has no query, because the provider appends its own. */
export function backAddress(secret: string, reference: string, language: Language): string {
  return `/pay/back/${language}/${reference}/${orderKey(secret, reference)}`;
}

/** Finds the order by its reference and key. A wrong key does not reveal whether the order exists. */
export async function findOrderByKey(
  { database, secretOf }: Pick<PaymentDeps, 'database' | 'secretOf'>,
  typed: string,
  key: string,
): Promise<PaymentOrder | undefined> {
  const reference = readOrderReference(typed);
  if (!reference || !isOrderKey(await secretOf(), reference, key)) return undefined;
  return findOrder(database.db, reference);
}

/** There is a receipt for every order that was paid, also if the money was returned later. */
export function hasReceipt({ state, paidAt }: Pick<PaymentOrder, 'state' | 'paidAt'>): boolean {
  return paidAt !== null && (state === 'paid' || state === 'voided');
}

type StoredItem = Pick<PaymentOrder, 'productId' | 'quoteReference' | 'planId' | 'emails' | 'currency' | 'amount'>;

/** The item and price of an order, as pages use them. */
export function pricedItemOf(order: StoredItem): OrderedItem & { readonly money: Money } {
  const { productId, quoteReference, planId, emails, amount: minor } = order;
  const currency = currencies.find((known) => known === order.currency.toLowerCase());
  if (!currency) throw new Error(`An order has a currency that the site does not know: ${order.currency}`);
  return {
    productId: productId ?? undefined,
    quote: quoteReference ?? undefined,
    planId: planId ?? undefined,
    emails: emails ?? undefined,
    money: { minor, currency },
  };
}
