import { asc, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm';
import { orderLine } from '#features/payments/server/staff/payments-view.ts';
import type { Db } from '#platform/database/database.ts';
import { readQuoteReference } from '#platform/database/reference-code.ts';
import { escapeLike, matchAllWords } from '#platform/database/search.ts';
import type { Config } from '#platform/server/config/config.ts';
import { readPage } from '#platform/server/staff/read-page.ts';
import { madeHref, pdfHref } from '#site/quotes.ts';
import type { StaffPlace } from '#site/staff.ts';
import type { StaffQuoteLine, StaffQuotesView, StaffQuoteView } from '../../staff-quote-lines.ts';
import { choiceAddress, type QuoteWithState, quoteOf, quoteStatus, withState, withStates } from '../quote-of.ts';
import type { StoredQuote } from '../store.ts';
import { findQuote } from '../store.ts';
import { quote } from '../tables.ts';

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

interface Wanted {
  /** As somebody typed it: a number, a person, a company, an address or something that was chosen. Empty: all. */
  readonly text: string;
  readonly limit: number;
  readonly offset: number;
}

/** The newest first. */
function searchQuotes(db: Db, { text, limit, offset }: Wanted): Promise<StoredQuote[]> {
  return db
    .select()
    .from(quote)
    .where(matches(text))
    .orderBy(desc(quote.createdAt), asc(quote.reference))
    .limit(limit)
    .offset(offset)
    .execute();
}

/** A whole number is that quote alone; else every word stands somewhere in it. */
function matches(text: string): SQL | undefined {
  const reference = readQuoteReference(text);
  if (reference) return eq(quote.reference, reference);
  return matchAllWords(text, (word) => {
    const pattern = `%${escapeLike(word)}%`;
    const { reference: number, name, email, company, selection } = quote;
    const inLines = sql`jsonb_path_query_array(${quote.lines}, '$[*].name')::text ilike ${pattern}`;
    return or(...[number, name, email, company, selection].map((column) => ilike(column, pattern)), inLines);
  });
}
