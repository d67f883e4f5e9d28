import type { Config } from '#platform/server/config/config.ts';
import { startImapReader } from './imap-reader.ts';
import { type IncomingWorker, startHandling } from './start-handling.ts';

type Deps = Parameters<typeof startHandling>[0] & {
  readonly config: Pick<Config, 'inboundImap' | 'inboundSentFolder'>;
};

/** Reads the mailbox, if one is configured, and handles what comes in. Stop it before the database is closed. */
export function startIncomingMail(deps: Deps): IncomingWorker {
  const { config, db, log } = deps;
  const handling = startHandling(deps);
  const reader = startImapReader({ config, db, log, wake: handling.wake });
  return {
    wake: handling.wake,
    async stop() {
      await reader?.stop();
      await handling.stop();
    },
  };
}
