import type { StaffMarketingView } from '#features/marketing/staff-lines.ts';
import type { StaffBookingsView } from '#features/meetings/staff-booking-lines.ts';
import type { StaffPaymentsView, StaffPaymentView } from '#features/payments/staff-payment-lines.ts';
import type { StaffQuotesView, StaffQuoteView } from '#features/quotes/staff-quote-lines.ts';
import type { StaffLeadsView, StaffTicketsView, StaffTicketView } from '#features/tickets/staff-lines.ts';
import type { Paged, StaffActionLine } from '#platform/contracts/staff.ts';
import type { StaffMailLine } from './staff-lines.ts';

export interface StaffOutboxView {
  readonly kind: 'outbox';
  readonly counts: Readonly<Record<'waiting' | 'dead' | 'sent', number>>;
  /** The newest of those that wait or were given up. */
  readonly mails: readonly StaffMailLine[];
}

export interface StaffLogView extends Paged {
  readonly kind: 'log';
  readonly actions: readonly StaffActionLine[];
}

/** What `/staff` can show. Each feature brings its own. */
export type StaffView =
  | StaffTicketsView
  | StaffTicketView
  | StaffLeadsView
  | StaffBookingsView
  | StaffQuotesView
  | StaffQuoteView
  | StaffPaymentsView
  | StaffPaymentView
  | StaffMarketingView
  | StaffOutboxView
  | StaffLogView
  /** There is nothing that could be shown: the fault says why. */
  | { readonly kind: 'nothing' };
