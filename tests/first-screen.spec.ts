import type { Page } from '@playwright/test';
import { firstRoundTrip, firstScreens, isCompleteIn } from '../bench/pages/first-screen.ts';
import { breadthUnless } from './support/breadth.ts';
import { lookOfFirstScreen } from './support/first-screen.ts';
import { expect, test } from './support/site.ts';

const sheets = '**/assets/{site,page}.*.css';

test('every first screen is complete after one round trip', () => {
  const screens = firstScreens('dist/client');
  expect(screens.length).toBeGreaterThan(0);
  expect(screens.filter((screen) => !isCompleteIn(firstRoundTrip, screen)).map(({ address }) => address)).toEqual([]);
});

/** It has most of what first screens consist of: a header over a picture, and buttons. */
const examples = ['/products/suppmail/fr'];

for (const address of [
  ...examples,
  '/support/quote/es',
  '/en',
  '/es-co/es',
  '/welcome/en',
  '/terms/fr',
  '/not_found/en',
]) {
  const title = `the first screen of ${address} looks the same without and with its style sheets`;
  test(title, breadthUnless(examples.includes(address)), async ({ page, allow }) => {
    allow(/status of 404|net::ERR_FAILED/);
    // A late font is not used, but might be after the next resize.
    await page.route('**/*.woff2', (route) => route.abort());
    // A timed change, such as a carousel that wakes before its first turn, would come between the two looks.
    await page.addInitScript(() => Object.defineProperty(window, 'setTimeout', { value: () => 0 }));
    let letThrough = () => {};
    const arrival = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    let held = 0;
    await page.route(sheets, async (route) => {
      held += 1;
      await arrival;
      await route.continue();
    });
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await expect.poll(() => held).toBe(2);
    // The browser requests style sheets before it has parsed as far as the one that ends the first screen.
    await expect(page.locator('link#rest')).toBeAttached();
    await expect(page.locator('body > footer')).not.toBeAttached();
    const before = await looks(page);
    letThrough();
    await page.waitForLoadState('load');
    expect(await looks(page)).toEqual(before);
  });
}

/** On a phone and on a wide screen, light and dark. */
async function looks(page: Page) {
  const browser = await page.context().newCDPSession(page);
  const names = await page.evaluate(() => [...getComputedStyle(document.documentElement)]);
  const properties = names.filter((name) => !name.startsWith('--'));
  const found: Record<string, string[]> = {};
  for (const width of [390, 1440])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      found[`${width} ${colorScheme}`] = await lookOfFirstScreen(browser, properties);
    }
  return found;
}
