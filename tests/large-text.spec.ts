import { breadthUnless } from './support/breadth.ts';
import { expect, test } from './support/site.ts';
import { withoutMotion } from './support/without-motion.ts';

test.use(withoutMotion);

const quote = '/support/quote/fr?items=product-wabot.12.5_support-impact.3&currency=cop';
const addresses = ['/en', '/fr', '/es-co/fr', '/not_found/fr', '/api/docs/es', quote];
const examples = [quote];
const overflow = () => document.documentElement.scrollWidth - innerWidth;

/** The toolbar's larger text does not move the breakpoints, so the desktop header has to fit it. */
for (const address of addresses) {
  test(
    `${address} fits with the larger text of the toolbar`,
    breadthUnless(examples.includes(address)),
    async ({ page, allow }) => {
      allow(/status of 404/);
      await page.addInitScript(() => localStorage.setItem('accessibility-settings', '{"largeFont":true}'));
      await page.goto(address);
      await expect(page.locator('html')).toHaveCSS('font-size', '20px');
      for (const width of [320, 1220, 1280]) {
        await page.setViewportSize({ width, height: 700 });
        expect(await page.evaluate(overflow), `at ${width} px`).toBeLessThanOrEqual(0);
      }
    },
  );
}
