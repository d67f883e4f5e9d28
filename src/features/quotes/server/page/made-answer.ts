import { orderAddress } from '#features/payments/server/order-address.ts';
import type { PaymentOrder } from '#features/payments/server/store/payment-rows.ts';
import type { Language } from '#site/languages.ts';
import { pdfHref } from '#site/quotes.ts';
import type { QuoteAnswer } from '../../quote-answer.ts';
import { choiceAddress } from '../quote-address.ts';
import { quoteOf } from '../quote-of.ts';
import type { QuoteDeps } from '../quote-parts.ts';
import { withState } from '../quote-state.ts';
import type { StoredQuote } from '../store/quote-rows.ts';

type Deps = Pick<QuoteDeps, 'config' | 'database' | 'provider' | 'secretOf'>;

/** A quote as whoever has its number sees it. */
export async function madeAnswer(kept: StoredQuote, language: Language, deps: Deps): Promise<QuoteAnswer> {
  const { config, database, provider, secretOf } = deps;
  const now = new Date();
  const { state, orders } = await withState(database.db, kept, now);
  const quote = quoteOf(kept, config);
  const begun = orders.find((order) => isWorthSeeing(order, now));
  const isWithBank = orders.some((order) => order.state === 'pending');
  return {
    kind: 'made',
    quote,
    state,
    pdf: pdfHref(kept.reference),
    fault: undefined,
    choice: choiceAddress(language, kept.selection, quote.currency),
    canPay: state === 'valid' && !isWithBank && (provider?.currencies.includes(quote.currency) ?? false),
    payment: begun && orderAddress(await secretOf(), begun.reference, language),
  };
}

/** What came to nothing needs no look: the quote can be paid again. */
function isWorthSeeing({ state, expiresAt }: PaymentOrder, now: Date): boolean {
  return state === 'paid' || state === 'pending' || (state === 'open' && expiresAt > now);
}
