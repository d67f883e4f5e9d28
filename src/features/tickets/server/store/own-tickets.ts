import { and, count, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import { isOwnedBy, type Owner } from '#features/accounts/server/store/owner.ts';
import type { Db } from '#platform/database/database.ts';
import { type Ticket, ticket, ticketMessage } from '../tables.ts';

export const isOwnTicket = (owner: Owner) => isOwnedBy(owner, ticket);

/** The newest first, with how often the team has answered. */
export function listOwnTickets(db: Db, owner: Owner, limit: number): Promise<{ ticket: Ticket; answers: number }[]> {
  const answers = db
    .select({ answers: count() })
    .from(ticketMessage)
    .where(and(eq(ticketMessage.ticketId, ticket.id), eq(ticketMessage.author, 'team')));
  return db
    .select({ ticket: getTableColumns(ticket), answers: sql`(${answers})`.mapWith(Number) })
    .from(ticket)
    .where(isOwnTicket(owner))
    .orderBy(desc(ticket.createdAt), desc(ticket.id))
    .limit(limit)
    .execute();
}

/** Undefined: there is none of that reference, or it is somebody else's. */
export async function findOwnTicket(db: Db, owner: Owner, reference: string): Promise<Ticket | undefined> {
  const [found] = await db
    .select()
    .from(ticket)
    .where(and(eq(ticket.reference, reference), isOwnTicket(owner)));
  return found;
}
