import { randomUUID } from 'node:crypto';
import type { Config } from '#platform/server/config/config.ts';
import type { Log } from '#platform/server/logging/log.ts';
import { startRegularWork } from '#platform/server/start/regular-work.ts';
import { waitBriefly } from '#platform/server/with-timeout.ts';
import type { TakeResult } from './canary-results.ts';
import { runCanary } from './run-canary.ts';
import { visitAt } from './visit.ts';

/** Milliseconds that mails have to leave. */
export const mailPatience = 60_000;

interface Deps {
  readonly log: Log;
  /** Where this server is reached. */
  readonly siteUrl: string;
  /** Which server this is, for people. */
  readonly name: string;
  readonly takeResult: TakeResult;
}

/** Sends a canary to this server now and again, if that is wished for. To be stopped before the database is closed. */
export function startCanary({ canary }: Pick<Config, 'canary'>, deps: Deps): { stop: () => Promise<void> } {
  const { log, siteUrl, name, takeResult } = deps;
  if (!canary?.minutes) return { stop: () => Promise.resolve() };
  const { secret, email, minutes } = canary;
  const send = async (isStopping: () => boolean) => {
    const result = await runCanary({ visit: visitAt(siteUrl), secret, email, patience: mailPatience });
    // One that was on its way when the server was stopped says nothing.
    if (isStopping()) return;
    log.info({ ...result }, 'a canary was sent');
    await takeResult(result, { runId: randomUUID(), sender: name });
  };
  const work = startRegularWork({ every: minutes * 60_000, work: send, log, failure: 'no canary could be sent' });
  return { stop: () => waitBriefly(work.stop()) };
}
