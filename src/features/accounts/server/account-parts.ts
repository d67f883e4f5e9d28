import type { Database } from '#platform/database/database.ts';
import type { Config } from '#platform/server/config/config.ts';
import type { LivePages } from '#platform/server/live/live-pages.ts';
import type { Log } from '#platform/server/logging/log.ts';
import type { Accounts } from './accounts.ts';

/** What everything about accounts is made of. */
export interface AccountDeps {
  readonly config: Config;
  readonly database: Database;
  readonly live: LivePages;
  readonly log: Log;
  readonly accounts: Accounts;
  /** For what must not be told from a hash, such as whom a limit is counted for. */
  readonly secretOf: () => Promise<string>;
  /** To be called after mail was queued and committed. */
  readonly wakeMail?: (() => void) | undefined;
}
