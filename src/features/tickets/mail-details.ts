/** What a message that came by mail has besides its text. */
export interface MailDetails {
  /** The quoted text and the signature. */
  readonly quoted?: string | undefined;
  /** Who sent it, if not the person of the ticket. */
  readonly sender?: string | undefined;
  /** The names of files that were not accepted. */
  readonly refusedFiles?: readonly string[] | undefined;
}

/** What mail programs tell about a ticket. The team sees it in the conversation; it is nobody's message. */
export interface MailEvent {
  /** `bounce`: our mail could not be delivered. */
  readonly kind: 'bounce' | 'autoReply';
  /** The sender of an automatic reply, or the address that could not be reached. */
  readonly sender: string;
  readonly text: string;
  readonly at: number;
}
