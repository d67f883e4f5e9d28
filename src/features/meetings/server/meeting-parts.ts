import type { ReadSignedIn } from '#features/accounts/server/accounts.ts';
import type { Database } from '#platform/database/database.ts';
import type { Config } from '#platform/server/config/config.ts';
import type { LivePages } from '#platform/server/live/live-pages.ts';
import type { Log } from '#platform/server/logging/log.ts';

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

/** Whom the mails of meetings name, where the site and the room are, and what makes keys. */
export interface MeetingMailDeps {
  readonly config: Pick<Config, 'teamEmail' | 'publicUrl' | 'meetings'>;
  readonly secret: string;
}
