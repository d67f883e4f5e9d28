import { wordsIn } from '#content/words.ts';
import { currentTime } from '#platform/database/clock.ts';
import type { App } from '#platform/server/app-context.ts';
import { unrefTimer } from '#platform/server/mail/mail-worker.ts';
import { limits } from '#platform/server/security/limits.ts';
import { msPerSecond } from '#site/durations.ts';
import { languageCodes } from '#site/languages.ts';
import { mountApi } from './api-routes.ts';
import checkoutScript from './browser/checkout.js?raw';
import style from './browser/sandbox.css?raw';
import widgetSource from './browser/widget.js?raw';
import { type CheckoutConfig, mountCheckout } from './checkout-routes.ts';
import { deliverEvent } from './events.ts';
import { sandboxFiles } from './read-checkout.ts';
import {
  claimSandboxEvent,
  endSandboxEvent,
  nextSandboxEventAt,
  putOffSandboxEvent,
  type SandboxDeps,
} from './store.ts';

export interface Sandbox {
  /** Mounts the checkout, the API and their files under `/sandbox`. */
  mount(app: App, config: CheckoutConfig): void;
  /** Starts to deliver events. Stop it before the database is closed. */
  start(): EventWorker;
}

/**
 * A payment provider inside this server that moves no money. It has Wompi's API, gets data from the shop only through
 * the checkout's address, and no code outside of this folder ever sees a card number.
 */
export function createSandbox(deps: SandboxDeps): Sandbox {
  const { db, keys, now = currentTime } = deps;
  let worker: EventWorker | undefined;
  const place = { db, keys, now, wake: () => worker?.wake() };
  return {
    mount(app, config) {
      mountFiles(app);
      mountCheckout(app, config, place);
      mountApi(app, place);
    },
    start() {
      worker = startEventWorker(deps);
      return worker;
    },
  };
}

/** The files for the browser, unchanged; the build bundles them into the server. */
function mountFiles(app: App): void {
  const files = [
    { path: sandboxFiles.style, type: 'text/css', text: style },
    { path: sandboxFiles.checkout, type: 'text/javascript', text: checkoutScript },
    { path: sandboxFiles.widget, type: 'text/javascript', text: widgetScript() },
  ];
  for (const { path, type, text } of files) {
    app.get(path, (c) => c.body(text, 200, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-cache' }));
  }
}

/** A classic script, like Wompi's: the module's function, called with its texts. */
function widgetScript(): string {
  const words = languageCodes.map((language) => {
    const { band, widget } = wordsIn(language).sandbox;
    return [language, { band, ...widget }];
  });
  const source = widgetSource.replace(/^export /m, '');
  return `(() => {\n${source}\ndefineWidget(${JSON.stringify(Object.fromEntries(words))});\n})();\n`;
}

export interface EventWorker {
  /** Call it when there is an event to deliver: it is sent immediately. */
  wake(): void;
  stop(): Promise<void>;
}

/** Delays after each failed attempt. Wompi waits for hours; here a developer is watching. */
const retryDelays = [2 * msPerSecond, 10 * msPerSecond, 60 * msPerSecond, 600 * msPerSecond];
/** Other servers may have saved events too, so the database is checked at intervals. */
const checkEvery = 5 * msPerSecond;
/** Longer than a delivery can take. After that, events that a killed server had claimed are delivered again. */
const claimFor = 30 * msPerSecond;

/** Delivers due events one after the other, the one that is due first first. */
function startEventWorker({ db, eventsUrl, log, ...deps }: SandboxDeps): EventWorker {
  const { now = currentTime, fetch = globalThis.fetch, timer = unrefTimer } = deps;
  let isStopping = false;
  let isWoken = false;
  let isDatabaseDown = false;
  let running: Promise<void> | undefined;
  let nextCheck: ReturnType<typeof timer> | undefined;

  function wake(): void {
    isWoken = true;
    if (!isStopping) running ??= run();
  }

  async function run(): Promise<void> {
    nextCheck?.cancel();
    let wait = checkEvery;
    while (isWoken && !isStopping) {
      isWoken = false;
      wait = await deliverDue().catch(logDatabaseError);
    }
    running = undefined;
    if (!isStopping) nextCheck = timer(wait, wake);
  }

  /** Returns the milliseconds until the next check. */
  async function deliverDue(): Promise<number> {
    while (!isStopping && (await deliverOne()));
    const next = await nextSandboxEventAt(db);
    isDatabaseDown = false;
    // Random, so that servers that were started together do not query together.
    const usual = checkEvery * (0.75 + Math.random() / 2);
    return Math.max(50, Math.min(usual, next ? next.getTime() - now().getTime() : usual));
  }

  async function deliverOne(): Promise<boolean> {
    const moment = now();
    const event = await claimSandboxEvent(db, { now: moment, until: new Date(moment.getTime() + claimFor) });
    if (!event) return false;
    const { transactionId: transaction, status, attempts } = event;
    const reason = await deliverEvent(event, { eventsUrl: eventsUrl(), fetch });
    const delay = retryDelays[attempts];
    const delivery = { transaction, status, attempts: attempts + 1, reason };
    if (reason === undefined || delay === undefined) await endSandboxEvent(db, event, now());
    else await putOffSandboxEvent(db, event, new Date(now().getTime() + delay));
    if (reason === undefined) log.debug(delivery, 'the sandbox delivered an event');
    else if (delay !== undefined) log.debug(delivery, 'the sandbox could not deliver an event');
    else log.warn(delivery, 'the sandbox gave up an event; its status is still available in the API');
    return true;
  }

  /** Logs once, not at every check, until the database is back. */
  function logDatabaseError(error: unknown): number {
    if (!isDatabaseDown) log.warn({ err: error }, 'the sandbox cannot use the database; it tries again');
    isDatabaseDown = true;
    return checkEvery;
  }

  wake();
  return {
    wake,
    async stop() {
      isStopping = true;
      nextCheck?.cancel();
      let shutdownTimer: ReturnType<typeof timer> | undefined;
      const timeout = new Promise<void>((resolve) => {
        shutdownTimer = timer(limits.shutdown, resolve);
      });
      await Promise.race([running, timeout]);
      shutdownTimer?.cancel();
    },
  };
}
