import type { MessageAnswer } from '#site/live.ts';
import type { Page } from '#site/page.ts';

/** What became of a message, where the page was drawn to say so. */
export function messageIn({ live }: Page): MessageAnswer | undefined {
  return live?.path === '/support/message' ? live.message : undefined;
}
