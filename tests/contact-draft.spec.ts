import { breadth } from './support/breadth.ts';
import { chooseCountry } from './support/choose-country.ts';
import { boxesOf, fillIn, formOf, ticketsOf, uniqueVisitor } from './support/contact-form.ts';
import { expect, test } from './support/site.ts';
import { withoutBanner } from './support/without-banner.ts';
import { withoutMotion } from './support/without-motion.ts';

test.use(withoutMotion);

test.beforeEach(async ({ page }) => {
  await withoutBanner(page);
});

test('typed text survives a reload, another language and another country, until it is cleared', async ({ page }) => {
  await page.goto('/contact/en');
  const visitor = uniqueVisitor();
  await fillIn(formOf(page), visitor);
  await boxesOf(formOf(page)).phone.fill('300 123 4567');
  await boxesOf(formOf(page)).message.focus();
  // What is typed is stored once the script of the form has loaded.
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('contactDraft')?.replaceAll(' ', '')))
    .toContain('3001234567');
  await page.reload();
  const isThere = async (language: 'en' | 'es') => {
    const boxes = boxesOf(formOf(page), language);
    await boxes.message.scrollIntoViewIfNeeded();
    await expect(boxes.name).toHaveValue(visitor.name);
    await expect(boxes.email).toHaveValue(visitor.email);
    await expect(boxes.message).toHaveValue(visitor.message);
    await expect(boxes.phone).toHaveValue(/^(\+57)?300 ?123 ?4567$/);
  };
  await isThere('en');
  await chooseCountry(page, /Canada/);
  await isThere('en');
  await page.goto('/contact/es');
  await isThere('es');
  await boxesOf(formOf(page), 'es').name.focus();
  await expect(page.getByText('Esto es lo que había escrito.')).toBeVisible();
  await page.getByRole('button', { name: 'Borrarlo' }).click();
  await expect(boxesOf(formOf(page), 'es').message).toHaveValue('');
  expect(await page.evaluate(() => localStorage.getItem('contactDraft'))).toBeNull();
});

test('typed text is in the contact dialog as soon as it opens', breadth, async ({ page }) => {
  const visitor = uniqueVisitor();
  await page.goto('/contact/en');
  await fillIn(formOf(page), visitor);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('contactDraft'))).toContain(visitor.email);
  await page.goto('/products/en');
  await page.getByRole('main').getByRole('link', { name: 'Talk to us' }).first().click();
  const form = page.getByRole('dialog', { name: 'Write to us' }).locator('form').last();
  await expect(boxesOf(form).message).toHaveValue(visitor.message);
  await expect(boxesOf(form).name).toHaveValue(visitor.name);
  expect(await form.evaluate((element) => element.contains(document.activeElement)), 'nothing was focused').toBe(false);
});

test(
  'typed text appears in the other tab, and is cleared in both after sending',
  breadth,
  async ({ page, context, site }) => {
    const visitor = uniqueVisitor();
    await page.goto('/contact/en');
    await fillIn(formOf(page), visitor);
    const other = await context.newPage();
    await other.goto('/support/message/en');
    await boxesOf(formOf(other)).message.focus();
    await expect(boxesOf(formOf(other)).message).toHaveValue(visitor.message);
    // The text was restored before React, which follows other tabs.
    await expect(other.getByText('This is what you wrote before.')).toBeVisible();
    // The focus stays where it was, as in a background tab; here every tab reports that it is in front.
    await other.evaluate(() => Object.assign(document, { hasFocus: () => false }));
    await page.bringToFront();
    await boxesOf(formOf(page)).message.fill(`${visitor.message}, again`);
    await expect(boxesOf(formOf(other)).message).toHaveValue(`${visitor.message}, again`);
    await boxesOf(formOf(page)).send.click();
    await expect(page.getByRole('dialog', { name: /Thank you/ })).toBeVisible();
    await expect(boxesOf(formOf(other)).message).toHaveValue('');
    expect(await ticketsOf(site, visitor)).toHaveLength(1);
  },
);

test('the same message sent without and then with React is one ticket', breadth, async ({ page, site }) => {
  const visitor = uniqueVisitor();
  await page.goto('/contact/en');
  const form = formOf(page);
  await fillIn(form, visitor);
  await boxesOf(form).phone.fill('300 123 4567');
  await boxesOf(form).message.focus();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('contactDraft'))).toContain('+573001234567');
  await form.evaluate((element) => element instanceof HTMLFormElement && element.submit());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for contacting us.');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('contactDraft'))).toBeNull();
  await page.goto('/contact/es');
  await fillIn(form, visitor, 'es');
  await boxesOf(form, 'es').phone.fill('300 123 4567');
  await boxesOf(form, 'es').phone.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Gracias por contactarnos.' })).toBeVisible();
  expect(await ticketsOf(site, visitor)).toHaveLength(1);
  await page.keyboard.press('Escape');
  await expect(boxesOf(form, 'es').phone).toHaveValue('');
});
