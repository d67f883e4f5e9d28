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

/** One ticket of whoever is signed in. */
export interface OwnTicketView {
  readonly kind: 'ticket';
  readonly ticket: Pick<TicketLine, 'reference' | 'state' | 'receivedAt'>;
  readonly entries: readonly ConversationEntry[];
  /** Of the form, so that sending it twice writes once. */
  readonly messageId: string;
}
