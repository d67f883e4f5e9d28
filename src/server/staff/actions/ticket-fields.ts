import { referenceText } from '#contracts/bounded-input.ts';
import { readReference } from '#database/tickets/reference.ts';
import type { StaffPlace } from '#site/account/staff-address.ts';
import type { Typed } from './action.ts';

export const reference = referenceText(readReference);

/** The page of the ticket that a form stood on; the tickets, where it does not say. */
export function ticketPlace({ ticket }: Typed): StaffPlace {
  const { data } = reference.safeParse(ticket);
  return data === undefined ? {} : { view: 'ticket', ticket: data };
}
