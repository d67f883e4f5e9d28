import { msPerMinute } from '#site/durations.ts';
import { currentTime } from '../../database/clock.ts';
import type { Db } from '../../database/database.ts';
import type { ClockCorrection, Feature } from '../feature.ts';
import type { Log } from '../logging/log.ts';
import { limits } from '../security/limits.ts';
import { startRegularWork } from '../timing.ts';

/**
 * A clock that was ahead leaves times behind which are further off than any delay: mail and payments would wait for
 * them, and so would a visitor who has reached a limit. Has every feature correct its own, and returns what they count.
 */
export async function makeDueAgain(features: readonly Feature[], db: Db, correction: ClockCorrection) {
  const counts: Record<string, number> = {};
  for (const feature of features) Object.assign(counts, await feature.makeDueAgain?.(db, correction));
  return counts;
}

const checkInterval = msPerMinute;

interface Deps {
  readonly features: readonly Feature[];
  readonly db: Db;
  readonly log: Log;
  readonly wakeMail: () => void;
}

/** Makes sure that nothing waits for a time that was written by a clock which was ahead. */
export function startClockWatch({ features, db, log, wakeMail }: Deps): { stop: () => Promise<void> } {
  const work = async () => {
    const counts = await makeDueAgain(features, db, { now: currentTime(), claim: limits.mail.claim });
    if (Object.values(counts).every((count) => count === 0)) return;
    log.warn(counts, 'a server clock was ahead: mail and orders that were dated too late are due now');
    wakeMail();
  };
  return startRegularWork({
    every: checkInterval,
    work,
    log,
    failure: 'checking for times from a wrong server clock failed',
  });
}
