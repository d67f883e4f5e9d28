import type { Db } from '../database.ts';
import { notifyOwnerOf } from '../notifications/add-notification.ts';
import type { Ticket } from './keep-ticket.ts';

/** Rings the bell of whoever has an account with the address of a ticket that was taken in. */
export function tellOfReceived(tx: Db, { email, reference }: Pick<Ticket, 'email' | 'reference'>): Promise<void> {
  const event = `ticket:${reference}:received`;
  return notifyOwnerOf(tx, email, { kind: 'ticketReceived', event, values: { reference } });
}
