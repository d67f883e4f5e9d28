import { wordsIn } from '#content/words.ts';
import { currentTime } from '#platform/database/clock.ts';
import type { App } from '#platform/server/app-context.ts';
import type { RunningWork } from '#platform/server/timing.ts';
import { languageCodes } from '#site/languages.ts';
import { mountApi } from './api.ts';
import { mountCheckout, type ShopSite } from './checkout.ts';
import { type DeliveryDeps, startDelivering } from './deliver-events.ts';
import type { SandboxDeps } from './store.ts';
import widgetSource from './widget.js?raw';

export interface Sandbox {
  /** Mounts the checkout, its widget and the API under `/sandbox`. */
  mount(app: App, site: ShopSite): void;
  /** Starts to deliver events. Stop it before the database is closed. */
  start(): RunningWork;
}

/**
 * A payment provider inside this server that moves no money. It has Wompi's API, gets data from the shop only through
 * the checkout's address, and no code outside of this folder decides about a payment.
 */
export function createSandbox(deps: Omit<SandboxDeps, 'now' | 'wake'> & DeliveryDeps): Sandbox {
  const { db, keys, now = currentTime } = deps;
  let delivering: RunningWork | undefined;
  const routeDeps = { db, keys, now, wake: () => delivering?.wake() };
  return {
    mount(app, site) {
      app.get('/sandbox/widget.js', (c) =>
        c.body(widgetScript(), 200, { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' }),
      );
      mountCheckout(app, site, routeDeps);
      mountApi(app, routeDeps);
    },
    start() {
      delivering = startDelivering(deps);
      return delivering;
    },
  };
}

/** A classic script, like Wompi's: the module's function, called with its words. */
function widgetScript(): string {
  const words = Object.fromEntries(languageCodes.map((language) => [language, wordsIn(language).sandbox.widget]));
  return `(() => {\n${widgetSource.replace(/^export /m, '')}\ndefineWidget(${JSON.stringify(words)});\n})();\n`;
}
