import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/steps/browser.mjs';
import { launchOptions } from './tests/support/launch-options.ts';
import { visitor } from './tests/support/visitor.ts';

/**
 * Only Chromium: it is the one engine that every machine can install from its own packages, and what the site
 * leaves to the browser (dialogs, details, scroll snap) is the same in all. `npm test` brings it where it is missing.
 */
const executablePath = process.env.CHROMIUM_PATH || findBrowser();

export default defineConfig({
  testDir: 'tests',
  // Tests without a browser are run by Vitest. Every page in every language and theme: `npm run check:access`.
  testMatch: '**/*.spec.ts',
  testIgnore: 'tests/access/**',
  globalSetup: './tests/support/empty-database.ts',
  fullyParallel: true,
  // Twice the cores of a small machine: a test waits for mail, timers and the network for half of its time.
  workers: 4,
  reporter: 'list',
  // A busy machine is slow, which is no fault of the site.
  timeout: 120_000,
  // The second try tells a race from a fault; the report names what needed it.
  retries: 1,
  expect: { timeout: 20_000 },
  use: {
    browserName: 'chromium',
    ...visitor,
    // A new context takes as much processor time as loading a page. Playwright empties the context after each test, and a
    // failed test ends its worker. The setting `offline` stays, so a test that changes it has to reset it.
    reuseContext: true,
    screenshot: 'only-on-failure',
    launchOptions: {
      ...launchOptions,
      ...(executablePath ? { executablePath } : {}),
    },
  },
});
