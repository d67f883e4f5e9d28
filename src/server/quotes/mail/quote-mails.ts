import type { Mail } from '#database/outbox/queue-mail.ts';
import type { KeptQuote } from '#database/quotes/quote-rows.ts';
import type { Config } from '../../config.ts';
import { teamQuoteMail } from './team-quote-mail.ts';
import { visitorQuoteMail } from './visitor-quote-mail.ts';

/** What a quote is told of with: to whoever asked for it, and to the team. */
export function quoteMails(config: Pick<Config, 'teamEmail' | 'publicUrl'>) {
  return (kept: KeptQuote): readonly Mail[] => [visitorQuoteMail(config, kept), teamQuoteMail(config, kept)];
}
