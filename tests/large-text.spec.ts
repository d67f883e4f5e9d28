import { breadthUnless } from './support/breadth.ts';
import { expect, test } from './support/site.ts';
import { withoutMotion } from './support/without-motion.ts';

test.use(withoutMotion);

const quote = '/support/quote/fr?items=product-wabot.12.5_support-impact.3&currency=cop';
const addresses = ['/en', '/fr', '/es-co/fr', '/not_found/fr', '/api/docs/es', quote];
const examples = [quote];
/** 4.5rem of 20 px, and the line below. */
const oneRow = 92;
const overflow = () => document.documentElement.scrollWidth - innerWidth;

/** The toolbar's larger text moves no breakpoint of the window; the header alone counts in the size of its text. */
for (const address of addresses) {
  test(
    `${address} fits with the larger text of the toolbar`,
    breadthUnless(examples.includes(address)),
    async ({ page, allow }) => {
      allow(/status of 404/);
      await page.addInitScript(() => localStorage.setItem('accessibility-settings', '{"largeFont":true}'));
      await page.goto(address);
      await expect(page.locator('html')).toHaveCSS('font-size', '20px');
      for (const width of [320, 390, 768, 1220, 1366, 1440, 1540]) {
        await page.setViewportSize({ width, height: 700 });
        expect(await page.evaluate(overflow), `at ${width} px`).toBeLessThanOrEqual(0);
        const { height } = (await page.locator('header').first().boundingBox()) ?? { height: 0 };
        expect(height, `the header is one row at ${width} px`).toBeLessThanOrEqual(oneRow);
      }
    },
  );
}
