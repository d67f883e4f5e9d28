import type { StaffCorrespondence } from '#features/tickets/staff-lines.ts';
import type { Paged, StaffActionLine } from '#platform/contracts/staff.ts';
import type { MeetingState } from './meeting-answer.ts';
import type { CancellingField } from './meeting-fields.ts';

declare module '#site/staff.ts' {
  interface StaffViews {
    readonly bookings: StaffBookingsView;
    readonly meeting: StaffMeetingView;
  }
  interface StaffActions {
    readonly cancelMeeting: unknown;
  }
}

export const staffBookingFilters = ['upcoming', 'past', 'cancelled', 'held'] as const;

export type StaffBookingFilter = (typeof staffBookingFilters)[number];

/** Times are milliseconds since 1970. */
export interface StaffBookingLine {
  readonly reference: string;
  readonly startsAt: number;
  readonly state: MeetingState;
  /** It has started or is over, so it cannot be changed any more. */
  readonly isPast: boolean;
  readonly name: string;
  readonly email: string;
  readonly topic: string;
  /** The language of the meeting. */
  readonly language: string;
  /** The visitor's time zone, such as `America/Toronto`. */
  readonly zone: string;
  /** The reference of the quote that the meeting is about. */
  readonly quote: string | null;
  /** Until when the visitor can confirm it. */
  readonly heldUntil: number | null;
  readonly cancelledBy: 'visitor' | 'team' | null;
  /** The visitor's page of the meeting, where it can be moved. */
  readonly page: string;
}

/** One meeting with everything that is known about it. */
export interface StaffMeetingView {
  readonly kind: 'meeting';
  readonly booking: StaffBookingLine;
  readonly country: string | null;
  readonly hasAccount: boolean;
  readonly createdAt: number;
  readonly cancelledAt: number | null;
  /** What was typed to cancel it. */
  readonly cancelling: { readonly [Name in CancellingField]?: string | null };
  readonly remindedAt: number | null;
  /** What the team did. */
  readonly actions: readonly StaffActionLine[];
  readonly correspondence: StaffCorrespondence;
}

export interface StaffBookingsView extends Paged {
  readonly kind: 'bookings';
  /** The search text as typed. */
  readonly search: string;
  readonly filter: StaffBookingFilter;
  /** The number of search results for each filter. */
  readonly counts: Readonly<Record<StaffBookingFilter, number>>;
  /** Upcoming meetings: the next one first; others: the latest first. */
  readonly bookings: readonly StaffBookingLine[];
}
