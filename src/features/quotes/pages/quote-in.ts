import type { Page } from '#platform/page/page.ts';
import type { QuoteAnswer } from '../quote-answer.ts';

/** The data that the server rendered this page with; undefined on the prebuilt page. */
export function quoteIn({ live }: Page): QuoteAnswer | undefined {
  return live?.path === '/support/quote' ? live.quote : undefined;
}
