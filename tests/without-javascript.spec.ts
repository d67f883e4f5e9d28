import { breadth } from './support/breadth.ts';
import { expect, test } from './support/site.ts';

test.use({ javaScriptEnabled: false, viewport: { width: 1280, height: 800 } });

test('the menu, the language and the help button are plain HTML', async ({ page }) => {
  await page.goto('/en');
  await page.locator('nav summary', { hasText: 'Products' }).click();
  await expect(page.getByRole('link', { name: /Wabot/ })).toBeVisible();
  await page.locator('summary', { hasText: 'Language' }).click();
  await page.locator('header').getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL('/es');
  await page.getByRole('link', { name: 'Ayuda y contacto' }).click();
  await expect(page).toHaveURL('/support/es#ask');
});

test('a country is chosen with a form post and stays', async ({ page }) => {
  await page.goto('/company_about/fr');
  await page.locator('summary', { hasText: 'Pays' }).click();
  await page
    .locator('header')
    .getByRole('button', { name: /Colombie/ })
    .click();
  await expect(page).toHaveURL('/company_about/fr');
  await expect(page.locator('summary', { hasText: 'Pays' })).toContainText('Colombie');
});

test('a chosen country overrides that of a regional home', async ({ page }) => {
  await page.goto('/es-co/en');
  const opener = page.locator('summary', { hasText: 'Country' });
  await expect(opener).toContainText('Colombia');
  await opener.click();
  await page
    .locator('header')
    .getByRole('button', { name: /Canada/ })
    .click();
  await expect(page).toHaveURL('/es-co/en');
  await expect(opener).toContainText('Canada');
});

test('controls that need JavaScript are hidden', breadth, async ({ page }) => {
  await page.goto('/en');
  await expect(page.getByRole('region', { name: /Cookies/ })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Accessibility settings' })).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the drawer opens', breadth, async ({ page }) => {
    await page.goto('/en');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.locator('nav summary', { hasText: 'Industries' })).toBeVisible();
  });
});
