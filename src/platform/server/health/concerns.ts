import { aheadOfDatabase, forgetDatabaseClock, readDatabaseClock } from '../../database/clock.ts';
import type { Database } from '../../database/database.ts';
import type { Log } from '../logging/log.ts';
import { type Family, gauge } from '../metrics/family.ts';
import { startRegularWork } from '../timing.ts';

/**
 * Something that is wrong although this server does its work: it goes on serving, `/readyz` names it, and the team is
 * alerted.
 */
export interface Concern {
  readonly alert: 'clock' | 'attachments';
  /** In words that anyone may read. Undefined: all is well. */
  readonly text: () => string | undefined;
  /** What is said when it is over. */
  readonly over: string;
  readonly families: readonly Family[];
  /** Ends the regular checks. */
  readonly stop: () => Promise<void>;
}

/** Milliseconds by which clocks may differ that are set by a time server, and then some. */
const tolerated = 10_000;
const readEvery = 10_000;

/**
 * Makes the clock of the database the one that counts, and compares that of this machine with it. Undefined with the
 * embedded database, which has no other clock. Rejects if the database does not answer.
 */
export async function followDatabaseClock({ db, kind }: Database, log: Log): Promise<Concern | undefined> {
  if (kind === 'embedded') return undefined;
  await readDatabaseClock(db);
  const reading = startRegularWork({
    every: readEvery,
    // Whether the database answers is reported elsewhere; until it does, time is counted on.
    work: () => readDatabaseClock(db).catch(() => undefined),
    log,
    failure: 'the clock of the database cannot be read',
  });
  return {
    alert: 'clock',
    text: () => clockText(aheadOfDatabase()),
    over: 'The clocks of server and database agree again.',
    families: [
      gauge('hormiga_clock_ahead_seconds', "How far this machine's clock is ahead of the database's.", () => {
        return aheadOfDatabase() / 1000;
      }),
    ],
    async stop() {
      await reading.stop();
      forgetDatabaseClock();
    },
  };
}

function clockText(ahead: number): string | undefined {
  if (Math.abs(ahead) <= tolerated) return undefined;
  const seconds = Math.round(Math.abs(ahead) / 1000);
  return `The clock of this server is ${seconds} s ${ahead > 0 ? 'ahead of' : 'behind'} the database's, which counts. Correct the one that is wrong.`;
}
