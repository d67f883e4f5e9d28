import type { HeadOf } from '#platform/page/head.ts';
import { format } from '#site/message.ts';
import { quoteLimits } from '#site/quotes.ts';
import { quoteIn } from './quote-in.ts';

export const head: HeadOf = (page) => {
  const { quote } = page.words;
  const answer = quoteIn(page);
  return {
    // The number first: several quotes may stand in tabs side by side.
    title: answer?.kind === 'made' ? `${answer.quote.reference} · ${quote.made.title[answer.state]}` : quote.title,
    description: format(quote.description, page.language, { days: quoteLimits.validDays }),
  };
};
