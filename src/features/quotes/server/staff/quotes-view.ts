import { orderLine } from '#features/payments/server/staff/payments-view.ts';
import type { Db } from '#platform/database/database.ts';
import type { Config } from '#platform/server/config/config.ts';
import { readPage } from '#platform/server/staff/read-page.ts';
import { madeHref, pdfHref } from '#site/quotes.ts';
import type { StaffPlace } from '#site/staff.ts';
import type { StaffQuoteLine, StaffQuotesView, StaffQuoteView } from '../../staff-quote-lines.ts';
import { choiceAddress } from '../quote-address.ts';
import { quoteStatus } from '../quote-entry.ts';
import { quoteOf } from '../quote-of.ts';
import { type QuoteWithState, withState, withStates } from '../quote-state.ts';
import { findQuote } from '../store/find-quote.ts';
import { searchQuotes } from '../store/search-quotes.ts';

const onAPage = 25;

export async function quotesView(
  db: Db,
  { q: search = '', page = 1 }: StaffPlace,
  now: Date,
): Promise<StaffQuotesView> {
  const { rows, ...paged } = await readPage(page, onAPage, (part) => searchQuotes(db, { text: search, ...part }));
  const quotes = (await withStates(db, rows, now)).map(quoteLine);
  return { kind: 'quotes', search, quotes, ...paged };
}

function quoteLine(quote: QuoteWithState): StaffQuoteLine {
  const { name, email, company } = quote.kept;
  const { total: minor, currency, ...status } = quoteStatus(quote);
  return { ...status, name, email, company: company ?? undefined, money: { minor, currency } };
}

/** Undefined: there is none of that number. */
export async function quoteView(
  db: Db,
  reference: string,
  config: Pick<Config, 'publicUrl'>,
  now: Date,
): Promise<StaffQuoteView | undefined> {
  const kept = await findQuote(db, reference);
  if (!kept) return undefined;
  const { state, orders } = await withState(db, kept, now);
  const quote = quoteOf(kept, config);
  const { language, currency } = quote;
  return {
    kind: 'quote',
    quote: {
      ...quote,
      state,
      hasAccount: kept.userId !== null,
      pdf: pdfHref(kept.reference),
      page: madeHref(language, kept.reference),
      choice: choiceAddress(language, kept.selection, currency),
      payments: orders.map(orderLine),
    },
  };
}
