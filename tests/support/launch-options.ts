import type { LaunchOptions } from '@playwright/test';

/**
 * A full Chromium renders its own UI pages for every new tab, even headless: a second of processor time each, more than
 * most tests take. Only the last `--disable-features` list counts, so Playwright's own entries are repeated here.
 */
const featuresLeftOut = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // A spare process for a future page, which each test would leave unused.
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

/** The options of Chromium for tests and benchmarks. */
export const launchOptions = {
  // Chromium refuses to run as root inside its sandbox, as in most CI containers.
  chromiumSandbox: process.getuid?.() !== 0,
  args: [
    '--disable-gpu',
    // Tests must not depend on the browser's requests to its vendor's servers.
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${featuresLeftOut.join(',')}`,
  ],
} satisfies LaunchOptions;
