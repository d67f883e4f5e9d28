import { wordsIn } from '#content/words.ts';
import type { WompiKeys } from '#platform/contracts/settings.ts';
import { currentTime } from '#platform/database/clock.ts';
import type { App } from '#platform/server/app-context.ts';
import { queryText } from '#platform/server/http/request-text.ts';
import { isSameSecret } from '#platform/server/security/secrets.ts';
import type { RunningWork } from '#platform/server/timing.ts';
import { languageCodes } from '#site/languages.ts';
import { mountCheckout, type SandboxDeps, type ShopSite } from './checkout.ts';
import { type DeliveryDeps, startDelivering } from './deliver-events.ts';
import { describeTransaction } from './events.ts';
import { findTransaction, statusOf } from './store.ts';
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
export function createSandbox(deps: DeliveryDeps & { readonly keys: WompiKeys }): Sandbox {
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

/** What shops use of Wompi's API: the search for the payment of an order. */
function mountApi(app: App, { db, keys, now }: SandboxDeps): void {
  app.get('/sandbox/v1/transactions', async (c) => {
    c.header('Cache-Control', 'no-store');
    const isShop = isSameSecret(c.req.header('authorization') ?? '', `Bearer ${keys.privateKey}`);
    if (!isShop) return c.json({ error: { type: 'INVALID_ACCESS_TOKEN' } }, 401);
    const found = await findTransaction(db, queryText(c, 'reference', 255) ?? '');
    return c.json({ data: found ? [describeTransaction(found, statusOf(found, now()))] : [] });
  });
}
