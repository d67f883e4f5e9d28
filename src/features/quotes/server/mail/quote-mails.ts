import type { Mail } from '#platform/server/mail/outbox/queue-mail.ts';
import type { StoredQuote } from '../store/quote-rows.ts';
import { teamQuoteMail } from './team-quote-mail.ts';
import { type QuoteMailDeps, visitorQuoteMail } from './visitor-quote-mail.ts';

/** What a quote is told of with: to whoever asked for it, and to the team. */
export function quoteMails(deps: QuoteMailDeps) {
  return (kept: StoredQuote): readonly Mail[] => [visitorQuoteMail(deps, kept), teamQuoteMail(deps.config, kept)];
}
