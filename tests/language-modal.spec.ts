import { breadth } from './support/breadth.ts';
import { expect, test } from './support/site.ts';
import { withoutMotion } from './support/without-motion.ts';

test.use(withoutMotion);

const modal = '#language-modal';

test.describe('a visitor with an unsupported language', () => {
  test.use({ locale: 'de-DE' });

  test('is asked once, and the choice is remembered', async ({ page }) => {
    await page.addInitScript(() =>
      addEventListener('hormiga:language', (event) => {
        if (event instanceof CustomEvent) sessionStorage.setItem('heard', event.detail.language);
      }),
    );
    await page.goto('/en-ca');
    await expect(page.locator(modal)).toBeVisible();
    await page.locator(modal).getByRole('link', { name: 'Español' }).click();
    await expect(page).toHaveURL(/\/en-ca\/es$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es-CO');
    expect(await page.evaluate(() => sessionStorage.getItem('heard'))).toBe('es');
    expect(await page.evaluate(() => ({ ...localStorage }))).toMatchObject({
      userLanguage: 'es',
      requestLanguage: 'false',
    });
    await page.goto('/en-ca');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es-CO');
    await expect(page.locator(modal)).toBeHidden();
  });

  test('a visitor who chooses the page’s language stays on it', breadth, async ({ page }) => {
    await page.goto('/en-ca/en');
    await page.locator(modal).getByRole('link', { name: 'English' }).click();
    await expect(page.locator(modal)).toBeHidden();
    await expect(page).toHaveURL(/\/en-ca\/en$/);
    await expect(page.getByRole('status').filter({ hasText: 'You are reading in English' })).toBeAttached();
    expect(await page.evaluate(() => localStorage.getItem('userLanguage'))).toBe('en');
  });

  test(
    'a visitor who enters on another page reads English there and is asked on the first home',
    breadth,
    async ({ page }) => {
      const requested = () => page.evaluate(() => localStorage.getItem('requestLanguage'));
      await page.goto('/company_about');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect.poll(requested).toBe('true');
      await page.goto('/es-co');
      await expect(page.locator(modal)).toBeVisible();
      expect(await requested()).toBe('false');
      await page.locator(modal).getByRole('link', { name: 'Français' }).click();
      await expect(page).toHaveURL(/\/es-co\/fr$/);
    },
  );

  test('a visitor who chooses in the header is not asked', breadth, async ({ page }) => {
    await page.goto('/company_about');
    await page.locator('summary', { hasText: 'Language' }).click();
    await page.getByRole('link', { name: 'Español' }).click();
    await expect(page).toHaveURL('/company_about/es');
    await page.goto('/en-ca', { waitUntil: 'networkidle' });
    await expect(page.locator('html')).toHaveAttribute('lang', 'es-CO');
    await expect(page.locator(modal)).toBeHidden();
  });

  test('a visitor who closes the language dialog is not asked again', breadth, async ({ page }) => {
    await page.goto('/en-ca');
    await expect(page.locator(modal)).toBeVisible();
    await page.keyboard.press('Escape');
    await page.goto('/es-co');
    await page.waitForLoadState('networkidle');
    await expect(page.locator(modal)).toBeHidden();
  });
});

test('a visitor with a supported language is not asked', breadth, async ({ page }) => {
  await page.goto('/en-ca', { waitUntil: 'networkidle' });
  await expect(page.locator(modal)).toBeHidden();
});

test('a choice without its cookie applies to bare addresses only', breadth, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('userLanguage', 'fr'));
  await page.goto('/en-ca/en', { waitUntil: 'networkidle' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-CA');
  await page.goto('/en-ca');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
});
