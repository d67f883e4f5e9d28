import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/steps/browser.mjs';
import { installedEngines } from './scripts/steps/engines.mjs';
import type { EngineOption } from './tests/browsers/support/test.ts';
import { launchOptions } from './tests/support/launch-options.ts';
import { visitor } from './tests/support/visitor.ts';

/** Nearly all tests run in Chromium, which every machine can install. `npm test` brings it where it is missing. */
const executablePath = process.env.CHROMIUM_PATH || findBrowser();

export default defineConfig<object, EngineOption>({
  testDir: 'tests',
  // Tests without a browser are run by Vitest. Every page in every language and theme: `npm run check:access`.
  testMatch: '**/*.spec.ts',
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
  projects: [
    { name: 'chromium', testIgnore: ['tests/access/**', 'tests/browsers/**'] },
    // The main journeys, where these engines are installed. All of them, and in Chromium too: `npm run check:browsers`.
    ...installedEngines().map((engine) => ({
      name: engine,
      testMatch: 'tests/browsers/journeys.spec.ts',
      use: { engine },
    })),
  ],
});
