import type { Words } from '#content/words.ts';

/** What the chat says, in the page's language. */
export type HelpChatWords = Words['helpWidget']['chat'];
