import type { Database } from '#database/database.ts';
import type { DrawQuote } from '#site/quotes/quote.ts';
import type { ReadSignedIn } from '../accounts/signed-in.ts';
import type { Config } from '../config.ts';
import type { LivePages } from '../live/live-pages.ts';
import type { Log } from '../logging/log.ts';
import type { Pages } from '../pages/pages.ts';
import type { PaymentProvider } from '../payments/providers/provider.ts';

/** What everything about quotes is made of. */
export interface QuoteDeps {
  readonly config: Config;
  readonly database: Database;
  readonly pages: Pages;
  readonly live: LivePages;
  readonly log: Log;
  readonly drawQuote: DrawQuote;
  /** Undefined: cards are not taken here. */
  readonly provider: PaymentProvider | undefined;
  readonly signedIn: ReadSignedIn;
  readonly secretOf: () => Promise<string>;
  /** To be called after mail was queued and committed. */
  readonly wakeMail?: (() => void) | undefined;
}
