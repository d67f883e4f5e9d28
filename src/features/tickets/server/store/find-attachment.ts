import { eq } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { ticket, ticketAttachment } from '../tables.ts';
import type { Attachment } from './save-ticket.ts';

export interface FoundAttachment {
  readonly attachment: Attachment;
  /** Of the ticket it came with. */
  readonly reference: string;
}

export async function findAttachment(db: Db, id: string): Promise<FoundAttachment | undefined> {
  const [found] = await db
    .select({ attachment: ticketAttachment, reference: ticket.reference })
    .from(ticketAttachment)
    .innerJoin(ticket, eq(ticket.id, ticketAttachment.ticketId))
    .where(eq(ticketAttachment.id, id));
  return found;
}
