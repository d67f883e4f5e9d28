import type { SignInAnswer } from '#features/accounts/sign-in.ts';
import type { DashboardAnswer } from '#features/dashboard/dashboard-answer.ts';
import type { AskedHelp } from '#features/help/help-answer.ts';
import type { MeetingAnswer } from '#features/meetings/meeting-answer.ts';
import type { PaymentAnswer } from '#features/payments/payment-answer.ts';
import type { QuoteAnswer, QuoteStatus } from '#features/quotes/quote-answer.ts';
import type { AskedMessage } from '#features/sms/asked-message.ts';
import type { StaffAnswer } from '#features/staff/staff-answer.ts';
import type { TypedMessage } from '#features/tickets/typed-message.ts';
import type { Language } from '#site/languages.ts';

/** What became of a message that was sent without JavaScript. */
export type MessageAnswer =
  | { readonly kind: 'sent'; readonly reference: string }
  /** It can be sent again from here, with everything that was typed. */
  | {
      readonly kind: 'wrong';
      readonly typed: TypedMessage;
      readonly fault: string;
      /** They cannot be put back into a form. */
      readonly hadFiles: boolean;
      readonly problems: Readonly<Record<string, string>>;
    }
  /** It was not even read: what was typed is still in the page before. */
  | { readonly kind: 'unread'; readonly fault: string };

/** Of a ticket, as its writer may know it. */
export interface TicketStatus {
  readonly reference: string;
  readonly state: 'received' | 'answered' | 'closed';
  /** Milliseconds. */
  readonly receivedAt: number;
  /** What was written, for whoever has the link of a mail. */
  readonly message?: string | undefined;
}

export interface StatusAnswer {
  readonly reference: string;
  readonly email: string;
  readonly found?: TicketStatus | undefined;
  /** The address names a quote; null: there is no such one. */
  readonly quote?: QuoteStatus | null | undefined;
  readonly fault?: string | undefined;
}

/** What only the server knows, for the pages that are drawn for one visitor. */
export type LiveAnswer =
  | { readonly path: '/support/message'; readonly message: MessageAnswer }
  | { readonly path: '/support/status'; readonly status: StatusAnswer }
  | { readonly path: '/support'; readonly help: AskedHelp }
  | { readonly path: '/support/quote'; readonly quote: QuoteAnswer }
  | { readonly path: '/meet/book'; readonly meeting: MeetingAnswer }
  | { readonly path: '/products/sms'; readonly asked: AskedMessage }
  | { readonly path: '/login' | '/support/registro'; readonly signIn: SignInAnswer }
  | { readonly path: '/payment'; readonly payment: PaymentAnswer }
  | { readonly path: '/dashboard'; readonly dashboard: DashboardAnswer }
  | { readonly path: '/staff'; readonly staff: StaffAnswer };

/** The title of the tab, and the HTML of what stands in `<main>`. */
export interface DrawnLive {
  readonly title: string;
  readonly content: string;
}

/** The pages do it (`pages/live.tsx`), and the server asks for it without knowing them. */
export type DrawLive = (answer: LiveAnswer, language: Language) => DrawnLive;
