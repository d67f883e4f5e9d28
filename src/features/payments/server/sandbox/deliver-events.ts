import { z } from 'zod';
import { currentTime } from '#platform/database/clock.ts';
import type { Db } from '#platform/database/database.ts';
import type { Log } from '#platform/server/logging/log.ts';
import { type RunningWork, startRegularWork, type Timer } from '#platform/server/timing.ts';
import { msPerSecond } from '#site/durations.ts';
import { claimSandboxEvent, endSandboxEvent, nextSandboxEventAt, type SandboxEvent } from './store.ts';

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

/** Longer than a delivery can take: an event that failed, or that a killed server had claimed, is then due again. */
const retryAfter = 30 * msPerSecond;
/** Wompi tries for a day; here a developer is watching. */
const mostAttempts = 10;
/** Other servers may have saved events too, so the database is checked at intervals. */
const checkEvery = 5 * msPerSecond;
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
    const event = await claimSandboxEvent(db, moment, new Date(moment.getTime() + retryAfter));
    if (!event) return false;
    const { transactionId: transaction, status, attempts } = event;
    const reason = await deliverEvent(event, { eventsUrl: eventsUrl(), fetch });
    const isGivenUp = reason !== undefined && attempts >= mostAttempts;
    if (reason === undefined || isGivenUp) await endSandboxEvent(db, event, now());
    const delivery = { transaction, status, attempts, reason };
    if (isGivenUp) log.warn(delivery, 'the sandbox gave up an event; its status is still available in the API');
    else log.debug(delivery, 'the sandbox tried to deliver an event');
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
