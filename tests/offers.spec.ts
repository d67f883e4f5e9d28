import { breadth } from './support/breadth.ts';
import { expect, test } from './support/site.ts';
import { watchReact } from './support/watch-react.ts';
import { withoutMotion } from './support/without-motion.ts';

test.use(withoutMotion);

const address = '/products/en';
const colombianService = 'Electronic invoicing set-up';

test('a tab shows its cards without scrolling, and the address names it', async ({ page }) => {
  const hasReact = watchReact(page);
  await page.goto(address);
  const tabs = page.getByRole('navigation', { name: 'What we offer' });
  await expect(page.getByRole('heading', { name: 'Wabot' })).toBeVisible();
  await tabs.getByRole('link', { name: 'Quick services' }).hover();
  await expect(tabs.getByRole('link', { name: 'Products' })).toHaveAttribute('aria-current', 'true');
  const before = await page.evaluate(() => scrollY);
  await tabs.getByRole('link', { name: 'Quick services' }).click();
  await expect(page.getByRole('heading', { name: 'Website check-up' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Wabot' })).toBeHidden();
  await expect(tabs.getByRole('link', { name: 'Quick services' })).toHaveAttribute('aria-current', 'true');
  expect(page.url()).toContain('#products-quick');
  expect(await page.evaluate(() => scrollY)).toBe(before);
  expect(await hasReact()).toBe(false);
});

test('a shared address opens its tab', breadth, async ({ page }) => {
  await page.goto(`${address}#products-development`);
  await expect(page.getByRole('heading', { name: 'Ready-made code' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Wabot' })).toBeHidden();
});

test('offers for Colombia are shown only to visitors from Colombia', async ({ page, context, baseURL }) => {
  await page.goto(`${address}#products-quick`);
  await expect(page.getByRole('heading', { name: 'Website check-up' })).toBeVisible();
  await expect(page.getByRole('heading', { name: colombianService })).toBeHidden();
  await context.addCookies([{ name: 'userCountry', value: 'co', url: baseURL ?? '' }]);
  await page.goto(`${address}#products-quick`);
  await page.reload();
  await expect(page.getByRole('heading', { name: colombianService })).toBeVisible();
});

test('products are in two or three columns', breadth, async ({ page }) => {
  for (const [width, columns] of [
    [390, 2],
    [768, 2],
    [1280, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(address);
    const lefts = await page
      .locator('#products-products li')
      .evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().left)));
    expect(new Set(lefts).size, `at ${width} px`).toBe(columns);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('tabs are links that show their cards', async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Wabot' })).toBeVisible();
    await page.getByRole('link', { name: 'Quick services', exact: true }).first().click();
    await expect(page.getByRole('heading', { name: 'Website check-up' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Wabot' })).toBeHidden();
  });
});
