import { and, asc, count, desc, eq, exists, ilike, or, type SQL } from 'drizzle-orm';
import type { Db } from '../database.ts';
import { everyWord } from '../every-word.ts';
import { literally } from '../literally.ts';
import { ticket } from '../tables/ticket.ts';
import { ticketMessage } from '../tables/ticket-message.ts';
import { isFromVisitor } from '../watch/canary-tickets.ts';
import type { Ticket } from './keep-ticket.ts';
import { readReference } from './reference.ts';

interface Wanted {
  /** As somebody typed it: a reference, a name, an address, or words of what was written. Empty: all. */
  readonly text: string;
  readonly state?: Ticket['state'] | undefined;
}

/** The newest first. */
export function searchTickets(
  db: Db,
  { text, state, limit, offset }: Wanted & { readonly limit: number; readonly offset: number },
): Promise<Ticket[]> {
  return db
    .select()
    .from(ticket)
    .where(and(matches(db, text), state && eq(ticket.state, state)))
    .orderBy(desc(ticket.createdAt), asc(ticket.reference))
    .limit(limit)
    .offset(offset)
    .execute();
}

/** How many of those that hold the text are in each state. */
export async function countTickets(db: Db, text: string): Promise<Readonly<Record<Ticket['state'], number>>> {
  const rows = await db
    .select({ state: ticket.state, tickets: count() })
    .from(ticket)
    .where(matches(db, text))
    .groupBy(ticket.state);
  const found = new Map(rows.map(({ state, tickets }) => [state, tickets]));
  const of = (state: Ticket['state']) => found.get(state) ?? 0;
  return { new: of('new'), answered: of('answered'), closed: of('closed'), quarantined: of('quarantined') };
}

/** A whole reference is that ticket alone; else every word stands somewhere in the ticket. */
function matches(db: Db, text: string): SQL | undefined {
  const reference = readReference(text);
  if (reference) return eq(ticket.reference, reference);
  return and(
    isFromVisitor,
    everyWord(text, (word) => holds(db, word)),
  );
}

function holds(db: Db, word: string): SQL | undefined {
  const pattern = `%${literally(word)}%`;
  const { name, email, phone, message, reference } = ticket;
  const later = db
    .select({ id: ticketMessage.id })
    .from(ticketMessage)
    .where(and(eq(ticketMessage.ticketId, ticket.id), ilike(ticketMessage.text, pattern)));
  return or(...[name, email, phone, message, reference].map((column) => ilike(column, pattern)), exists(later));
}
