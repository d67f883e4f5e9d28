import type { Person } from '#features/accounts/person.ts';
import type { CodeRefusal } from '#features/accounts/sign-in.ts';
import type { NotificationLine } from '#features/bell/notifications.ts';
import type { MeetingEntry } from '#features/meetings/meeting-answer.ts';
import type { PaymentLine } from '#features/payments/payment-answer.ts';
import type { QuoteEntry } from '#features/quotes/quote-answer.ts';
import type { OwnTicketView, TicketLine } from '#features/tickets/dashboard-lines.ts';
import type { ViewProblems } from '#platform/contracts/staff.ts';
import type { CompletedDashboardAction } from '#site/dashboard.ts';

declare module '#platform/page/live.ts' {
  interface LiveAnswers {
    '/dashboard': { readonly dashboard: DashboardAnswer };
  }
}

export type DashboardView =
  | {
      readonly kind: 'overview';
      readonly tickets: readonly TicketLine[];
      readonly payments: readonly PaymentLine[];
      readonly quotes: readonly QuoteEntry[];
      /** Those to come, the soonest first. */
      readonly meetings: readonly MeetingEntry[];
    }
  | { readonly kind: 'tickets'; readonly tickets: readonly TicketLine[] }
  | OwnTicketView
  | { readonly kind: 'payments'; readonly payments: readonly PaymentLine[] }
  | { readonly kind: 'quotes'; readonly quotes: readonly QuoteEntry[] }
  /** Those to come first, the soonest of them; then the others, the latest of them. */
  | { readonly kind: 'meetings'; readonly meetings: readonly MeetingEntry[] }
  | { readonly kind: 'notifications'; readonly notifications: readonly NotificationLine[] }
  /** `newEmail`: a code is on its way there, and is asked for. `refusal`: another one was asked for, and not sent. */
  | {
      readonly kind: 'profile';
      readonly newEmail?: string | undefined;
      readonly refusal?: CodeRefusal | undefined;
    }
  | { readonly kind: 'sessions'; readonly sessions: readonly SessionLine[] }
  | { readonly kind: 'data'; readonly requests: readonly DataRequestLine[] }
  /** Where nothing can be shown: only what went wrong, and what was written, so that it is not lost. */
  | { readonly kind: 'nothing'; readonly written: string };

export interface DashboardAnswer {
  /** Undefined where nobody can be known, as while the database is away. */
  readonly person: Person | undefined;
  readonly view: DashboardView;
  readonly unread: number;
  readonly done?: CompletedDashboardAction | undefined;
  /** What was sent and could not be done. */
  readonly wrong?: ViewProblems | undefined;
  readonly errorCode?:
    | 'tooManyRequests'
    | 'otherSite'
    | 'signedOut'
    | 'sentBefore'
    | 'notReady'
    | 'failure'
    | undefined;
}

export interface SessionLine {
  readonly id: string;
  readonly isThisOne: boolean;
  /** Such as `Firefox` and `Android`; empty where it does not say. */
  readonly browser: string;
  readonly system: string;
  readonly startedAt: number;
  readonly lastUsedAt: number;
}

export interface DataRequestLine {
  readonly kind: 'download' | 'correction' | 'deletion';
  readonly at: number;
}
