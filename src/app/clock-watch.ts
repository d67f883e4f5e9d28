import type { Db } from '#platform/database/database.ts';
import type { Log } from '#platform/server/logging/log.ts';
import { limits } from '#platform/server/security/limits.ts';
import { startRegularWork } from '#platform/server/start/regular-work.ts';
import { makeDueAgain } from './make-due-again.ts';

const lookEvery = 60_000;

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
    log.warn({ mails, orders }, 'a clock was ahead: what waited for its time is done now');
    wakeMail();
  };
  return startRegularWork({ every: lookEvery, work, log, failure: 'nobody could look after a clock that was ahead' });
}
