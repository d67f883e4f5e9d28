import type { HeadOf } from '#platform/page/head.ts';
import { format } from '#site/message.ts';
import { quoteLimits } from '#site/quotes.ts';
import { quoteIn } from './quote-in.ts';

export const head: HeadOf = (page) => {
  const { quote } = page.words;
  const answer = quoteIn(page);
  return {
    // The number comes first, because several quotes may be open in tabs.
    title: answer?.kind === 'made' ? `${answer.quote.reference} · ${quote.made.title[answer.state]}` : quote.title,
    description: format(quote.description, page.language, { days: quoteLimits.validDays }),
  };
};
