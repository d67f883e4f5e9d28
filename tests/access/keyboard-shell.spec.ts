import { expectFocusOn, pressOn, tabTo, typeInto } from '../support/keyboard.ts';
import { expect, test } from '../support/site.ts';

// Without motion every element is in its final place as soon as it has the focus.
test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

test('the cookie banner is answered by keyboard, and the settings change the answer', async ({ page }) => {
  await page.goto('/en');
  const banner = page.getByRole('region', { name: /Cookies/ });
  await expect(banner).toBeVisible();
  await pressOn(page, banner.getByRole('button', { name: 'Only necessary' }));
  await expect(banner).toBeHidden();
  await expect(page.locator('body')).not.toBeFocused();
  const opener = page.locator('footer').getByRole('link', { name: 'Cookie settings' });
  await page.reload();
  await pressOn(page, opener);
  const settings = page.getByRole('dialog', { name: 'Cookie settings' });
  await pressOn(page, settings.getByRole('button', { name: 'Accept' }));
  expect(await page.evaluate(() => localStorage.getItem('consent'))).toBe('true');
  if (await settings.isVisible()) await page.keyboard.press('Escape');
  await expectFocusOn(page, opener);
});

test.describe('after the cookie banner is answered', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('consent', 'false');
      // The help desk's offer opens once automatically and takes the focus.
      localStorage.setItem('modalWePower', 'true');
    });
  });

  test('every focus stop of a page is visible and in order, and the last one leaves the page', async ({ page }) => {
    for (const address of ['/en', '/products/suppmail/es', '/contact/fr', '/email-masivo/en', '/accessibility/fr']) {
      await page.goto(address);
      await tabTo(page, page.locator('aside a[data-opens=help-dialog]'), 'Tab', 250);
      await tabTo(page, page.locator('body > a').first(), 'Shift+Tab', 250);
    }
  });

  test('language and country are chosen by keyboard', async ({ page }) => {
    await page.goto('/company_about/en');
    const country = page.locator('header summary', { hasText: 'Country' });
    await pressOn(page, country);
    await pressOn(page, page.locator('header').getByRole('button', { name: /Canada/ }));
    await expectFocusOn(page, country);
    await expect(country).toContainText('Canada');
    await pressOn(page, page.locator('header summary', { hasText: 'Language' }));
    await pressOn(page, page.locator('header').getByRole('link', { name: 'Français' }));
    await expect(page).toHaveURL('/company_about/fr');
  });

  test('the toolbar is opened, switched and closed by keyboard', async ({ page }) => {
    await page.goto('/contact/en');
    const opener = page.getByRole('button', { name: 'Accessibility settings' });
    await tabTo(page, opener, 'Tab', 250);
    await page.keyboard.press('Space');
    await expect(page.getByRole('switch').first()).toBeVisible();
    for (const name of ['Inverted colors', 'Highlighted links', 'Grayscale', 'Larger text']) {
      await pressOn(page, page.getByRole('switch', { name }), 'Space');
      await expect(page.getByRole('switch', { name })).toBeChecked();
    }
    await page.keyboard.press('Escape');
    await expectFocusOn(page, opener);
  });

  test('the help window answers by keyboard, and traps the focus while it is open', async ({ page }) => {
    await page.goto('/contact/en');
    const opener = page.getByRole('link', { name: 'Help and contact' });
    await tabTo(page, opener, 'Tab', 250);
    await page.keyboard.press('Enter');
    const help = page.getByRole('dialog', { name: 'How can we help?' });
    await typeInto(page, help.getByRole('textbox', { name: 'Your question' }), 'how much does wabot cost');
    await page.keyboard.press('Enter');
    await expect(help.getByRole('log').getByRole('link').first()).toBeVisible();
    for (let stop = 0; stop < 25; stop++) {
      await page.keyboard.press('Tab');
      // After the last stop the focus moves to the browser's own bar.
      const where = await page.evaluate(() => document.activeElement?.closest('dialog, body')?.tagName);
      expect(where === 'DIALOG' || (await page.evaluate(() => document.activeElement === document.body))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expectFocusOn(page, opener);
  });

  test('the phone menu opens a window, and gets the focus back when it closes', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/company_about/en');
    const menu = page.getByRole('button', { name: 'Menu', exact: true });
    await pressOn(page, menu);
    const drawer = page.locator('#site-menu');
    await pressOn(page, drawer.getByRole('link', { name: 'Book a meeting' }).last());
    await expect(page.getByRole('dialog', { name: 'Book a meeting' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expectFocusOn(page, menu);
    await page.keyboard.press('Enter');
    await expect(drawer).toBeVisible();
    await page.keyboard.press('Escape');
    await expectFocusOn(page, menu);
  });
});
