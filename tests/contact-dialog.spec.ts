import { axe } from './support/axe.ts';
import { expect, test } from './support/site.ts';

test('the orange button opens it, Escape closes it and the focus returns', async ({ page }) => {
  await page.goto('/en');
  const button = page.getByRole('link', { name: 'Help and contact' });
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'How can we help?' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=/);
  await expect(dialog).toContainText(/8:00.–.12:00/);
  await axe(page, 'dialog');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

test('its close button and a click beside it close it', async ({ page }) => {
  await page.goto('/en');
  const dialog = page.getByRole('dialog', { name: 'How can we help?' });
  await page.getByRole('link', { name: 'Help and contact' }).click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('link', { name: 'Help and contact' }).click();
  await dialog.getByText('Write to us here').click();
  await expect(dialog).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(dialog).toBeHidden();
});

test('other scripts open it through the documented global', async ({ page }) => {
  await page.goto('/es');
  await page.waitForFunction(() => window.hormiga !== undefined);
  expect(await page.evaluate(() => window.hormiga?.contact.open())).toBe(true);
  await expect(page.getByRole('dialog', { name: '¿En qué le ayudamos?' })).toBeVisible();
  expect(await page.evaluate(() => window.hormiga?.contact.open()), 'opening it twice is no error').toBe(true);
});

test('a click meant for a new tab stays a link', async ({ page, context }) => {
  await page.goto('/en');
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Help and contact' }).click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL('/contact/en#form');
  await expect(page.getByRole('dialog')).toBeHidden();
});
