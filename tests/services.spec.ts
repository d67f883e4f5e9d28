import type { Page } from '@playwright/test';
import { breadth } from './support/breadth.ts';
import { expect, test } from './support/site.ts';
import { withoutBanner } from './support/without-banner.ts';
import { withoutMotion } from './support/without-motion.ts';

test.use(withoutMotion);

test.beforeEach(async ({ page }) => {
  await withoutBanner(page);
});

/** The labels before the cells of a row on a phone. */
const labelsOf = (page: Page, row: string) =>
  page
    .locator('tr', { hasText: row })
    .locator('td')
    .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, '::before').content.replaceAll('"', '')));

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('every value of a plan has the label of its column', async ({ page }) => {
    await page.goto('/service_support/en');
    await expect(page.getByRole('columnheader', { name: 'Extra hour' })).toBeAttached();
    expect(await labelsOf(page, 'Small Business')).toEqual([
      'Hours per month',
      'Base price',
      'Extra hour',
      'Backups',
      'Quote',
    ]);
    await expect(page.locator('tr', { hasText: 'Small Business' })).toContainText('Recommended');
  });

  test('the service levels read row by row', breadth, async ({ page }) => {
    await page.goto('/service_support/es');
    expect(await labelsOf(page, 'Alta')).toEqual([
      'Qué significa',
      'Se confirma en',
      'Se actúa en',
      'Ejemplo',
      'Responsable',
    ]);
  });
});

test('#Price jumps to the plans, below the header', breadth, async ({ page }) => {
  await page.goto('/service_developing/en#Price');
  const title = page.getByRole('heading', { name: 'Plans and prices' });
  await expect(title).toBeInViewport();
  const header = await page.locator('body > header').boundingBox();
  const box = await title.boundingBox();
  expect(box?.y ?? 0).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
});
