/** What the chat says, in the page's language. */
export interface HelpChatWords {
  readonly label: string;
  readonly send: string;
  readonly asking: string;
  readonly often: string;
  readonly log: string;
  readonly you: string;
  readonly site: string;
  readonly nothing: string;
  readonly failed: string;
  readonly more: string;
  readonly clear: string;
  readonly kept: string;
}
