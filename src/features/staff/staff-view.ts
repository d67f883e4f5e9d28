import type { StaffBookingFilter, StaffBookingLine } from '#features/meetings/staff-booking-lines.ts';
import type {
  StaffAttempt,
  StaffPayment,
  StaffPaymentFilter,
  StaffPaymentLine,
  StaffProblem,
} from '#features/payments/staff-payment-lines.ts';
import type { StaffQuote, StaffQuoteLine } from '#features/quotes/staff-quote-lines.ts';
import type {
  LeadLine,
  LeadSpan,
  StaffActionLine,
  StaffEntry,
  StaffMailLine,
  StaffNotificationLine,
  StaffTicket,
  StaffTicketLine,
  StaffTicketState,
} from './staff-lines.ts';

/** From 1, which is the newest. */
interface Paged {
  readonly page: number;
  readonly hasOlder: boolean;
}

export interface ListEnds {
  readonly first: string;
  readonly last: string;
}

export type StaffView =
  | ({
      readonly kind: 'tickets';
      /** As it was typed. */
      readonly search: string;
      readonly state: StaffTicketState | undefined;
      /** Of those that the search finds. */
      readonly counts: Readonly<Record<StaffTicketState, number>>;
      readonly tickets: readonly StaffTicketLine[];
      /** Where the first and the last of them stand, from which the pages beside this one are found. */
      readonly ends?: ListEnds | undefined;
    } & Paged)
  | {
      readonly kind: 'ticket';
      readonly ticket: StaffTicket;
      readonly entries: readonly StaffEntry[];
      readonly actions: readonly StaffActionLine[];
      /** Of the form, so that sending it twice answers once. */
      readonly messageId: string;
      readonly longest: number;
    }
  | {
      readonly kind: 'outbox';
      readonly counts: Readonly<Record<'waiting' | 'dead' | 'sent', number>>;
      /** The newest of those that wait or were given up. */
      readonly mails: readonly StaffMailLine[];
    }
  | {
      readonly kind: 'marketing';
      readonly notifications: readonly StaffNotificationLine[];
      /** Are ended ones among them? */
      readonly ended: boolean;
      readonly formId: string;
      readonly longest: Readonly<Record<'title' | 'text' | 'target' | 'button', number>>;
      readonly usualType: number;
    }
  | { readonly kind: 'leads'; readonly span: LeadSpan; readonly leads: readonly LeadLine[] }
  | ({
      readonly kind: 'payments';
      /** As it was typed. */
      readonly search: string;
      readonly filter: StaffPaymentFilter | undefined;
      /** Of those that the search finds. */
      readonly counts: Readonly<Record<StaffPaymentFilter, number>>;
      readonly payments: readonly StaffPaymentLine[];
      readonly problems: readonly StaffProblem[];
    } & Paged)
  | {
      readonly kind: 'payment';
      readonly payment: StaffPayment;
      readonly attempts: readonly StaffAttempt[];
      readonly actions: readonly StaffActionLine[];
    }
  | ({
      readonly kind: 'quotes';
      /** As it was typed. */
      readonly search: string;
      readonly quotes: readonly StaffQuoteLine[];
    } & Paged)
  | { readonly kind: 'quote'; readonly quote: StaffQuote }
  | ({
      readonly kind: 'bookings';
      /** As it was typed. */
      readonly search: string;
      readonly filter: StaffBookingFilter;
      /** Of those that the search finds. */
      readonly counts: Readonly<Record<StaffBookingFilter, number>>;
      /** Of those to come the soonest first, of the others the latest. */
      readonly bookings: readonly StaffBookingLine[];
    } & Paged)
  /** There is nothing that could be shown: the fault says why. */
  | { readonly kind: 'nothing' }
  | ({ readonly kind: 'log'; readonly actions: readonly StaffActionLine[] } & Paged);
