import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { hasWord, whileSearching, wordsOf } from '#platform/database/queries.ts';
import { ticketColumns } from '../../ticket-fields.ts';
import { ticket, ticketMessage, ticketNote } from '../tables.ts';
import { isFromVisitor, readReference } from './find-tickets.ts';

/** Which tickets a typed search matches. */
export interface TextMatch {
  readonly where: SQL | undefined;
  /**
   * All words are in very many tickets: only this number of tickets is compared, in the order of the list, which
   * nearly always is enough for a page. Undefined: all are found, by an index.
   */
  readonly mostCompared?: number | undefined;
}

const searchLimits = {
  /** A word that no table has in more rows than this is rare: its tickets are listed first, and then compared. */
  rare: 2_000,
  compared: 5_000,
} as const;

/** So many words are looked up to find a rare one. */
const mostTried = 2;

/** A complete reference matches that ticket only; otherwise every word must occur somewhere in the ticket. */
export async function matchText(
  db: Db,
  text: string,
  { rare, compared }: { readonly rare: number; readonly compared: number } = searchLimits,
): Promise<TextMatch> {
  const reference = readReference(text);
  if (reference) return { where: eq(ticket.reference, reference) };
  const words = wordsOf(text);
  // Long words are rarer.
  for (const word of words.toSorted((one, other) => other.length - one.length).slice(0, mostTried)) {
    const ids = await whileSearching(db, word, (tx) => holdersOf(tx, word, rare));
    if (!ids) continue;
    const others = words.filter((one) => one !== word);
    const isHolder = ids.length > 0 ? sql`${ticket.id} = any (${`{${ids.join(',')}}`}::uuid[])` : sql`false`;
    return { where: and(isFromVisitor, isHolder, ...others.map(holds)) };
  }
  if (words.length === 0) return { where: isFromVisitor };
  return { where: and(isFromVisitor, ...words.map(holds)), mostCompared: compared };
}

const columns = [...ticketColumns.map((name) => ticket[name]), ticket.reference];
const laterTexts = [ticketMessage, ticketNote] as const;

/** The ids of the tickets that have a word in them. Undefined if a table has it in more rows than `most`. */
async function holdersOf(db: Db, word: string, most: number): Promise<string[] | undefined> {
  const isInTicket = or(...columns.map((column) => hasWord(column, word)));
  const found = await db
    .select({ id: ticket.id })
    .from(ticket)
    .where(isInTicket)
    .limit(most + 1);
  const ids = new Set(found.map(({ id }) => id));
  if (found.length > most) return undefined;
  for (const table of laterTexts) {
    const later = await db
      .select({ id: table.ticketId })
      .from(table)
      .where(hasWord(table.text, word))
      .limit(most + 1);
    if (later.length > most) return undefined;
    for (const { id } of later) ids.add(id);
  }
  return [...ids];
}

/** Whether a ticket has the word in it, its later messages and notes included. */
function holds(word: string): SQL | undefined {
  const isLater = laterTexts.map(
    // With `offset` the texts of this one ticket are read; without, PostgreSQL may search those of all tickets.
    (table) => sql`exists (select from ${table}
      where ${table.ticketId} = ${ticket.id} and ${hasWord(table.text, word)} offset 0)`,
  );
  return or(...columns.map((column) => hasWord(column, word)), ...isLater);
}
