import type { Mail } from '#database/outbox/queue-mail.ts';
import type { KeptQuote } from '#database/quotes/quote-rows.ts';
import { teamQuoteMail } from './team-quote-mail.ts';
import { type QuoteMailParts, visitorQuoteMail } from './visitor-quote-mail.ts';

/** What a quote is told of with: to whoever asked for it, and to the team. */
export function quoteMails(parts: QuoteMailParts) {
  return (kept: KeptQuote): readonly Mail[] => [visitorQuoteMail(parts, kept), teamQuoteMail(parts.config, kept)];
}
