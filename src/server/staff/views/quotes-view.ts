import type { Db } from '#database/database.ts';
import { findQuote } from '#database/quotes/find-quote.ts';
import { searchQuotes } from '#database/quotes/search-quotes.ts';
import type { StaffPlace } from '#site/account/staff-address.ts';
import type { StaffQuoteLine } from '#site/account/staff-quote-lines.ts';
import type { StaffView } from '#site/account/staff-view.ts';
import { madeHref, pdfHref } from '#site/quotes/quote-href.ts';
import type { Config } from '../../config.ts';
import { choiceAddress } from '../../quotes/quote-address.ts';
import { quoteStatus } from '../../quotes/quote-entry.ts';
import { quoteOf } from '../../quotes/quote-of.ts';
import { type QuoteWithState, withState, withStates } from '../../quotes/quote-state.ts';
import { orderLine } from './payments-view.ts';
import { readPage } from './read-page.ts';

const onAPage = 25;

export async function quotesView(db: Db, { q: search = '', page = 1 }: StaffPlace, now: Date): Promise<StaffView> {
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
): Promise<StaffView | undefined> {
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
