import { inArray } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { ticket, ticketAttachment } from '../tables.ts';

/**
 * Deletes tickets with their messages and attachments. Answers the files that are to be removed once this is committed:
 * removing one twice, or never, loses nothing.
 */
export async function deleteTickets(tx: Db, ids: readonly string[]): Promise<readonly string[]> {
  const files = await tx
    .select({ id: ticketAttachment.id })
    .from(ticketAttachment)
    .where(inArray(ticketAttachment.ticketId, [...ids]));
  await tx.delete(ticket).where(inArray(ticket.id, [...ids]));
  return files.map(({ id }) => id);
}
