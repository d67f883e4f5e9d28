import type { Db } from '#platform/database/database.ts';
import type { Log } from '#platform/server/logging/log.ts';
import { limits } from '#platform/server/security/limits.ts';
import { startRegularWork } from '#platform/server/start/regular-work.ts';
import { makeDueAgain } from './make-due-again.ts';

const checkInterval = 60_000;

interface Deps {
  readonly db: Db;
  readonly log: Log;
  readonly wakeMail: () => void;
}

/** Makes sure that nothing waits for a time that was written by a clock which was ahead. */
export function startClockWatch({ db, log, wakeMail }: Deps): { stop: () => Promise<void> } {
  const work = async () => {
    const { mails, orders } = await makeDueAgain(db, { now: new Date(), claim: limits.mail.claim });
    if (mails + orders === 0) return;
    log.warn({ mails, orders }, 'a server clock was ahead: mail and orders that were dated too late are due now');
    wakeMail();
  };
  return startRegularWork({
    every: checkInterval,
    work,
    log,
    failure: 'checking for times from a wrong server clock failed',
  });
}
