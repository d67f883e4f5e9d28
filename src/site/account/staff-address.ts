import { href } from '../address.ts';
import type { Language } from '../languages.ts';
import type { StaffDeed, StaffViewName } from './staff.ts';
import type { StaffBookingFilter } from './staff-booking-lines.ts';
import type { LeadSpan, StaffTicketState } from './staff-lines.ts';
import type { StaffPaymentFilter } from './staff-payment-lines.ts';

/** A place in `/staff`, as its query says it. */
export interface StaffPlace {
  /** The tickets, where it is left out. */
  readonly view?: StaffViewName | 'ticket' | 'payment' | 'quote' | undefined;
  readonly ticket?: string | undefined;
  /** The reference of an order. */
  readonly payment?: string | undefined;
  /** The number of a quote. */
  readonly quote?: string | undefined;
  readonly q?: string | undefined;
  readonly state?: StaffTicketState | undefined;
  /** Of payments. */
  readonly filter?: StaffPaymentFilter | undefined;
  /** Of bookings. */
  readonly when?: StaffBookingFilter | undefined;
  readonly page?: number | undefined;
  readonly span?: LeadSpan | undefined;
  /** Show ended ones too. */
  readonly ended?: '1' | undefined;
  readonly done?: StaffDeed | undefined;
}

export function staffHref(language: Language, place: StaffPlace = {}): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(place)) {
    // The first view and the first page need no name.
    const isPlain = (name === 'view' && value === 'tickets') || (name === 'page' && value === 1);
    if (value && !isPlain) query.set(name, String(value));
  }
  const search = query.toString();
  return `${href('/staff', language)}${search ? `?${search}` : ''}`;
}

/** Where a file that came with a ticket can be had. */
export function staffFileHref(id: string): string {
  return `${staffFiles}/${id}`;
}

export const staffFiles = '/staff/file';
