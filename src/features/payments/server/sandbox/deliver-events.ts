import { z } from 'zod';
import { currentTime } from '#platform/database/clock.ts';
import type { Db } from '#platform/database/database.ts';
import type { Log } from '#platform/server/logging/log.ts';
import { type RunningWork, startRegularWork, type Timer } from '#platform/server/timing.ts';
import { msPerSecond } from '#site/durations.ts';
import { claimSandboxEvent, nextSandboxEventAt, recordAttempt, type SandboxEvent } from './store.ts';

export interface DeliveryDeps {
  readonly db: Db;
  /** The shop's webhook. */
  readonly eventsUrl: () => string;
  /** Receives ids and statuses; never a card, an address or a name. */
  readonly log: Log;
  readonly now?: () => Date;
  readonly fetch?: typeof fetch;
  readonly timer?: Timer;
}

/** Delays after each failed attempt. Wompi waits for hours; here a developer is watching. */
const retryDelays = [2 * msPerSecond, 10 * msPerSecond, 60 * msPerSecond, 600 * msPerSecond];
/** Other servers may have saved events too, so the database is checked at intervals. */
const checkEvery = 5 * msPerSecond;
/** Longer than a delivery can take. After that, events that a killed server had claimed are delivered again. */
const claimFor = 30 * msPerSecond;
/** Milliseconds that the shop has to answer. */
const deliveryTimeout = 10_000;

/** Delivers due events one after the other, the one that is due first first. */
export function startDelivering({ db, eventsUrl, log, ...deps }: DeliveryDeps): RunningWork {
  const { now = currentTime, fetch = globalThis.fetch, timer } = deps;
  let nextAt: Date | undefined;
  let isDatabaseDown = false;

  async function deliverDue(isStopping: () => boolean): Promise<void> {
    try {
      while (!isStopping() && (await deliverOne()));
      nextAt = await nextSandboxEventAt(db);
      isDatabaseDown = false;
    } catch (error) {
      // Logged once, not at every check, until the database is back.
      if (!isDatabaseDown) log.warn({ err: error }, 'the sandbox cannot use the database; it tries again');
      isDatabaseDown = true;
      nextAt = undefined;
    }
  }

  async function deliverOne(): Promise<boolean> {
    const moment = now();
    const event = await claimSandboxEvent(db, moment, new Date(moment.getTime() + claimFor));
    if (!event) return false;
    const reason = await deliverEvent(event, { eventsUrl: eventsUrl(), fetch });
    const delay = reason === undefined ? undefined : retryDelays[event.attempts];
    await recordAttempt(db, event, now(), delay);
    const delivery = { transaction: event.transactionId, status: event.status, attempts: event.attempts + 1, reason };
    if (reason === undefined) log.debug(delivery, 'the sandbox delivered an event');
    else if (delay !== undefined) log.debug(delivery, 'the sandbox could not deliver an event');
    else log.warn(delivery, 'the sandbox gave up an event; its status is still available in the API');
    return true;
  }

  return startRegularWork({
    every: checkEvery,
    work: deliverDue,
    untilNext: () => nextAt && Math.max(50, nextAt.getTime() - now().getTime()),
    log,
    failure: 'the sandbox could not deliver its events',
    ...(timer && { timer }),
  });
}

const signed = z.object({ signature: z.object({ checksum: z.string() }) });

/** Undefined: the shop has received it. Otherwise the reason why not. */
export async function deliverEvent(
  { body }: Pick<SandboxEvent, 'body'>,
  { eventsUrl, fetch }: { readonly eventsUrl: string; readonly fetch: typeof globalThis.fetch },
): Promise<string | undefined> {
  try {
    const { checksum } = signed.parse(body).signature;
    const response = await fetch(eventsUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-event-checksum': checksum },
      body: JSON.stringify(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(deliveryTimeout),
    });
    await response.body?.cancel();
    return response.status === 200 ? undefined : `it answered with ${response.status}`;
  } catch (error) {
    return error instanceof Error ? error.name : 'it cannot be reached';
  }
}
