import type { Paged } from '#platform/contracts/staff.ts';
import type { MeetingState } from './meeting-answer.ts';

export const staffBookingFilters = ['upcoming', 'past', 'cancelled', 'held'] as const;

export type StaffBookingFilter = (typeof staffBookingFilters)[number];

/** Times are milliseconds since 1970. */
export interface StaffBookingLine {
  readonly reference: string;
  readonly startsAt: number;
  readonly state: MeetingState;
  /** Begun or over: nothing can be changed any more. */
  readonly isPast: boolean;
  readonly name: string;
  readonly email: string;
  readonly topic: string;
  /** In which to talk. */
  readonly language: string;
  /** Of the visitor's clock, such as `America/Toronto`. */
  readonly zone: string;
  /** The reference of the quote that it is about. */
  readonly quote: string | null;
  readonly bookedAt: number;
  /** Until then its visitor can confirm it. */
  readonly heldUntil: number | null;
  readonly cancelledBy: 'visitor' | 'team' | null;
  /** Its page, as the visitor has it: it can be moved there. */
  readonly page: string;
}

export interface StaffBookingsView extends Paged {
  readonly kind: 'bookings';
  /** As it was typed. */
  readonly search: string;
  readonly filter: StaffBookingFilter;
  /** Of those that the search finds. */
  readonly counts: Readonly<Record<StaffBookingFilter, number>>;
  /** Of those to come the soonest first, of the others the latest. */
  readonly bookings: readonly StaffBookingLine[];
}
