import type { WompiKeys } from '#platform/contracts/settings.ts';
import type { Db } from '#platform/database/database.ts';
import type { Log } from '#platform/server/logging/log.ts';
import type { Timer } from '#platform/server/mail/mail-worker.ts';

/** All that the sandbox knows. It is another party: of the shop it has no more than keys and an address. */
export interface SandboxDeps {
  readonly db: Db;
  readonly keys: WompiKeys;
  /** Where the shop wants to be told. */
  readonly eventsUrl: () => string;
  /** Gets ids and statuses; never a card, an address or a name. */
  readonly log: Log;
  readonly now?: () => Date;
  readonly fetch?: typeof fetch;
  readonly timer?: Timer;
}
