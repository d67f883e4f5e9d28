import { wordsIn } from '#content/words.ts';
import type { App } from '#platform/server/app-context.ts';
import { unrefTimer } from '#platform/server/mail/mail-worker.ts';
import { limits } from '#platform/server/security/limits.ts';
import { languageCodes } from '#site/languages.ts';
import checkoutScript from './browser/checkout.js?raw';
import style from './browser/sandbox.css?raw';
import widgetSource from './browser/widget.js?raw';
import { deliverEvent } from './events.ts';
import { sandboxFiles } from './layout.ts';
import { mountApi } from './mount-api.ts';
import { type CheckoutConfig, mountCheckout } from './mount-checkout.ts';
import type { SandboxDeps } from './sandbox-parts.ts';
import { claimSandboxEvent, endSandboxEvent, nextSandboxEventAt, putOffSandboxEvent } from './store.ts';

export interface Sandbox {
  /** Its checkout, its API and the files of both, under `/sandbox`. */
  mount(app: App, config: CheckoutConfig): void;
  /** Delivers events from now on. To be stopped before the database is closed. */
  start(): EventWorker;
}

/**
 * A payment company that lives in this server and moves no money. It speaks as Wompi does, knows nothing of the shop
 * but what a checkout's address says, and nothing outside of this folder ever sees a card number.
 */
export function createSandbox(deps: SandboxDeps): Sandbox {
  const { db, keys, now = () => new Date() } = deps;
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

/** The files that a browser needs, as they are; the build puts them into the server. */
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

/** A plain script, as Wompi's is: the module's function, called with its words. */
function widgetScript(): string {
  const words = languageCodes.map((language) => {
    const { band, widget } = wordsIn(language).sandbox;
    return [language, { band, ...widget }];
  });
  const source = widgetSource.replace(/^export /m, '');
  return `(() => {\n${source}\ndefineWidget(${JSON.stringify(Object.fromEntries(words))});\n})();\n`;
}

export interface EventWorker {
  /** To be called when something is to be told: it leaves at once. */
  wake(): void;
  stop(): Promise<void>;
}

const second = 1_000;
/** After the first attempt that failed, the second and so on. Wompi waits for hours; here somebody is watching. */
const retryDelays = [2 * second, 10 * second, 60 * second, 600 * second];
/** Other servers may have something to tell, too. */
const lookEvery = 5 * second;
/** More than a delivery can take. What a killed server had claimed is delivered again after that. */
const claimFor = 30 * second;

/** Delivers what is due, one event after the other, in the order in which they are due. */
function startEventWorker({ db, eventsUrl, log, ...parts }: SandboxDeps): EventWorker {
  const { now = () => new Date(), fetch = globalThis.fetch, timer = unrefTimer } = parts;
  let isStopping = false;
  let isAsked = false;
  let isDatabaseAway = false;
  let running: Promise<void> | undefined;
  let nextLook: ReturnType<typeof timer> | undefined;

  function wake(): void {
    isAsked = true;
    if (!isStopping) running ??= run();
  }

  async function run(): Promise<void> {
    nextLook?.cancel();
    let wait = lookEvery;
    while (isAsked && !isStopping) {
      isAsked = false;
      wait = await deliverDue().catch(noteAbsence);
    }
    running = undefined;
    if (!isStopping) nextLook = timer(wait, wake);
  }

  /** Answers how long it takes until there is more. */
  async function deliverDue(): Promise<number> {
    while (!isStopping && (await deliverOne()));
    const next = await nextSandboxEventAt(db);
    isDatabaseAway = false;
    // Servers that were started together do not ask together for ever.
    const usual = lookEvery * (0.75 + Math.random() / 2);
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
    else log.warn(delivery, 'the sandbox gave up an event: only asking helps now');
    return true;
  }

  /** Said once, and not at every look, until the database is back. */
  function noteAbsence(error: unknown): number {
    if (!isDatabaseAway) log.warn({ err: error }, 'the books of the sandbox cannot be used');
    isDatabaseAway = true;
    return lookEvery;
  }

  wake();
  return {
    wake,
    async stop() {
      isStopping = true;
      nextLook?.cancel();
      let patience: ReturnType<typeof timer> | undefined;
      const late = new Promise<void>((resolve) => {
        patience = timer(limits.shutdown, resolve);
      });
      await Promise.race([running, late]);
      patience?.cancel();
    },
  };
}
