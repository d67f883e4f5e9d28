import { asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { ticket, ticketMessage } from '../tables.ts';

export type TicketMessage = typeof ticketMessage.$inferSelect;

/** What was written to a ticket after its first message, the oldest first. */
export function messagesOf(db: Db, ticketId: string): Promise<TicketMessage[]> {
  return db
    .select()
    .from(ticketMessage)
    .where(eq(ticketMessage.ticketId, ticketId))
    .orderBy(asc(ticketMessage.createdAt), asc(ticketMessage.id))
    .execute();
}

/** Of several tickets at once. */
export function messagesOfAll(db: Db, ticketIds: readonly string[]): Promise<TicketMessage[]> {
  return db
    .select()
    .from(ticketMessage)
    .where(inArray(ticketMessage.ticketId, [...ticketIds]))
    .orderBy(asc(ticketMessage.createdAt), asc(ticketMessage.id))
    .execute();
}

/** False: the same message was written already, by the same form sent twice. */
export async function addMessage(tx: Db, message: TicketMessage): Promise<boolean> {
  const added = await tx
    .insert(ticketMessage)
    .values(message)
    .onConflictDoNothing()
    .returning({ id: ticketMessage.id });
  if (added.length === 0) return false;
  await tx.update(ticket).set({ lastActivityAt: message.createdAt }).where(eq(ticket.id, message.ticketId));
  return true;
}

/** Was it written before, word for word? A form that is sent twice is one message; one with another text is not. */
export async function isSameMessage(tx: Db, { id, ticketId, text }: Pick<TicketMessage, 'id' | 'ticketId' | 'text'>) {
  const [kept] = await tx.select().from(ticketMessage).where(eq(ticketMessage.id, id));
  return kept?.ticketId === ticketId && kept.text === text;
}
