import type { PaymentOrder } from '#features/payments/server/store/payment-rows.ts';
import type { Db } from '#platform/database/database.ts';
import type { QuoteState } from '#site/quotes.ts';
import { ordersOfQuotes } from './store/find-quote.ts';
import type { StoredQuote } from './store/quote-rows.ts';

export interface QuoteWithState {
  readonly kept: StoredQuote;
  readonly state: QuoteState;
  /** Made to pay it, the newest first. */
  readonly orders: readonly PaymentOrder[];
}

/** Where quotes stand, by the orders that pay them and by the clock. */
export async function withStates(
  db: Db,
  quotes: readonly StoredQuote[],
  now: Date,
): Promise<readonly QuoteWithState[]> {
  if (quotes.length === 0) return [];
  const orders = await ordersOfQuotes(
    db,
    quotes.map(({ reference }) => reference),
  );
  return quotes.map((kept) => {
    const own = orders.filter(({ quoteReference }) => quoteReference === kept.reference);
    return { kept, orders: own, state: stateOf(kept, own, now) };
  });
}

export async function withState(db: Db, kept: StoredQuote, now: Date): Promise<QuoteWithState> {
  const orders = await ordersOfQuotes(db, [kept.reference]);
  return { kept, orders, state: stateOf(kept, orders, now) };
}

function stateOf({ validUntil }: StoredQuote, orders: readonly PaymentOrder[], now: Date): QuoteState {
  if (orders.some(({ state }) => state === 'paid')) return 'paid';
  return validUntil > now ? 'valid' : 'expired';
}
