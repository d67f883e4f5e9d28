import { randomInt } from 'node:crypto';
import { type BrowserContext, test as base, expect } from '@playwright/test';
import { moveAwayFromPointer } from './away-from-pointer.ts';
import { collectComplaints } from './complaints.ts';
import { type Site, startSite } from './start-site.ts';
import { visitor } from './visitor.ts';

interface TestFixtures {
  /** Allows a browser problem that this test expects; any other one fails it. */
  readonly allow: (complaint: RegExp) => void;
}

interface WorkerFixtures {
  /** The server of this worker, started once for all its tests. */
  readonly site: Site;
  /** For `site-in-one-tab.ts`. It is here so that the same workers and servers run all tests. */
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
  // Each test has another network, so that they do not share rate limits.
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
