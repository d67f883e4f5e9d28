import { href } from '../src/site/address.ts';
import { routes } from '../src/site/routes.ts';
import { expect, test } from './support/site.ts';

const addresses = ['/en', '/fr', '/es-co/fr', '/not_found/fr', '/api/docs/es'];
const overflow = () => document.documentElement.scrollWidth - innerWidth;

/** French words are the longest. */
test('every page fits the smallest screen with text at 200 %', async ({ page, allow }) => {
  test.slow();
  allow(/status of 404/);
  await page.setViewportSize({ width: 320, height: 700 });
  const wide: string[] = [];
  for (const { path } of routes.filter(({ sameAs, development }) => !sameAs && !development)) {
    await page.goto(href(path, 'fr'), { waitUntil: 'domcontentloaded' });
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    const over = await page.evaluate(overflow);
    if (over > 0) wide.push(`${path}: ${over} px too wide`);
  }
  expect(wide).toEqual([]);
});

/** The toolbar's larger text leaves the breakpoints where they are, so the bar of a desktop has to bear it. */
for (const width of [320, 1220, 1280]) {
  for (const address of addresses) {
    test(`${address} fits ${width} px with the larger text of the toolbar`, async ({ page, allow }) => {
      allow(/status of 404/);
      await page.addInitScript(() => localStorage.setItem('accessibility-settings', '{"largeFont":true}'));
      await page.setViewportSize({ width, height: 700 });
      await page.goto(address);
      await expect(page.locator('html')).toHaveCSS('font-size', '20px');
      expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
    });
  }
}
