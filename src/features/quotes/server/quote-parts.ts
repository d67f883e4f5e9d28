import type { ReadSignedIn } from '#features/accounts/server/accounts.ts';
import type { PaymentProvider } from '#features/payments/server/providers/provider.ts';
import type { Database } from '#platform/database/database.ts';
import type { Config } from '#platform/server/config/config.ts';
import type { LivePages } from '#platform/server/live/live-pages.ts';
import type { Log } from '#platform/server/logging/log.ts';
import type { Pages } from '#platform/server/pages/pages.ts';
import type { DrawQuote } from '../quote.ts';

/** The dependencies of the quote routes. */
export interface QuoteDeps {
  readonly config: Config;
  readonly database: Database;
  readonly pages: Pages;
  readonly live: LivePages;
  readonly log: Log;
  readonly drawQuote: DrawQuote;
  /** Undefined: this site does not accept cards. */
  readonly provider: PaymentProvider | undefined;
  readonly signedIn: ReadSignedIn;
  readonly secretOf: () => Promise<string>;
  /** Call it after mail was queued and committed. */
  readonly wakeMail?: (() => void) | undefined;
}
