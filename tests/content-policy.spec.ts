import { expect, test } from '@playwright/test';
import { startSite } from './support/start-site.ts';

test('an injected script does not run, and is logged', async ({ browser }) => {
  const site = await startSite({ LOG_LEVEL: 'warn' });
  const page = await browser.newPage();
  await page.goto(`${site.origin}/contact/en?name=Ana`);
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.wasRun = true';
    document.body.append(script);
  });
  expect(await page.evaluate(() => 'wasRun' in window)).toBe(false);
  await expect
    .poll(() => site.output(), { timeout: 30_000 })
    .toMatch(/"directive":"script-src-elem","blocked":"inline","page":"\/contact\/en","count":1/);
  expect(site.output()).not.toContain('Ana');
  await page.close();
  await site.stop();
});
