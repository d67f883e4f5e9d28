import type { Purchase } from '#features/payments/contract.ts';
import type { PricedItem } from '#features/payments/payment-answer.ts';
import type { NotForSale } from '#features/payments/server/find-price.ts';
import type { Db } from '#platform/database/database.ts';
import { CallError } from '#platform/server/errors/call-error.ts';
import type { Currency } from '#site/countries.ts';
import { currencyOf } from './quote-of.ts';
import { findQuote } from './store.ts';

type PriceRequest = Pick<Purchase, 'quotation_id' | 'product_id' | 'plan_id' | 'currency'>;

/** The price of a quote: its saved total in its own currency, as long as it is valid. */
export async function findQuotePrice(
  db: Db,
  { quotation_id: id = '', product_id, plan_id }: PriceRequest,
  charged: readonly Currency[],
): Promise<PricedItem | NotForSale> {
  if (product_id !== undefined || plan_id !== undefined) {
    return { field: 'product_id', problem: 'a quote is paid whole: leave product and plan out' };
  }
  const quote = await findQuote(db, id);
  if (!quote) return { field: 'quotation_id', problem: 'there is no such quote' };
  const currency = currencyOf(quote);
  if (!charged.includes(currency)) return { field: 'currency', problem: 'cards are not charged in this currency' };
  if (quote.validUntil <= new Date()) throw new CallError('changed', { description: 'This quote has expired' });
  return {
    productId: undefined,
    quote: quote.reference,
    planId: undefined,
    emails: undefined,
    money: { minor: quote.total, currency },
  };
}
