import type { ReadSignedIn } from '#features/accounts/server/accounts.ts';
import type { Database, Db } from '#platform/database/database.ts';
import type { Config } from '#platform/server/config/config.ts';
import type { LivePages } from '#platform/server/live/live-pages.ts';
import type { Log } from '#platform/server/logging/log.ts';
import type { Pages } from '#platform/server/pages/pages.ts';
import type { Currency } from '#site/countries.ts';
import type { Purchase } from '../contract.ts';
import type { PricedItem } from '../payment-answer.ts';
import type { NotForSale } from './find-price.ts';
import type { PaymentProvider } from './providers/provider.ts';

/** The dependencies of the payment routes. */
export interface PaymentDeps {
  readonly config: Config;
  readonly database: Database;
  readonly pages: Pages;
  readonly live: LivePages;
  readonly log: Log;
  /** Undefined: this site does not accept cards. */
  readonly provider: PaymentProvider | undefined;
  /** The price of a quote; the quotes feature provides it. */
  readonly findQuotePrice: (
    db: Db,
    purchase: Purchase,
    charged: readonly Currency[],
  ) => Promise<PricedItem | NotForSale>;
  readonly signedIn: ReadSignedIn;
  /** For order keys, and for hashes that must not be guessable, such as those of rate limits. */
  readonly secretOf: () => Promise<string>;
  /** Call it after mail was queued and committed. */
  readonly wakeMail?: (() => void) | undefined;
}
