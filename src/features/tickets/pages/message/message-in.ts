import type { Page } from '#platform/page/page.ts';
import type { MessageAnswer } from '../../live-answers.ts';

/** What became of a message, where the page was drawn to say so. */
export function messageIn({ live }: Page): MessageAnswer | undefined {
  return live?.path === '/support/message' ? live.message : undefined;
}
