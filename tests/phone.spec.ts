import type { Page } from '@playwright/test';
import { axe } from './support/axe.ts';
import { breadth } from './support/breadth.ts';
import { holdChunks } from './support/hold-chunks.ts';
import { expect, test } from './support/site.ts';
import { withoutBanner } from './support/without-banner.ts';

const field = (page: Page) => {
  const form = page.locator('#p-empty');
  return {
    form,
    number: form.getByRole('textbox', { name: 'Phone' }),
    button: form.getByRole('button', { name: /^Country of the number/ }),
    panel: form.getByRole('dialog', { name: 'Choose the country' }),
    search: form.getByRole('combobox', { name: 'Country or code' }),
    sent: form.locator('input[name=phoneCountry]'),
    report: form.locator('output'),
  };
};

const paste = (page: Page, text: string) =>
  page.evaluate((pasted) => document.execCommand('insertText', false, pasted), text);

test.beforeEach(async ({ page }) => {
  await withoutBanner(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/gallery/en');
});

test('a country is found and chosen by keyboard', async ({ page }) => {
  const { number, button, search, sent, report, panel } = field(page);
  await expect(button).toHaveText(/CO \+57/);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(search).toBeFocused();
  await expect(panel.getByRole('option')).toHaveCount(245);
  await expect(panel.getByRole('option').first()).toHaveText('Colombia +57');
  await page.keyboard.type('JAPÁN');
  await expect(panel.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('guinea');
  await expect(panel.getByRole('status')).toHaveText('4 countries found');
  await page.keyboard.press('ArrowDown');
  await expect(panel.getByRole('option', { selected: true })).toHaveText('Guinea-Bissau +245');
  await page.keyboard.press('End');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await axe(page, '#p-empty');
  const chosen = await panel.getByRole('option', { selected: true }).textContent();
  await page.keyboard.press('Enter');
  await expect(panel).toBeHidden();
  await expect(number).toBeFocused();
  await expect(button).toHaveText(/GQ \+240 \(Equatorial Guinea\)/);
  expect(chosen).toBe('Equatorial Guinea +240');
  await expect(sent).toHaveValue('GQ');
  await expect(report).toContainText('"countryCode":"GQ"');
});

test('a pasted number sets its country, and one without a country asks for it', breadth, async ({ page }) => {
  const { form, number, button, sent, report } = field(page);
  await number.focus();
  await expect(sent).toHaveValue('CO');
  await expect(report, 'the initial value is not reported').toBeEmpty();
  await paste(page, '\u202a+1 416 555 0123\u202c');
  await expect(number).toHaveValue('(416) 555-0123');
  await expect(button).toHaveText(/CA \+1/);
  await expect(sent).toHaveValue('CA');
  await expect(report).toContainText('"formattedNumber":"+14165550123"');
  await number.fill('');
  await paste(page, '+999 123 4567');
  await expect(button).toHaveText(/Choose/);
  await form.getByRole('button', { name: 'Check' }).click();
  await expect(form).toContainText('Choose the country');
  await expect(number).toHaveAttribute('aria-invalid', 'true');
  await button.click();
  await page.keyboard.type('+57');
  await page.keyboard.press('Enter');
  await expect(number).toHaveValue('999 123 4567');
  await expect(button).toHaveText(/CO \+57/);
});

test('typing does not move the caret; the number is formatted afterwards', breadth, async ({ page }) => {
  const { number, button, sent } = field(page);
  await number.focus();
  await expect(sent).toHaveCount(1);
  await page.keyboard.type('+573001234567');
  await expect(button).toHaveText(/CO \+57/);
  await expect(number).toHaveValue('+573001234567');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('8');
  expect(await number.evaluate((box: HTMLInputElement) => box.selectionStart)).toBe(12);
  await page.keyboard.press('Tab');
  await expect(number).toHaveValue('300 1234587');
});

test('Escape closes the list and not the dialog around it', breadth, async ({ page }) => {
  const { button, search, panel } = field(page);
  await page.evaluate(() => {
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.id = 'around';
    dialog.append(document.querySelector('#p-empty')?.closest('[data-island]') ?? '');
    dialog.showModal();
  });
  await button.click();
  await expect(search).toBeFocused();
  await page.keyboard.type('zzz');
  await expect(panel).toContainText('No country has this name or code.');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(button).toBeFocused();
  await expect(page.locator('#around')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('#around')).toBeHidden();
});

test('Tab and a click outside close the list', breadth, async ({ page }) => {
  const { button, number, panel, search } = field(page);
  await button.click();
  await expect(search).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(number).toBeFocused();
  await expect(panel).toBeHidden();
  await button.click();
  await expect(search).toBeFocused();
  await button.click();
  await expect(panel).toBeHidden();
  await button.click();
  await page.getByRole('heading', { name: 'Phone' }).click();
  await expect(panel).toBeHidden();
  await button.click();
  await panel.getByRole('option', { name: 'Canada' }).click();
  await expect(button).toHaveText(/CA \+1/);
});

test('an empty field follows the country of the site, a number keeps its own', breadth, async ({ page }) => {
  const { number, button, sent } = field(page);
  const settle = (country: string) =>
    page.evaluate((id) => document.documentElement.setAttribute('data-country', id), country);
  await settle('us');
  await expect(button, 'before React comes').toHaveText(/US \+1/, { useInnerText: true });
  await number.focus();
  await expect(sent).toHaveValue('US');
  await settle('jp');
  await expect(sent).toHaveValue('JP');
  await number.fill('3');
  await settle('ca');
  await expect(button).toHaveText(/JP \+81/);
});

test('text typed before hydration is kept and read', async ({ page }) => {
  const { number, button } = field(page);
  const release = await holdChunks(page);
  await number.fill('+1 416 555 0123');
  release();
  await expect(button).toHaveText(/CA \+1/);
  await expect(number).toHaveValue('(416) 555-0123');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the country is a plain list, sent once', async ({ page }) => {
    const { form, number, button } = field(page);
    await expect(button).toBeHidden();
    await form.getByRole('combobox', { name: /Country of the number/ }).selectOption('Japan +81');
    await number.fill('3 1234 5678');
    await form.getByRole('button', { name: 'Check' }).click();
    await expect(page).toHaveURL('/gallery?phoneCountry=JP&phone=3+1234+5678');
  });
});
