import type { DangerousFile, FileLine } from './ticket-files.ts';
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
  readonly files: readonly FileLine[];
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

/** The question before a file is downloaded that can do harm. */
export interface OwnFileView {
  readonly kind: 'file';
  /** The reference of its ticket. */
  readonly ticket: string;
  readonly file: DangerousFile;
}

/** What a message that came by mail has besides its text. */
export interface MailDetails {
  /** The quoted text and the signature. */
  readonly quoted?: string | undefined;
  /** Who sent it, if not the person of the ticket. */
  readonly sender?: string | undefined;
  /** The names of files that could not be kept. */
  readonly refusedFiles?: readonly string[] | undefined;
  /** The text was too long to be kept to its end, or the message was larger than any that is fetched. */
  readonly isCut?: boolean | undefined;
}

/** What mail programs tell about a ticket. The team sees it in the conversation; it is nobody's message. */
export interface MailEvent {
  /** `bounce`: our mail could not be delivered. `unproven`: a message that says it belongs here, and that may be forged. */
  readonly kind: 'bounce' | 'autoReply' | 'unproven';
  /** Who wrote it, or the address that could not be reached. */
  readonly sender: string;
  /** Of `unproven`, the reference of the ticket that the message became. */
  readonly text: string;
  readonly at: number;
}
