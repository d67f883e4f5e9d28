import { type Browser, chromium } from '@playwright/test';
import { bringBrowser } from '../../scripts/steps/bring-browser.mjs';
import { launchOptions } from '../../tests/support/launch-options.ts';
import { type Site, startSite } from '../../tests/support/start-site.ts';
import { showProgress } from '../progress.ts';

/** A site and a browser of their own for one part of the measuring, which end with it. */
export async function withSite<Result>(
  work: (site: Site, browser: Browser) => Promise<Result>,
  ...flags: readonly string[]
): Promise<Result> {
  const executablePath = await bringBrowser('.', showProgress);
  const site = await startSite({ LOG_LEVEL: 'silent' });
  try {
    const browser = await chromium.launch({
      ...launchOptions,
      executablePath,
      args: [...launchOptions.args, ...flags],
    });
    try {
      return await work(site, browser);
    } finally {
      await browser.close();
    }
  } finally {
    await site.stop();
  }
}
