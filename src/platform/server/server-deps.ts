import type { Database } from '../database/database.ts';
import type { Config } from './config/config.ts';
import type { LivePages } from './live/live-pages.ts';
import type { Log } from './logging/log.ts';
import type { Pages } from './pages/pages.ts';

/** What the routes of the features have in common. Each adds what it alone needs. */
export interface ServerDeps {
  readonly config: Config;
  readonly database: Database;
  readonly pages: Pages;
  readonly live: LivePages;
  readonly log: Log;
  /** For the keys of links, and for hashes that must not be reversible, such as the key of a rate limit. */
  readonly secretOf: () => Promise<string>;
  /** Call this after mail was queued and committed. */
  readonly wakeMail?: (() => void) | undefined;
}
