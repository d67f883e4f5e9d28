import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { addNotification, type NewNotification } from '#features/accounts/server/store/add-notification.ts';
import type { User } from '#features/accounts/server/store/open-session.ts';
import { user } from '#features/accounts/server/tables.ts';
import type { Db } from '#platform/database/database.ts';
import { type Ticket, ticket } from '../tables.ts';

/** Whose account shows a ticket. */
export async function findOwner(tx: Db, { id }: Pick<Ticket, 'id'>): Promise<User | undefined> {
  const isTheirs = or(
    eq(ticket.userId, user.id),
    and(isNull(ticket.userId), eq(user.email, sql`lower(${ticket.email})`)),
  );
  const [found] = await tx.select({ user }).from(ticket).innerJoin(user, isTheirs).where(eq(ticket.id, id));
  return found?.user;
}

/** Rings the bell of whoever has an account that shows it. */
export async function notifyOwner(tx: Db, owned: Pick<Ticket, 'id'>, notification: NewNotification): Promise<void> {
  const owner = await findOwner(tx, owned);
  if (owner) await addNotification(tx, owner.id, notification);
}

/** … that a ticket was taken in. */
export async function notifyOwnerOfReceipt(tx: Db, received: Pick<Ticket, 'id' | 'reference'>): Promise<void> {
  const owner = await findOwner(tx, received);
  if (owner) await notifyTicketReceived(tx, owner.id, received);
}

export function notifyTicketReceived(tx: Db, owner: string, { reference }: Pick<Ticket, 'reference'>): Promise<void> {
  const event = `ticket:${reference}:received`;
  return addNotification(tx, owner, { kind: 'ticketReceived', event, values: { reference } });
}

/**
 * For `returning`: the id of whose account shows the ticket that is being inserted, as `findOwner` finds it later. The
 * columns are named with their table, because `email` alone would be the account's.
 */
export const ownerOfInserted = sql<string | null>`coalesce(
  ${ticket}.user_id, (select ${user}.id from ${user} where ${user}.email = lower(${ticket}.email))
)`;
