import { currentTime } from '#platform/database/clock.ts';
import type { Config } from '#platform/server/config/config.ts';
import { attachmentsFolder } from '#platform/server/data-folders.ts';
import type { Log } from '#platform/server/logging/log.ts';
import { handleMail } from './handle-mail.ts';
import type { HandleDeps } from './handled-mail.ts';
import { startImapReader } from './imap-reader.ts';
import { createMailParser } from './mail-parser.ts';
import { moveToFiles } from './original-files.ts';
import { type ClaimedMail, claimIncoming, delayIncoming } from './store.ts';

type Deps = Omit<HandlingDeps, 'parse'> & {
  readonly config: Pick<Config, 'inboundImap' | 'inboundSentFolder'>;
};

/** Reads the mailbox, if one is configured, and handles what comes in. Stop it before the database is closed. */
export function startIncomingMail(deps: Deps): IncomingWorker {
  const { config, db, log } = deps;
  const parser = createMailParser();
  const handling = startHandling({ ...deps, parse: parser.parse });
  const reader = startImapReader({ config, db, log, wake: handling.wake });
  return {
    wake: handling.wake,
    async stop() {
      await reader?.stop();
      await handling.stop();
      await parser.close();
    },
  };
}

/** Milliseconds between two looks for messages, for those whose server was killed and those that are tried again. */
const lookEvery = 5_000;

interface HandlingDeps extends Omit<HandleDeps, 'secret' | 'now'> {
  readonly secretOf: () => Promise<string>;
  readonly wakeMail: () => void;
  /** Gets ids and outcomes, never an address or a text. */
  readonly log: Log;
}

interface IncomingWorker {
  /** Call this when a message was saved. */
  wake(): void;
  /** Starts nothing new, and waits for the message that is being handled. */
  stop(): Promise<void>;
}

/** Handles all messages that wait, one after another. Several servers may do it concurrently. */
export async function handleWaiting(deps: HandlingDeps, isStopping = () => false): Promise<void> {
  while (!isStopping()) {
    const claimed = await claimIncoming(deps.db, currentTime());
    if (!claimed) return;
    await handleOne(deps, claimed);
  }
}

async function handleOne({ secretOf, wakeMail, log, ...deps }: HandlingDeps, claimed: ClaimedMail): Promise<void> {
  const { id } = claimed;
  try {
    const outcome = await handleMail({ ...deps, secret: await secretOf(), now: currentTime() }, claimed);
    log.info({ incoming: id, outcome }, 'an incoming mail was handled');
    wakeMail();
  } catch (error) {
    const state = await delayIncoming(deps.db, claimed, currentTime());
    // A database error may name the row, and with it what somebody wrote.
    const name = error instanceof Error ? error.name : 'unknown';
    log.error(
      { incoming: id, attempts: claimed.attempts, state, error: name },
      'an incoming mail could not be handled',
    );
  }
}

function startHandling(deps: HandlingDeps): IncomingWorker {
  let isStopping = false;
  let isWoken = false;
  let isAway = false;
  let working: Promise<void> | undefined;

  async function work(): Promise<void> {
    await moveToFiles(deps.db, attachmentsFolder(deps.config.dataDir));
    do {
      isWoken = false;
      await handleWaiting(deps, () => isStopping);
    } while (isWoken && !isStopping);
    isAway = false;
  }

  function wake(): void {
    isWoken = true;
    if (working || isStopping) return;
    working = work()
      .catch((error: unknown) => {
        // Logged once, not at every look, until the database is back.
        if (!isAway) deps.log.warn({ err: error }, 'incoming mail cannot be handled');
        isAway = true;
      })
      .finally(() => {
        working = undefined;
      });
  }

  wake();
  const timer = setInterval(wake, lookEvery).unref();
  return {
    wake,
    async stop() {
      isStopping = true;
      clearInterval(timer);
      await working;
    },
  };
}
