import { randomInt } from 'node:crypto';
import { test as base, expect } from '@playwright/test';
import { moveAwayFromPointer } from './away-from-pointer.ts';
import { collectComplaints } from './complaints.ts';
import { type Site, startSite } from './start-site.ts';

interface TestFixtures {
  /** Allows a browser problem that this test expects; any other one fails it. */
  readonly allow: (complaint: RegExp) => void;
}

interface WorkerFixtures {
  /** The server of this worker, started once for all its tests. */
  readonly site: Site;
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
  baseURL: ({ site }, use) => use(site.origin),
  context: async ({ context }, use) => {
    // Each test has another network, so that they do not share rate limits. As an option it would force a new context.
    await context.setExtraHTTPHeaders({ 'x-forwarded-for': anyNetwork() });
    await use(context);
    await context.clearPermissions();
  },
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
