import type { Words } from '#content/words.ts';

/** The texts of the chat, in the page's language. */
export type HelpChatWords = Words['helpWidget']['chat'] & {
  /** The answer to a question that the site cannot answer. */
  readonly unknown: string;
  readonly newTab: string;
};
