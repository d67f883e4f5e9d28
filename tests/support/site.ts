import { randomInt } from 'node:crypto';
import { test as base, expect } from '@playwright/test';
import { moveAwayFromPointer } from './away-from-pointer.ts';
import { collectComplaints } from './complaints.ts';
import { type Site, startSite } from './start-site.ts';
import { clockShift, setClock, shiftDate } from './test-clock.ts';

interface TestFixtures {
  /** Allows a browser problem that this test expects; any other one fails it. */
  readonly allow: (complaint: RegExp) => void;
}

export interface ClockOption {
  /**
   * What the clock of the tests, their server and their pages says when a worker starts; from then on it runs. A test
   * must not depend on the day or the hour at which somebody happens to run it. A file that needs another moment than
   * the others sets it with `test.use`, and gets a server of its own; `npm run check:clock` sets many.
   */
  readonly moment: string;
}

interface WorkerFixtures extends ClockOption {
  readonly clock: undefined;
  /** The server of this worker, started once for all its tests. */
  readonly site: Site;
}

/** A Wednesday at ten, far from holidays and from days on which clocks change. */
export const morningInBogota = '2027-01-20T15:00Z';

const anyNetwork = () => `2001:db8:${randomInt(65_536).toString(16)}::1`;

export const test = base.extend<TestFixtures, WorkerFixtures>({
  moment: [morningInBogota, { option: true, scope: 'worker' }],
  // Of its own, because tests that start another server need it too.
  clock: [
    async ({ moment }, use) => {
      setClock(moment);
      await use(undefined);
    },
    { scope: 'worker', auto: true },
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
  baseURL: ({ site }, use) => use(site.origin),
  context: async ({ context }, use) => {
    // Each test has another network, so that they do not share rate limits. As an option it would force a new context.
    await context.setExtraHTTPHeaders({ 'x-forwarded-for': anyNetwork() });
    await context.addInitScript(shiftDate, clockShift());
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
