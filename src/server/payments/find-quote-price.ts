import type { Purchase } from '#contracts/transactions.ts';
import type { Db } from '#database/database.ts';
import { findQuote } from '#database/quotes/find-quote.ts';
import type { Currency } from '#site/countries.ts';
import type { AskedPurchase } from '#site/payments/payment-answer.ts';
import { CallFault } from '../errors/call-fault.ts';
import { currencyOf } from '../quotes/quote-of.ts';
import type { NotForSale } from './find-price.ts';

type Wish = Pick<Purchase, 'quotation_id' | 'product_id' | 'plan_id' | 'currency'>;

/** What a quote costs: what it froze, in the currency it froze it in, as long as it is valid. */
export async function findQuotePrice(
  db: Db,
  { quotation_id: id = '', product_id, plan_id }: Wish,
  charged: readonly Currency[],
): Promise<AskedPurchase | NotForSale> {
  if (product_id !== undefined || plan_id !== undefined) {
    return { field: 'product_id', problem: 'a quote is paid whole: leave product and plan out' };
  }
  const quote = await findQuote(db, id);
  if (!quote) return { field: 'quotation_id', problem: 'there is no such quote' };
  const currency = currencyOf(quote);
  if (!charged.includes(currency)) return { field: 'currency', problem: 'cards are not charged in this currency' };
  if (quote.validUntil <= new Date()) throw new CallFault('changed', { description: 'This quote has expired' });
  return {
    productId: undefined,
    quote: quote.reference,
    planId: undefined,
    emails: undefined,
    money: { minor: quote.total, currency },
  };
}
