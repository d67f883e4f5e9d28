import { axe } from './support/axe.ts';
import { breadth } from './support/breadth.ts';
import { boxesOf, fillIn, openContact, showTicket, uniqueVisitor } from './support/contact-form.ts';
import { settled } from './support/settled.ts';
import { expect, test } from './support/site.ts';

test('a link opens the contact dialog, Escape closes it and the focus returns', async ({ page }) => {
  await page.goto('/products/en');
  const button = page.getByRole('main').getByRole('link', { name: 'Talk to us' }).first();
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Write to us' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=/);
  await expect(dialog).toContainText(/8:00.AM.–.12:00.PM/);
  await axe(page, 'dialog');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

test('the button of a country opens the contact dialog for that country', breadth, async ({ page, site }) => {
  await page.goto('/contact/en');
  const dialog = page.getByRole('dialog', { name: 'Write to us' });
  const open = (country: string) =>
    page
      .locator(`#${country}`)
      .getByRole('link', { name: /contact/i })
      .click();
  await open('us');
  await expect(dialog.getByRole('button', { name: /\+1\b/ })).toContainText('US +1');
  await page.keyboard.press('Escape');
  await open('ca');
  await expect(dialog.getByRole('button', { name: /\+1\b/ })).toContainText('CA +1');
  const visitor = uniqueVisitor();
  await fillIn(dialog.locator('form'), visitor, 'en');
  await boxesOf(dialog.locator('form'), 'en').phone.fill('416 555 0123');
  await boxesOf(dialog.locator('form'), 'en').send.click();
  const reference = (await page.getByText(/^H-\w{4}-\w{4}$/).textContent()) ?? '';
  const saved = await showTicket(site, reference);
  expect(saved).toMatch(/country +ca/);
  expect(saved).toContain('+14165550123');
  await page.goto('/products/en');
  await openContact(page);
  await expect(dialog.getByRole('button', { name: /\+57/ }), 'without a country').toContainText('CO +57');
});

test('the close button and a click outside close the contact dialog and the help window', breadth, async ({ page }) => {
  await page.goto('/en');
  const dialog = page.getByRole('dialog', { name: 'Write to us' });
  await openContact(page);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await openContact(page);
  await dialog.getByText('Write to us here').click();
  await expect(dialog).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('selecting text and releasing the mouse outside leaves the contact dialog open', breadth, async ({ page }) => {
  await page.goto('/en');
  const dialog = page.getByRole('dialog', { name: 'Write to us' });
  await openContact(page);
  await dialog.getByText('Write to us here').hover();
  await page.mouse.down();
  await page.mouse.move(5, 5, { steps: 4 });
  await page.mouse.up();
  await settled(page);
  await expect(dialog).toBeVisible();
});

test('other scripts open the contact dialog through the documented global', breadth, async ({ page }) => {
  await page.goto('/es');
  await page.waitForFunction(() => window.hormiga !== undefined);
  expect(await page.evaluate(() => window.hormiga?.contact.open())).toBe(true);
  await expect(page.getByRole('dialog', { name: 'Escríbanos' })).toBeVisible();
  expect(await page.evaluate(() => window.hormiga?.contact.open()), 'opening it twice is no error').toBe(true);
});

test('a click for a new tab opens the link', breadth, async ({ page, context }) => {
  await page.goto('/en');
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Help and contact' }).click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL('/support/en#ask');
  await expect(page.getByRole('dialog')).toBeHidden();
});
