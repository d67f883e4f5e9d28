import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { bringBrowser } from '../../scripts/steps/browser.mjs';
import { launchOptions } from '../../tests/support/launch-options.ts';
import { type Site, startSite } from '../../tests/support/start-site.ts';
import { visitor } from '../../tests/support/visitor.ts';
import { showProgress } from '../report.ts';

/** The phone that Lighthouse takes as an average one, of a visitor who has not answered the cookie banner. */
export const phone = {
  ...visitor,
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} satisfies BrowserContextOptions;

/** Starts a site and a browser for one benchmark, and stops them after it. */
export async function withSite<Result>(
  work: (site: Site, browser: Browser) => Promise<Result>,
  ...flags: readonly string[]
): Promise<Result> {
  const executablePath = await bringBrowser('.', showProgress);
  const site = await startSite({ LOG_LEVEL: 'silent' });
  try {
    const args = [...launchOptions.args, ...flags];
    const browser = await chromium.launch({ ...launchOptions, executablePath, args });
    try {
      return await work(site, browser);
    } finally {
      await browser.close();
    }
  } finally {
    await site.stop();
  }
}

const megabit = 1_000_000 / 8;

/** A phone with a weak signal. The browser delays every response, but opens connections without delay. */
export const slowLine = { latency: 150, downloadThroughput: 1.6 * megabit, uploadThroughput: 0.75 * megabit } as const;

/** How many times slower than this machine the processor of the phone is. */
export const slowProcessor = 4;

export async function slowDown(page: Page, line: typeof slowLine | undefined = slowLine): Promise<void> {
  const session = await page.context().newCDPSession(page);
  if (line) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', { offline: false, ...line });
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowProcessor });
}
