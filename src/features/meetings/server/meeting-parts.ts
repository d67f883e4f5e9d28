import type { ReadSignedIn } from '#features/accounts/server/accounts.ts';
import type { Database } from '#platform/database/database.ts';
import type { Config } from '#platform/server/config/config.ts';
import type { LivePages } from '#platform/server/live/live-pages.ts';
import type { Log } from '#platform/server/logging/log.ts';

/** The dependencies of the meeting routes. */
export interface MeetingDeps {
  readonly config: Config;
  readonly database: Database;
  readonly live: LivePages;
  readonly log: Log;
  readonly signedIn: ReadSignedIn;
  /** For the keys of meetings and of rate limits. */
  readonly secretOf: () => Promise<string>;
  /** Call it after mail was queued and committed. */
  readonly wakeMail?: (() => void) | undefined;
}

/** The addresses that the mails of meetings contain, and the secret for keys. */
export interface MeetingMailDeps {
  readonly config: Pick<Config, 'teamEmail' | 'publicUrl' | 'meetings'>;
  readonly secret: string;
}
