import type { CodeRefusal } from '#features/accounts/sign-in.ts';
import type { MeetingEntry } from '#features/meetings/meeting-answer.ts';
import type { PaymentLine } from '#features/payments/payment-answer.ts';
import type { QuoteEntry } from '#features/quotes/quote-answer.ts';
import type { CountryId } from '#site/countries.ts';
import type { Language } from '#site/languages.ts';

/** The parts of the dashboard, in the order of its menu. Each is `/dashboard?view=tickets`. */
export const dashboardViews = [
  'overview',
  'tickets',
  'quotes',
  'payments',
  'meetings',
  'notifications',
  'profile',
  'sessions',
  'data',
] as const;

/** What its forms can ask for, by their field `action`. */
export const dashboardActions = [
  'profile',
  'photo',
  'photo-remove',
  'email',
  'email-code',
  'reply',
  'read',
  'read-all',
  'end-session',
  'end-other-sessions',
  'download',
  'delete',
] as const;

export type DashboardActionName = (typeof dashboardActions)[number];

export type DashboardViewName = (typeof dashboardViews)[number];

/** Who is signed in. */
export interface Person {
  /** Empty where they never said. */
  readonly name: string;
  readonly email: string;
  /** The address of their picture; empty where they have none. */
  readonly photo: string;
  readonly language: Language;
  readonly country: CountryId | undefined;
  readonly isStaff: boolean;
}

/** What is wrong with what was sent, beside its field. */
export interface ViewProblems {
  /** As it was typed, so that it can be put right. */
  readonly typed: Readonly<Record<string, string>>;
  /** By field. `missing`, `tooLong` and so on; the words are the pages'. */
  readonly problems: Readonly<Record<string, string>>;
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
  | {
      readonly kind: 'ticket';
      readonly ticket: Pick<TicketLine, 'reference' | 'state' | 'receivedAt'>;
      readonly entries: readonly ConversationEntry[];
      /** Of the form, so that sending it twice writes once. */
      readonly messageId: string;
    }
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

/** What was done by the form before, told once above the view. */
export const completedDashboardActions = [
  'profile',
  'photo',
  'photoRemoved',
  'email',
  'reply',
  'read',
  'sessionEnded',
  'sessionsEnded',
] as const;

export type CompletedDashboardAction = (typeof completedDashboardActions)[number];

export interface DashboardAnswer {
  /** Undefined where nobody can be known, as while the database is away. */
  readonly person: Person | undefined;
  readonly view: DashboardView;
  readonly unread: number;
  readonly done?: CompletedDashboardAction | undefined;
  /** What was sent and could not be done. */
  readonly wrong?: ViewProblems | undefined;
  readonly fault?: 'tooManyRequests' | 'otherSite' | 'signedOut' | 'sentBefore' | 'notReady' | 'failure' | undefined;
}
export interface TicketLine {
  readonly reference: string;
  readonly state: 'received' | 'answered' | 'closed';
  readonly receivedAt: number;
  /** The beginning of what was written. */
  readonly excerpt: string;
  readonly answers: number;
}

export interface ConversationEntry {
  readonly author: 'visitor' | 'team';
  readonly text: string;
  readonly at: number;
  /** What came with it: at `ownFiles`, by its id. */
  readonly files: readonly { readonly id: string; readonly name: string }[];
}

export interface NotificationLine {
  readonly id: number;
  readonly title: string;
  readonly text: string;
  readonly at: number;
  readonly isRead: boolean;
  /** The request it tells of, which can be opened. */
  readonly ticket?: string | undefined;
  /** The view that shows what it tells of. */
  readonly view?: DashboardViewName | undefined;
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
