import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/steps/find-browser.mjs';
import { visitor } from './tests/support/visitor.ts';

/**
 * Only Chromium: it is the one engine that every machine can install from its own packages, and what the site
 * leaves to the browser (dialogs, details, scroll snap) is the same in all. `npm test` brings it where it is missing.
 */
const executablePath = process.env.CHROMIUM_PATH || findBrowser();

/**
 * A whole Chromium draws its address bar with pages of its own, for every new tab, and without a window too: a
 * second of a processor each, more than most tests take. Only the last list that the browser is given counts, so
 * those that Playwright leaves out for every test stand here again.
 */
const featuresLeftOut = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // A process in store for a page that may come: every test has a store of its own, and leaves it unused.
  'SpareRendererForSitePerProcess',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

export default defineConfig({
  testDir: 'tests',
  // Every page in every language and look has a command of its own: `npm run check:access`.
  testIgnore: 'tests/access/**',
  globalSetup: './tests/support/empty-database.ts',
  fullyParallel: true,
  workers: 2,
  reporter: 'list',
  // A busy machine is slow, which is no fault of the site.
  timeout: 60_000,
  // The second try tells a race from a fault; the report names what needed it.
  retries: 1,
  expect: { timeout: 10_000 },
  use: {
    browserName: 'chromium',
    ...visitor,
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      // Chromium refuses to run as root inside its sandbox, as in most CI containers.
      chromiumSandbox: process.getuid?.() !== 0,
      args: [
        '--disable-gpu',
        // A test must not wait for, nor fail on, what the browser itself asks of its maker's servers.
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${featuresLeftOut.join(',')}`,
      ],
    },
  },
});
