import { and, count, desc, eq, getTableColumns, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../database.ts';
import { ticket } from '../tables/ticket.ts';
import { ticketMessage } from '../tables/ticket-message.ts';
import type { Ticket } from '../tickets/keep-ticket.ts';
import type { User } from './open-session.ts';

type Owner = Pick<User, 'id' | 'email'>;

/** Those of the account, and those that came from its proven address, also before there was an account. */
export function isOwnTicket({ id, email }: Owner) {
  return or(eq(ticket.userId, id), and(isNull(ticket.userId), eq(sql`lower(${ticket.email})`, email)));
}

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
