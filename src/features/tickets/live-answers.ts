import type { ViewProblems } from '#platform/contracts/staff.ts';
import type { CountryId } from '#site/countries.ts';
import type { QuoteStatus } from '#site/quotes.ts';
import type { ConversationEntry } from './dashboard-lines.ts';
import type { TypedMessage } from './ticket-fields.ts';
import type { DangerousFile } from './ticket-files.ts';
import type { VisitorTicketState } from './ticket-states.ts';

declare module '#platform/page/live.ts' {
  interface LiveAnswers {
    '/support/message': { readonly message: MessageAnswer };
    '/support/status': { readonly status: StatusAnswer };
  }
}

/** The form for one country, or the outcome of a message that was sent without JavaScript. */
export type MessageAnswer =
  | { readonly kind: 'new'; readonly country: CountryId }
  | { readonly kind: 'sent'; readonly reference: string }
  /** The form is shown again, with everything that was typed. */
  | {
      readonly kind: 'wrong';
      readonly typed: TypedMessage;
      readonly errorText: string;
      /** Files cannot be put back into a form. */
      readonly hadFiles: boolean;
      readonly problems: Readonly<Record<string, string>>;
      readonly country: CountryId | undefined;
    }
  /** The request could not be read; the text is still on the previous page. */
  | { readonly kind: 'unread'; readonly errorText: string };

/** The status of a ticket, as shown to the visitor who sent it. */
export interface TicketStatus {
  readonly reference: string;
  readonly state: VisitorTicketState;
  /** Milliseconds since 1970. */
  readonly receivedAt: number;
  /** The message, only for visitors who opened the link in a mail. */
  readonly message?: string | undefined;
  /** Who wrote that message; the visitor if omitted. */
  readonly author?: 'visitor' | 'team' | undefined;
  /** All messages, for the same visitors, and the key that opens their files. */
  readonly entries?: readonly ConversationEntry[] | undefined;
  readonly key?: string | undefined;
}

/** The address of a file of a ticket, for visitors with the key of its link. */
export const openedFiles = '/support/file';

export interface StatusAnswer {
  readonly reference: string;
  readonly email: string;
  readonly found?: TicketStatus | undefined;
  /** Set if the address names a quote; null if there is no such quote. */
  readonly quote?: QuoteStatus | null | undefined;
  readonly errorText?: string | undefined;
  /** The question before a file of the ticket is downloaded, and the key that opens it. */
  readonly question?: { readonly file: DangerousFile; readonly key: string } | undefined;
  /** The address of the ticket, for a visitor with the link from its mail. */
  readonly provenEmail?: string | undefined;
  /** The form to reply, for the same visitors. */
  readonly reply?: ReplyAnswer | undefined;
}

interface ReplyAnswer {
  readonly messageId: string;
  /** It was just sent. */
  readonly isSent?: boolean;
  readonly wrong?: ViewProblems | undefined;
  /** Why it was not sent, if no field is to blame. */
  readonly errorText?: string | undefined;
}
