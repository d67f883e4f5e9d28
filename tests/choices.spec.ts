import { expect, test } from './support/site.ts';

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('consent', 'false'));
});

test('the language switcher leads to the same page and is remembered for bare addresses', async ({ page, context }) => {
  await page.goto('/company_about/en');
  await page.locator('summary', { hasText: 'Language' }).click();
  await page.getByRole('link', { name: 'Français' }).click();
  await expect(page).toHaveURL('/company_about/fr');
  expect(await page.evaluate(() => localStorage.getItem('userLanguage'))).toBe('fr');
  expect((await context.cookies()).map(({ name, value }) => `${name}=${value}`)).toContain('userLanguage=fr');
  await page.goto('/company_history');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
  await page.goto('/products');
  await expect(page.locator('html'), '/products is English, whoever asks').toHaveAttribute('lang', 'en-CA');
});

test('the English option of /products is the bare address', async ({ page }) => {
  await page.goto('/products/es');
  await page.locator('summary', { hasText: 'Idioma' }).click();
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/products');
});

test('choosing a country keeps the page and is kept', async ({ page }) => {
  await page.goto('/company_about/en');
  const opener = page.locator('summary', { hasText: 'Country' });
  await opener.click();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('button', { name: /Canada/ }).click();
  await expect(opener).toContainText('Canada');
  await expect(page.locator('details[open]')).toHaveCount(0);
  await expect(page).toHaveURL('/company_about/en');
  expect(await page.evaluate(() => 'sameDocument' in window), 'the page was not left').toBe(true);
  await page.goto('/company_team/es');
  await expect(page.locator('summary', { hasText: 'País' })).toContainText('Canadá');
});

test('when the call fails the form posts as usual', async ({ page, allow }) => {
  allow(/preferences\/country/);
  await page.goto('/company_about/en');
  await page.route('**/preferences/country', (route) =>
    route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
  );
  await page.locator('summary', { hasText: 'Country' }).click();
  await page.getByRole('button', { name: /Japan/ }).click();
  await expect(page.locator('summary', { hasText: 'Country' })).toContainText('Japan');
  await expect(page).toHaveURL('/company_about/en');
});
