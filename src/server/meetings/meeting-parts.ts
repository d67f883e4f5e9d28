import type { Database } from '#database/database.ts';
import type { ReadSignedIn } from '../accounts/signed-in.ts';
import type { Config } from '../config.ts';
import type { LivePages } from '../live/live-pages.ts';
import type { Log } from '../logging/log.ts';

/** What everything about meetings is made of. */
export interface MeetingDeps {
  readonly config: Config;
  readonly database: Database;
  readonly live: LivePages;
  readonly log: Log;
  readonly signedIn: ReadSignedIn;
  /** For keys of meetings, and for whom a limit is counted. */
  readonly secretOf: () => Promise<string>;
  /** To be called after mail was queued and committed. */
  readonly wakeMail?: (() => void) | undefined;
}
