import { asc, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm';
import { orderLines } from '#features/payments/server/staff.ts';
import { readCorrespondence } from '#features/tickets/server/write-first.ts';
import type { Db } from '#platform/database/database.ts';
import { escapeLike, matchAllWords, whileSearching } from '#platform/database/queries.ts';
import { readQuoteReference } from '#platform/database/reference-code.ts';
import { readPage } from '#platform/server/staff/staff-actions.ts';
import { pdfHref, quoteHref } from '#site/quote-links.ts';
import type { StaffPlace } from '#site/staff.ts';
import type { StaffQuoteLine, StaffQuotesView, StaffQuoteView } from '../staff-quote-lines.ts';
import {
  choiceAddress,
  type QuoteConfig,
  type QuoteWithState,
  quoteOf,
  quoteStatus,
  withState,
  withStates,
} from './quote-of.ts';
import { findQuote, type StoredQuote } from './store.ts';
import { quote } from './tables.ts';

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
  const { name, email, company } = quote.stored;
  const { total: minor, currency, ...status } = quoteStatus(quote);
  return { ...status, name, email, company: company ?? undefined, money: { minor, currency } };
}

/** Undefined: no quote has that number. */
export async function quoteView(
  db: Db,
  reference: string,
  config: QuoteConfig,
  now: Date,
): Promise<StaffQuoteView | undefined> {
  const stored = await findQuote(db, reference);
  if (!stored) return undefined;
  const { state, orders } = await withState(db, stored, now);
  const quote = quoteOf(stored, config);
  const { language, currency } = quote;
  return {
    kind: 'quote',
    quote: {
      ...quote,
      state,
      hasAccount: stored.userId !== null,
      pdf: pdfHref(stored.reference),
      page: quoteHref(language, stored.reference),
      choice: choiceAddress(language, stored.selection, currency),
      payments: await orderLines(db, orders),
    },
    correspondence: await readCorrespondence(db, stored),
  };
}

interface QuoteSearch {
  /** The search text as typed: a number, person, company, address or item. Empty: all quotes. */
  readonly text: string;
  readonly limit: number;
  readonly offset: number;
}

/** The newest first. */
async function searchQuotes(db: Db, { text, limit, offset }: QuoteSearch): Promise<StoredQuote[]> {
  const search = (tx: Db) =>
    tx
      .select()
      .from(quote)
      .where(matches(text))
      .orderBy(desc(quote.createdAt), asc(quote.reference))
      .limit(limit)
      .offset(offset);
  return whileSearching(db, text, search);
}

/** A full number matches one quote; otherwise every word must occur in it. */
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
