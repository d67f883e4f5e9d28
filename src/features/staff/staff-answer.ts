import type { StaffCustomersView, StaffCustomerView } from '#features/customers/staff-customer-lines.ts';
import type { StaffMarketingView } from '#features/marketing/staff-lines.ts';
import type { StaffBookingsView, StaffMeetingView } from '#features/meetings/staff-booking-lines.ts';
import type { StaffPaymentsView, StaffPaymentView } from '#features/payments/staff-payment-lines.ts';
import type { StaffQuotesView, StaffQuoteView } from '#features/quotes/staff-quote-lines.ts';
import type { StaffLeadsView, StaffTicketsView, StaffTicketView } from '#features/tickets/staff-lines.ts';
import type { Mistyped, Paged, StaffActionLine } from '#platform/contracts/staff.ts';
import type { CompletedStaffAction, StaffError, StaffViewName } from '#site/staff.ts';

declare module '#platform/page/live.ts' {
  interface LiveAnswers {
    '/staff': { readonly staff: StaffAnswer };
  }
}

/** Problems that need a person, shown above every view as long as they last. */
export type StaffAlert = 'outbox' | 'deadLetters' | 'payments' | 'bookings' | 'canary';

/** `/staff` for a team member. */
export interface StaffAnswer extends Mistyped {
  readonly email: string;
  readonly view: StaffView;
  readonly alerts?: readonly StaffAlert[] | undefined;
  /** How much waits for the team in a view. */
  readonly waiting?: Readonly<Partial<Record<StaffViewName, number>>> | undefined;
  readonly done?: CompletedStaffAction | undefined;
  readonly errorCode?: StaffError | undefined;
}

export const staffMailFilters = ['dead', 'waiting'] as const;

export interface StaffOutboxView {
  readonly kind: 'outbox';
  readonly filter?: (typeof staffMailFilters)[number] | undefined;
  readonly counts: Readonly<Record<'waiting' | 'dead' | 'sent', number>>;
  /** The newest mails that wait or were given up. */
  readonly mails: readonly StaffMailLine[];
}

export interface StaffLogView extends Paged {
  readonly kind: 'log';
  readonly actions: readonly StaffActionLine[];
}

/** The views of `/staff`. Each feature has its own. */
export type StaffView =
  | StaffTicketsView
  | StaffTicketView
  | StaffLeadsView
  | StaffCustomersView
  | StaffCustomerView
  | StaffBookingsView
  | StaffMeetingView
  | StaffQuotesView
  | StaffQuoteView
  | StaffPaymentsView
  | StaffPaymentView
  | StaffMarketingView
  | StaffOutboxView
  | StaffLogView
  /** Nothing can be shown: the error explains why. */
  | { readonly kind: 'nothing' };

export interface StaffMailLine {
  readonly id: string;
  readonly key: string;
  /** Masked, in case someone looks over a shoulder: `j***@example.com`. */
  readonly recipient: string;
  readonly state: 'waiting' | 'dead';
  readonly attempts: number;
  readonly queuedAt: number;
  readonly nextAttemptAt: number;
  readonly lastError: string | null;
}
