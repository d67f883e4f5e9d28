import type { Words } from '#content/words.ts';
import type { StaffCustomersView, StaffCustomerView } from '#features/customers/staff-customer-lines.ts';
import type { StaffHelpView } from '#features/help/staff-lines.ts';
import type { StaffIncomingView } from '#features/incoming-mail/staff-lines.ts';
import type { StaffMarketingView } from '#features/marketing/staff-lines.ts';
import type { StaffBookingsView, StaffMeetingView } from '#features/meetings/staff-booking-lines.ts';
import type { StaffOverviewView } from '#features/overview/overview-view.ts';
import type { StaffPaymentsView, StaffPaymentView } from '#features/payments/staff-payment-lines.ts';
import type { StaffQuotesView, StaffQuoteView } from '#features/quotes/staff-quote-lines.ts';
import type {
  StaffFactorView,
  StaffInvitationView,
  StaffLogView,
  StaffSecurityView,
  StaffTeamView,
} from '#features/team/team-lines.ts';
import type {
  StaffAnswersView,
  StaffFileView,
  StaffTicketsView,
  StaffTicketView,
} from '#features/tickets/staff-lines.ts';
import type { Mistyped } from '#platform/contracts/staff.ts';
import type { CompletedStaffAction, StaffError, StaffRole, StaffViewName } from '#site/staff.ts';

declare module '#platform/page/live.ts' {
  interface LiveAnswers {
    '/staff': { readonly staff: StaffAnswer };
  }
}

/** A problem that needs a person, shown above every view as long as it lasts. */
export interface StaffAlert {
  readonly name: keyof Words['staff']['alerts'];
  /** The view in which it is dealt with. */
  readonly view?: StaffViewName | undefined;
}

/** `/staff` for a team member. */
export interface StaffAnswer extends Mistyped {
  /** Empty if the session has ended. */
  readonly email: string;
  /** The menu shows what this role may open. Undefined: there is no menu. */
  readonly role?: StaffRole | undefined;
  readonly view: StaffView;
  readonly alerts?: readonly StaffAlert[] | undefined;
  /** How much waits for the team in a view. */
  readonly waiting?: Readonly<Partial<Record<StaffViewName, number>>> | undefined;
  readonly done?: CompletedStaffAction | undefined;
  readonly errorCode?: StaffError | undefined;
  /** The address to sign in and come back, if the session has ended. */
  readonly signIn?: string | undefined;
  /** New ones, shown this once. */
  readonly recoveryCodes?: readonly string[] | undefined;
}

export const staffMailFilters = ['dead', 'waiting'] as const;

export interface StaffOutboxView {
  readonly kind: 'outbox';
  readonly filter?: (typeof staffMailFilters)[number] | undefined;
  readonly counts: Readonly<Record<'waiting' | 'dead' | 'sent', number>>;
  /** The newest mails that wait or were given up. */
  readonly mails: readonly StaffMailLine[];
}

/** The views of `/staff`. Each feature has its own. */
export type StaffView =
  | StaffTicketsView
  | StaffTicketView
  | StaffFileView
  | StaffOverviewView
  | StaffAnswersView
  | StaffHelpView
  | StaffCustomersView
  | StaffCustomerView
  | StaffBookingsView
  | StaffMeetingView
  | StaffQuotesView
  | StaffQuoteView
  | StaffPaymentsView
  | StaffPaymentView
  | StaffMarketingView
  | StaffIncomingView
  | StaffOutboxView
  | StaffLogView
  | StaffTeamView
  | StaffSecurityView
  | StaffFactorView
  | StaffInvitationView
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
