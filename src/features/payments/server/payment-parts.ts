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

/** What everything about payments is made of. */
export interface PaymentDeps {
  readonly config: Config;
  readonly database: Database;
  readonly pages: Pages;
  readonly live: LivePages;
  readonly log: Log;
  /** Undefined: cards are not taken here. */
  readonly provider: PaymentProvider | undefined;
  /** What a quote costs, which the quotes know. */
  readonly findQuotePrice: (
    db: Db,
    purchase: Purchase,
    charged: readonly Currency[],
  ) => Promise<PricedItem | NotForSale>;
  readonly signedIn: ReadSignedIn;
  /** For keys of orders, and for what must not be told from a hash, such as whom a limit is counted for. */
  readonly secretOf: () => Promise<string>;
  /** To be called after mail was queued and committed. */
  readonly wakeMail?: (() => void) | undefined;
}
