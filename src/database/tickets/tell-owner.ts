import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { User } from '../accounts/open-session.ts';
import type { Db } from '../database.ts';
import { addNotification, type NewNotification } from '../notifications/add-notification.ts';
import { ticket } from '../tables/ticket.ts';
import { user } from '../tables/user.ts';
import type { Ticket } from './keep-ticket.ts';

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
export async function tellOwner(tx: Db, told: Pick<Ticket, 'id'>, notification: NewNotification): Promise<void> {
  const owner = await findOwner(tx, told);
  if (owner) await addNotification(tx, owner.id, notification);
}

/** … that a ticket was taken in. */
export function tellOfReceived(tx: Db, { id, reference }: Pick<Ticket, 'id' | 'reference'>): Promise<void> {
  const event = `ticket:${reference}:received`;
  return tellOwner(tx, { id }, { kind: 'ticketReceived', event, values: { reference } });
}
