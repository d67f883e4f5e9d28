import { referenceText } from '#platform/contracts/bounded-input.ts';
import type { Typed } from '#platform/server/staff/action.ts';
import type { StaffPlace } from '#site/staff.ts';
import { readReference } from '../store/reference.ts';

export const reference = referenceText(readReference);

/** The page of the ticket that a form stood on; the tickets, where it does not say. */
export function ticketPlace({ ticket }: Typed): StaffPlace {
  const { data } = reference.safeParse(ticket);
  return data === undefined ? {} : { view: 'ticket', ticket: data };
}
