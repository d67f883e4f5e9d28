import { and, asc, desc, eq, gt, gte, ilike, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { countAtMost, escapeLike, matchAllWords } from '#platform/database/search.ts';
import { type Ticket, ticket, ticketMessage } from '../tables.ts';
import { isFromVisitor } from './canary-tickets.ts';
import { readReference } from './reference.ts';

interface Wanted {
  /** As somebody typed it: a reference, a name, an address, or words of what was written. Empty: all. */
  readonly text: string;
  readonly state?: Ticket['state'] | undefined;
}

/** Where a ticket stands among the others. */
export type PlaceInList = Pick<Ticket, 'createdAt' | 'reference'>;

/** Which of those that are found: counted from the newest, or those next to one, which takes no longer far down. */
interface Part {
  readonly limit: number;
  readonly offset?: number;
  readonly olderThan?: PlaceInList | undefined;
  readonly newerThan?: PlaceInList | undefined;
}

/** The newest first. */
export async function searchTickets(
  db: Db,
  { text, state, limit, offset = 0, olderThan, newerThan }: Wanted & Part,
): Promise<Ticket[]> {
  const { createdAt, reference } = ticket;
  const isInPart = and(olderThan && isOlder(olderThan), newerThan && isNewer(newerThan));
  const found = await db
    .select()
    .from(ticket)
    .where(and(matches(db, text), state && eq(ticket.state, state), isInPart))
    .orderBy(...(newerThan ? [asc(createdAt), desc(reference)] : [desc(createdAt), asc(reference)]))
    .limit(limit)
    .offset(offset);
  return newerThan ? found.toReversed() : found;
}

// Both say first on which side of the moment it is, by which the index begins at the right place.

function isOlder({ createdAt, reference }: PlaceInList): SQL | undefined {
  return and(lte(ticket.createdAt, createdAt), or(lt(ticket.createdAt, createdAt), gt(ticket.reference, reference)));
}

function isNewer({ createdAt, reference }: PlaceInList): SQL | undefined {
  return and(gte(ticket.createdAt, createdAt), or(gt(ticket.createdAt, createdAt), lt(ticket.reference, reference)));
}

/** How many of those that hold the text are in each state. One more than `most` stands for all that are more. */
export async function countTickets(
  db: Db,
  text: string,
  most: number,
): Promise<Readonly<Record<Ticket['state'], number>>> {
  const found = matches(db, text);
  const of = (state: Ticket['state']) => countAtMost(db, most, ticket, and(found, eq(ticket.state, state)));
  return {
    new: await of('new'),
    answered: await of('answered'),
    closed: await of('closed'),
    quarantined: await of('quarantined'),
  };
}

/** A word that stands in more answers than these says nothing: it is then looked for in the tickets themselves alone. */
const mostAnswers = 10_000;

/** A whole reference is that ticket alone; else every word stands somewhere in the ticket. */
function matches(db: Db, text: string): SQL | undefined {
  const reference = readReference(text);
  if (reference) return eq(ticket.reference, reference);
  return and(
    isFromVisitor,
    matchAllWords(text, (word) => holds(db, word)),
  );
}

function holds(db: Db, word: string): SQL | undefined {
  const pattern = `%${escapeLike(word)}%`;
  const { name, email, phone, message, reference } = ticket;
  const later = db
    .select({ id: ticketMessage.ticketId })
    .from(ticketMessage)
    .where(ilike(ticketMessage.text, pattern))
    .limit(mostAnswers);
  // A list, and no `exists`: so the database may look into the indexes of both tables and join what it finds.
  const isLater = sql`${ticket.id} = any (array(${later}))`;
  return or(...[name, email, phone, message, reference].map((column) => ilike(column, pattern)), isLater);
}
