import type { Page } from '@playwright/test';
import { breadth } from './support/breadth.ts';
import { expect, test } from './support/site.ts';

const banner = (page: Page) => page.getByRole('region', { name: /Cookies/ });
const modal = (page: Page) => page.locator('#language-modal');
const offer = (page: Page) => page.getByRole('dialog', { name: 'Ready to try it?' });
const film = (page: Page) => page.getByRole('dialog', { name: 'How a request goes through Suppmail' });
const helpDesk = '/products/suppmail/en';
const goDown = (page: Page) => page.evaluate(() => scrollTo({ top: 5_600, behavior: 'instant' }));

/** Counts the overlays at one time, in every painted frame. */
const watchInterruptions = (page: Page) =>
  page.addInitScript(() => {
    const most = { at: 0 };
    Object.assign(window, { most });
    const look = () => {
      const open = document.querySelectorAll('dialog, [data-choice=consent]:not(dialog *)');
      const seen = [...open].filter((element) => element.checkVisibility()).length;
      most.at = Math.max(most.at, seen);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
const mostAtOnce = (page: Page) => page.evaluate(() => (window as unknown as { most: { at: number } }).most.at);

test.describe('a visitor with an unsupported language', () => {
  test.use({ locale: 'de-DE' });

  test('is asked for the language first, then for cookies', async ({ page }) => {
    await watchInterruptions(page);
    await page.goto('/en-ca/en');
    await expect(modal(page)).toBeVisible();
    await expect(banner(page)).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(modal(page)).toBeHidden();
    await expect(banner(page)).toBeVisible();
    expect(await mostAtOnce(page)).toBe(1);
  });

  test('is asked for cookies if the language dialog cannot be loaded', breadth, async ({ page, allow }) => {
    allow(/chunks|Failed to/);
    await page.route('**/assets/chunks/*.js', (route) => route.abort());
    await page.goto('/en-ca/en');
    await expect(banner(page)).toBeVisible();
  });

  test('a visitor with full storage is not asked again after choosing', breadth, async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await page.goto('/en-ca/en');
    await modal(page).getByRole('link', { name: 'Español' }).click();
    await expect(page).toHaveURL('/en-ca/es');
    await expect(page.getByRole('region', { name: /cookies/ })).toBeVisible();
    await expect(modal(page)).toBeHidden();
  });

  test('a visitor who answers neither is asked only for cookies on the next page', breadth, async ({ page }) => {
    await page.goto('/en-ca/en');
    await expect(modal(page)).toBeVisible();
    await page.goto('/en-us/en');
    await expect(banner(page)).toBeVisible();
    await expect(modal(page)).toBeHidden();
  });
});

test('the offer waits for the cookie banner, a dialog and typing', breadth, async ({ page }) => {
  await page.clock.install();
  await watchInterruptions(page);
  await page.goto(helpDesk);
  await goDown(page);
  await page.clock.runFor(1_500);
  await expect(offer(page)).toBeHidden();
  await page.evaluate(() => {
    const field = Object.assign(document.createElement('input'), { id: 'typed', style: 'position:fixed;top:50%' });
    document.body.append(field);
    field.focus();
  });
  await page.evaluate(() => document.querySelector<HTMLElement>('[data-choice=consent] button')?.click());
  await expect(banner(page)).toBeHidden();
  await page.clock.runFor(1_500);
  await expect(offer(page), 'while its visitor types').toBeHidden();
  await page.getByRole('link', { name: 'Help and contact' }).click();
  await page.clock.runFor(1_500);
  await expect(offer(page), 'while a dialog is open').toBeHidden();
  await page.keyboard.press('Escape');
  await expect(offer(page)).toBeVisible();
  expect(await mostAtOnce(page)).toBe(1);
});

test('the film hides the cookie banner, which comes back', breadth, async ({ page }) => {
  await watchInterruptions(page);
  // Also while its script is loading.
  await page.route('**/assets/chunks/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });
  await page.goto(`${helpDesk}#video`);
  await expect(page.locator('#video:modal')).toBeVisible();
  await expect(banner(page)).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(film(page)).toBeHidden();
  await expect(banner(page)).toBeVisible();
  expect(await mostAtOnce(page)).toBe(1);
});

test('a notice waits for the dialog that caused it, and the offer for the notice', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('consent', 'true'));
  await page.goto(helpDesk);
  await page.getByRole('link', { name: 'Cookie settings' }).focus();
  await page.keyboard.press('Enter');
  await goDown(page);
  await page.getByRole('dialog', { name: 'Cookie settings' }).getByRole('button', { name: 'Only necessary' }).click();
  const notice = page.locator('#toasts').getByText('Your answer is saved.');
  await expect(notice).toBeVisible();
  await expect(offer(page)).toBeHidden();
  await page.locator('#toasts').getByRole('button', { name: 'Close' }).click();
  await expect(notice).toBeHidden();
  await expect(offer(page)).toBeVisible();
});
