import type { HeadOf } from '#site/head.ts';
import { format } from '#site/message.ts';
import { quoteLimits } from '#site/quotes/quote-limits.ts';

export const head: HeadOf = ({ words: { quote }, language }) => ({
  title: quote.title,
  description: format(quote.description, language, { days: quoteLimits.validDays }),
});
