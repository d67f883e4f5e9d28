import type { Mail } from '#database/outbox/queue-mail.ts';
import type { KeptQuote } from '#database/quotes/quote-rows.ts';
import type { Config } from '../../config.ts';
import { teamQuoteMail } from './team-quote-mail.ts';
import { visitorQuoteMail } from './visitor-quote-mail.ts';

export interface QuoteMailParts {
  readonly config: Pick<Config, 'teamEmail' | 'publicUrl'>;
  /** For whom mails are counted. */
  readonly secret: string;
  /** Whoever asked for the quote has shown that the address is theirs. */
  readonly isProven: boolean;
}

/** What a quote is told of with: to whoever asked for it, and to the team. */
export function quoteMails(parts: QuoteMailParts) {
  return (kept: KeptQuote): readonly Mail[] => [visitorQuoteMail(parts, kept), teamQuoteMail(parts.config, kept)];
}
