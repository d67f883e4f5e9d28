import { asc, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { escapeLike } from '#platform/database/escape-like.ts';
import { matchAllWords } from '#platform/database/match-all-words.ts';
import { readQuoteReference } from '#platform/database/quote-reference.ts';
import { quote } from '../tables.ts';
import type { StoredQuote } from './quote-rows.ts';

interface Wanted {
  /** As somebody typed it: a number, a person, a company, an address or something that was chosen. Empty: all. */
  readonly text: string;
  readonly limit: number;
  readonly offset: number;
}

/** The newest first. */
export function searchQuotes(db: Db, { text, limit, offset }: Wanted): Promise<StoredQuote[]> {
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
