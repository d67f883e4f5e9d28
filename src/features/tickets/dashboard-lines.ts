import type { MailDetails } from './mail-details.ts';
import type { VisitorTicketState } from './ticket-states.ts';
export interface TicketLine {
  readonly reference: string;
  readonly state: VisitorTicketState;
  readonly receivedAt: number;
  /** The beginning of the message. */
  readonly excerpt: string;
  readonly answers: number;
  /** The time of the team's latest answer. */
  readonly answeredAt?: number | undefined;
  /** `team`: we wrote first. */
  readonly openedBy?: 'visitor' | 'team' | undefined;
}

export interface ConversationEntry {
  readonly author: 'visitor' | 'team';
  readonly text: string;
  readonly at: number;
  /** The attachments, which can be downloaded at `ownFiles` by id. */
  readonly files: readonly { readonly id: string; readonly name: string }[];
  /** If it came by mail. */
  readonly mail?: MailDetails | undefined;
}

/** One ticket of the signed-in visitor. */
export interface OwnTicketView {
  readonly kind: 'ticket';
  readonly ticket: Pick<TicketLine, 'reference' | 'state' | 'receivedAt'>;
  readonly entries: readonly ConversationEntry[];
  /** The id of the form, so that submitting it twice saves one message. */
  readonly messageId: string;
}
