import type { Page } from '#platform/page/page.ts';
import type { MessageAnswer } from '../../live-answers.ts';

/** The outcome of a message, if the server rendered the page to show it. */
export function messageIn({ live }: Page): MessageAnswer | undefined {
  return live?.path === '/support/message' ? live.message : undefined;
}
