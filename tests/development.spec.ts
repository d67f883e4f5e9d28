import type { Page } from '@playwright/test';
import { breadth } from './support/breadth.ts';
import { expect, test } from './support/site.ts';
import { withoutBanner } from './support/without-banner.ts';
import { withoutMotion } from './support/without-motion.ts';

test.use(withoutMotion);

async function choose(page: Page, country: RegExp): Promise<void> {
  await page.locator('summary', { hasText: 'Country' }).click();
  await page.locator('header').getByRole('button', { name: country }).click();
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1280, height: 800 } });

  test('the price of a package follows the country', breadth, async ({ page }) => {
    await page.goto('/development/dashboards/en');
    const shown = page.locator('#price strong span:visible');
    await expect(shown).toHaveText(/^US\$\s?500$/);
    await choose(page, /Colombia/);
    await expect(shown).toHaveText(/1,500,000$/);
    await choose(page, /Canada/);
    await expect(shown).toHaveText('CA$500');
  });

  test('electronic invoicing is listed and priced for Colombia only', async ({ page }) => {
    await page.goto('/services/api/en');
    const listed = page.locator('#others').getByRole('link', { name: /Electronic invoicing/ });
    await expect(listed).toBeHidden();
    await choose(page, /Colombia/);
    await listed.click();
    await expect(page).toHaveURL('/services/en?id=7');
    await expect(page.locator('#included strong span:visible')).toHaveText(/1,000,000$/);
    await expect(page.locator('#colombia')).toBeHidden();
    await choose(page, /Canada/);
    await expect(page.locator('#included strong')).toBeHidden();
    await expect(page.locator('#colombia')).toBeVisible();
  });
});

test('the code sample scrolls within itself, by keyboard too, and never the page', breadth, async ({ page }) => {
  await withoutBanner(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/code/en');
  const sample = page.getByRole('region', { name: /retry\.ts/ });
  expect(await sample.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await sample.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => sample.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
});
