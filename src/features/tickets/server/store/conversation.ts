import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { addNotification, type NewNotification } from '#features/accounts/server/store/notifications.ts';
import type { User } from '#features/accounts/server/store/sessions.ts';
import { user } from '#features/accounts/server/tables.ts';
import type { Db } from '#platform/database/database.ts';
import { type Ticket, ticket, ticketMessage } from '../tables.ts';

export type TicketMessage = typeof ticketMessage.$inferSelect;

/** The messages of a ticket after the first, oldest first. */
export function messagesOf(db: Db, ticketId: string): Promise<TicketMessage[]> {
  return messagesOfAll(db, [ticketId]);
}

/** Like `messagesOf`, for several tickets in one query. */
export function messagesOfAll(db: Db, ticketIds: readonly string[]): Promise<TicketMessage[]> {
  return db
    .select()
    .from(ticketMessage)
    .where(inArray(ticketMessage.ticketId, [...ticketIds]))
    .orderBy(asc(ticketMessage.createdAt), asc(ticketMessage.id))
    .execute();
}

/** False if the message already exists because the same form was submitted twice. */
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

/**
 * Whether exactly this message was already saved. A form that is submitted twice is one message, unless its text
 * differs.
 */
export async function isSameMessage(tx: Db, { id, ticketId, text }: Pick<TicketMessage, 'id' | 'ticketId' | 'text'>) {
  const [existing] = await tx.select().from(ticketMessage).where(eq(ticketMessage.id, id));
  return existing?.ticketId === ticketId && existing.text === text;
}

/** The account that shows a ticket. */
export async function findOwner(tx: Db, { id }: Pick<Ticket, 'id'>): Promise<User | undefined> {
  const isTheirs = or(
    eq(ticket.userId, user.id),
    and(isNull(ticket.userId), eq(user.email, sql`lower(${ticket.email})`)),
  );
  const [found] = await tx.select({ user }).from(ticket).innerJoin(user, isTheirs).where(eq(ticket.id, id));
  return found?.user;
}

/** Adds a notification for the account that shows the ticket, if there is one. */
export async function notifyOwner(tx: Db, owned: Pick<Ticket, 'id'>, notification: NewNotification): Promise<void> {
  const owner = await findOwner(tx, owned);
  if (owner) await addNotification(tx, owner.id, notification);
}

/** Notifies the account that shows the ticket, if there is one, that it was received. */
export async function notifyOwnerOfReceipt(tx: Db, received: Pick<Ticket, 'id' | 'reference'>): Promise<void> {
  const owner = await findOwner(tx, received);
  if (owner) await notifyTicketReceived(tx, owner.id, received);
}

export function notifyTicketReceived(tx: Db, owner: string, { reference }: Pick<Ticket, 'reference'>): Promise<void> {
  const event = `ticket:${reference}:received`;
  return addNotification(tx, owner, { kind: 'ticketReceived', event, values: { reference } });
}

/**
 * For `returning`: the id of the account that shows the inserted ticket, as `findOwner` would find it. The columns are
 * qualified with their table, because `email` alone would be the account's.
 */
export const ownerOfInserted = sql<string | null>`coalesce(
  ${ticket}.user_id, (select ${user}.id from ${user} where ${user}.email = lower(${ticket}.email))
)`;
