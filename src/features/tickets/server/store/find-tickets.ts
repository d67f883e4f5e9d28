import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { type Ticket, ticket, ticketAttachment } from '../tables.ts';
import { isFromVisitor } from './canary-tickets.ts';
import type { Attachment } from './save-ticket.ts';

/** The newest first. */
export function listTickets(
  db: Db,
  { limit, state }: { limit: number; state?: Ticket['state'] | undefined },
): Promise<Ticket[]> {
  return db
    .select()
    .from(ticket)
    .where(and(isFromVisitor, state && eq(ticket.state, state)))
    .orderBy(desc(ticket.createdAt), asc(ticket.reference))
    .limit(limit)
    .execute();
}

export interface WholeTicket {
  readonly ticket: Ticket;
  readonly attachments: readonly Attachment[];
}

export async function findTicket(db: Db, reference: string): Promise<WholeTicket | undefined> {
  const [found] = await db.select().from(ticket).where(eq(ticket.reference, reference));
  return found && { ticket: found, attachments: await attachmentsOf(db, found) };
}

export function attachmentsOf(db: Db, { id }: Pick<Ticket, 'id'>): Promise<Attachment[]> {
  return attachmentsOfAll(db, [id]);
}

/** Of several tickets at once. */
export function attachmentsOfAll(db: Db, ticketIds: readonly string[]): Promise<Attachment[]> {
  const { ticketId, name } = ticketAttachment;
  return db
    .select()
    .from(ticketAttachment)
    .where(inArray(ticketId, [...ticketIds]))
    .orderBy(asc(name), asc(ticketAttachment.id))
    .execute();
}
