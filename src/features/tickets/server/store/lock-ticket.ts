import { eq } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { type Ticket, ticket } from '../tables.ts';

/** Nobody else changes it until the transaction ends. */
export async function lockTicket(tx: Db, reference: string): Promise<Ticket | undefined> {
  const [found] = await tx.select().from(ticket).where(eq(ticket.reference, reference)).for('update');
  return found;
}
