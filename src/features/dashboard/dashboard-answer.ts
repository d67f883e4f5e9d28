import type { Words } from '#content/words.ts';
import type { KeptData } from '#features/accounts/kept-data.ts';
import type { Person } from '#features/accounts/person.ts';
import type { CodeRefusal } from '#features/accounts/sign-in.ts';
import type { NotificationLine } from '#features/bell/notifications.ts';
import type { TimelineEvent } from '#features/customers/timeline.ts';
import type { MeetingEntry } from '#features/meetings/meeting-answer.ts';
import type { ReaderZone } from '#features/meetings/zones.ts';
import type { PaymentLine } from '#features/payments/payment-answer.ts';
import type { QuoteEntry } from '#features/quotes/quote-answer.ts';
import type { OwnFileView, OwnTicketView, TicketLine } from '#features/tickets/dashboard-lines.ts';
import type { Paged, ViewProblems } from '#platform/contracts/staff.ts';
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
      /** The upcoming meetings, soonest first. */
      readonly meetings: readonly MeetingEntry[];
    }
  /** Everything in the order in which it happened, the latest first. */
  | ({ readonly kind: 'history'; readonly events: readonly TimelineEvent[] } & Paged)
  | { readonly kind: 'tickets'; readonly tickets: readonly TicketLine[] }
  | OwnTicketView
  | OwnFileView
  | { readonly kind: 'payments'; readonly payments: readonly PaymentLine[] }
  | { readonly kind: 'quotes'; readonly quotes: readonly QuoteEntry[] }
  /** Upcoming meetings first, soonest first; then past ones, latest first. */
  | { readonly kind: 'meetings'; readonly meetings: readonly MeetingEntry[] }
  | {
      readonly kind: 'notifications';
      readonly notifications: readonly NotificationLine[];
      /** From 1, which has the newest. */
      readonly page: number;
      readonly hasOlder: boolean;
    }
  /**
   * `newEmail`: a code was sent to this address, and is asked for. `refusal`: another code was requested, but not sent.
   */
  | {
      readonly kind: 'profile';
      readonly newEmail?: string | undefined;
      readonly refusal?: CodeRefusal | undefined;
    }
  | { readonly kind: 'sessions'; readonly sessions: readonly SessionLine[] }
  | { readonly kind: 'data'; readonly requests: readonly DataRequestLine[]; readonly deletion: Consequences }
  /** Nothing can be shown except the error, and the text that was written, so that it is not lost. */
  | { readonly kind: 'nothing'; readonly written: string };

export interface DashboardAnswer {
  /** Undefined if the visitor is not known, for example while the database is down. */
  readonly person: Person | undefined;
  readonly view: DashboardView;
  readonly unread: number;
  readonly clock: ReaderZone;
  readonly done?: CompletedDashboardAction | undefined;
  /** The problems of a form that was refused. */
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
  /** Such as `Firefox` and `Android`; empty if the browser does not say. */
  readonly browser: string;
  readonly system: string;
  readonly startedAt: number;
  readonly lastUsedAt: number;
}

/** What the deletion of the account would erase, and what would stay. */
export interface Consequences {
  /** The id of the account, so that a second press of the button is recognised. */
  readonly account: string;
  readonly erased: readonly (keyof Words['personalData']['erased'])[];
  readonly kept: readonly KeptData[];
}

export interface DataRequestLine {
  readonly kind: 'download' | 'correction' | 'deletion';
  readonly at: number;
}
