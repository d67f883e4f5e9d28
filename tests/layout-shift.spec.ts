import { expect, test } from './support/site.ts';

/** The sum of all layout shifts so far, as the browser itself counts them. */
const layoutShift = () =>
  new Promise<number>((resolve) => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) sum += Number(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => resolve(sum), 500);
  });

for (const address of ['/en', '/fr', '/construction/es', '/not_found/en']) {
  for (const width of [390, 1440]) {
    test(`${address} does not move at ${width} px while it loads`, async ({ page, allow }) => {
      allow(/status of 404/);
      await page.setViewportSize({ width, height: 800 });
      // Fonts that come late must not move anything either.
      await page.route('**/*.woff2', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 400));
        await route.continue();
      });
      await page.goto(address, { waitUntil: 'networkidle' });
      expect(await page.evaluate(layoutShift)).toBe(0);
    });
  }
}
