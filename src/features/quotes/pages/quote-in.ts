import type { Page } from '#platform/page/page.ts';
import type { QuoteAnswer } from '../quote-answer.ts';

/** What the server knows, where it drew the page for one visitor. */
export function quoteIn({ live }: Page): QuoteAnswer | undefined {
  return live?.path === '/support/quote' ? live.quote : undefined;
}
