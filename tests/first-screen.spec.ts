import type { Page, Route } from '@playwright/test';
import { firstRoundTrip, firstScreens, isCompleteIn } from '../bench/pages/first-screen.ts';
import { lookOfFirstScreen } from './support/first-screen.ts';
import { layoutShift } from './support/layout-shift.ts';
import { expect, test } from './support/site.ts';

const sheets = '**/assets/{site,page}.*.css';

test('every first screen is complete after one round trip', () => {
  const screens = firstScreens('dist/client');
  expect(screens.length).toBeGreaterThan(0);
  expect(screens.filter((screen) => !isCompleteIn(firstRoundTrip, screen)).map(({ address }) => address)).toEqual([]);
});

for (const address of [
  '/en',
  '/es-co/es',
  '/products/suppmail/fr',
  '/welcome/en',
  '/pitch/es',
  '/terms/fr',
  '/not_found/en',
]) {
  test(`the first screen of ${address} is painted without its style sheets, and looks the same with them`, async ({
    page,
    allow,
  }) => {
    allow(/status of 404/);
    const held: Route[] = [];
    await page.route(sheets, (route) => void held.push(route));
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await expect.poll(() => held.length).toBe(2);
    await expect(page.locator('body > footer')).not.toBeAttached();
    const before = await looks(page);
    await page.unroute(sheets);
    for (const route of held) await route.continue();
    await page.waitForLoadState('load');
    expect(await looks(page)).toEqual(before);
    expect(await layoutShift(page)).toBe(0);
  });
}

/** On a phone and on a wide screen, light and dark. */
async function looks(page: Page) {
  const found: Record<string, unknown> = {};
  for (const width of [390, 1440])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      found[`${width} ${colorScheme}`] = await page.evaluate(lookOfFirstScreen);
    }
  return found;
}
