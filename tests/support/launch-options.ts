import type { LaunchOptions } from '@playwright/test';

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

/** How tests and benches start Chromium. */
export const launchOptions = {
  // Chromium refuses to run as root inside its sandbox, as in most CI containers.
  chromiumSandbox: process.getuid?.() !== 0,
  args: [
    '--disable-gpu',
    // Nobody must wait for, nor fail on, what the browser itself asks of its maker's servers.
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${featuresLeftOut.join(',')}`,
  ],
} satisfies LaunchOptions;
