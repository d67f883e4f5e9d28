/** A ticket that changed. Times are milliseconds since 1970. */
export interface InboxChange {
  readonly reference: string;
  readonly at: number;
  /** Of the latest message. */
  readonly author: 'visitor' | 'team';
  readonly writtenAt: number;
}

/** The events of the stream that open pages of the team listen to, by name. */
export interface InboxEventData {
  readonly inbox: {
    readonly changes: readonly InboxChange[];
    /** How many tickets wait for the team. */
    readonly waiting: number;
  };
  /** Which colleagues have which tickets open. */
  readonly people: {
    readonly people: readonly { readonly reference: string; readonly email: string; readonly isTyping: boolean }[];
  };
}
