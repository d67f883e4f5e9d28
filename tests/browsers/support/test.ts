import { test as base, expect } from '@playwright/test';
import { type Site, startSite } from '../../support/start-site.ts';
import type { Browser, TabOptions } from './browser.ts';
import { startChromium } from './chromium.ts';
import { startFirefox } from './firefox.ts';
import { type Visitor, visitorIn } from './visitor.ts';
import { startWebkit } from './webkit.ts';

export interface EngineOption {
  readonly engine: keyof typeof starts;
}

const starts = { chromium: startChromium, firefox: startFirefox, webkit: startWebkit };

interface TestFixtures {
  readonly tabOptions: TabOptions;
  readonly visitor: Visitor;
}

/** A visitor in a browser of any engine. Unlike in other tests the clock is the machine's, which these browsers have. */
export const test = base.extend<TestFixtures, EngineOption & { engineBrowser: Browser; site: Site }>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  engineBrowser: [
    async ({ engine }, use) => {
      const browser = await starts[engine]();
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 330_000 },
  ],
  tabOptions: [{ width: 1366, height: 800, javaScript: true }, { option: true }],
  visitor: async ({ engineBrowser, site, tabOptions }, use) => {
    const tab = await engineBrowser.newTab(tabOptions);
    await use(visitorIn(tab, site.origin));
    if (test.info().error) await test.info().attach('page', { body: await tab.screenshot(), contentType: 'image/png' });
    expect(await tab.complaints(), 'The browser complained').toEqual([]);
  },
});

export { expect };
