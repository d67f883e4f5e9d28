import type { App } from '#platform/server/app-context.ts';
import { mountApi } from './api/mount-api.ts';
import { mountFiles } from './browser/mount-files.ts';
import { type CheckoutConfig, mountCheckout } from './checkout/mount-checkout.ts';
import { type EventWorker, startEventWorker } from './events/event-worker.ts';
import type { SandboxDeps } from './sandbox-parts.ts';

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
