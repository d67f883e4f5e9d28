import type { OutboxMessage } from './outbox/claim-mail.ts';

/** A message of the outbox, as far as it concerns whoever carries it. */
export type OutgoingMail = Pick<
  OutboxMessage,
  'id' | 'createdAt' | 'recipient' | 'replyTo' | 'subject' | 'text' | 'html'
>;

/** A file that goes with a message. */
export interface Attachment {
  readonly name: string;
  readonly type: string;
  readonly content: Uint8Array;
}

/** An entry for the reader's calendar: mail programs show it beside the text, and offer to answer it. */
export interface Invitation {
  readonly method: 'REQUEST' | 'CANCEL';
  /** An iCalendar file. */
  readonly calendar: string;
}

/** Carries mail. Several may be under way at once. */
export interface MailTransport {
  /** Resolves when the message has arrived where this one carries it; rejects if that is not certain. */
  send(mail: OutgoingMail, attachment?: Attachment | Invitation): Promise<void>;
}
