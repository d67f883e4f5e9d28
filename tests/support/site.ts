import { randomInt } from 'node:crypto';
import { type BrowserContext, test as base, expect } from '@playwright/test';
import { moveAwayFromPointer } from './away-from-pointer.ts';
import { collectComplaints } from './complaints.ts';
import { type Site, startSite } from './start-site.ts';
import { visitor } from './visitor.ts';

interface TestFixtures {
  /** Names a complaint of the browser that belongs to this test; any other one fails it. */
  readonly allow: (complaint: RegExp) => void;
}

interface WorkerFixtures {
  /** The server of this worker, started once for all its tests. */
  readonly site: Site;
  /** For `site-in-one-tab.ts`. It stands here so that the same workers, with the same servers, run all tests. */
  readonly sharedContext: BrowserContext;
}

const anyNetwork = () => `2001:db8:${randomInt(65_536).toString(16)}::1`;

export const test = base.extend<TestFixtures, WorkerFixtures>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  sharedContext: [
    async ({ browser, site }, use) => {
      const context = await browser.newContext({
        ...visitor,
        baseURL: site.origin,
        extraHTTPHeaders: { 'x-forwarded-for': anyNetwork() },
      });
      await moveAwayFromPointer(await context.newPage());
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, use) => use(site.origin),
  // Each test is a visitor from another network, so that all of them together do not reach the limits of one.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
  extraHTTPHeaders: ({}, use) => use({ 'x-forwarded-for': anyNetwork() }),
  page: async ({ page }, use) => {
    await moveAwayFromPointer(page);
    await use(page);
  },
  allow: [
    async ({ context, site }, use) => {
      const allowed: RegExp[] = [];
      const collecting = collectComplaints(context, site.origin);
      await use((complaint) => allowed.push(complaint));
      const unexpected = collecting.stop().filter((complaint) => !allowed.some((pattern) => pattern.test(complaint)));
      expect(unexpected, 'The browser complained').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
