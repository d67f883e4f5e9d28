import type { StaffBookingFilter } from '#features/meetings/staff-booking-lines.ts';
import type { StaffPaymentFilter } from '#features/payments/staff-payment-lines.ts';
import type { CompletedStaffAction, StaffViewName } from '#features/staff/staff.ts';
import type { LeadSpan, StaffTicketState } from '#features/staff/staff-lines.ts';
import { href } from './address.ts';
import type { Language } from './languages.ts';
import { withQuery } from './with-query.ts';

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
  /** Of tickets: the page begins after the one of this mark, or ends before it. Without either pages are counted. */
  readonly after?: string | undefined;
  readonly before?: string | undefined;
  readonly span?: LeadSpan | undefined;
  /** Show ended ones too. */
  readonly ended?: '1' | undefined;
  readonly done?: CompletedStaffAction | undefined;
}

export function staffHref(language: Language, place: StaffPlace = {}): string {
  const { view, page, ...rest } = place;
  return withQuery(href('/staff', language), {
    // The first view and the first page need no name.
    view: view === 'tickets' ? undefined : view,
    ...rest,
    page: page === 1 ? undefined : page,
  });
}

/** Where a file that came with a ticket can be had. */
export function staffFileHref(id: string): string {
  return `${staffFiles}/${id}`;
}

export const staffFiles = '/staff/file';
