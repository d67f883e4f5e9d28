import type { Page } from '@playwright/test';
import { axe } from './support/axe.ts';
import { breadth } from './support/breadth.ts';
import { chooseCountry } from './support/choose-country.ts';
import { serveBell, signInBefore } from './support/signed-in.ts';
import { expect, test } from './support/site.ts';
import { withoutMotion } from './support/without-motion.ts';

test.use(withoutMotion);

const panel = (page: Page) => page.getByRole('region', { name: 'What this device keeps now' });

test('the policy shows the data stored on this device, and deletes it', async ({ page, context }) => {
  await page.goto('/en-ca/en');
  await page.getByRole('button', { name: 'Only necessary' }).click();
  await chooseCountry(page, /Colombia/);
  await page.goto('/politics/en#storage');
  await panel(page).scrollIntoViewIfNeeded();
  await expect(panel(page)).toContainText('userCountry co');
  await expect(panel(page)).toContainText('consent false');
  await axe(page, '#content');
  await panel(page).getByRole('button', { name: 'Delete all of it' }).click();
  await expect(panel(page)).toContainText('Nothing of this site is kept on this device.');
  await expect(panel(page).getByRole('heading')).toBeFocused();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  await expect(page.getByText('Everything this site kept on this device is deleted.').first()).toBeVisible();
  await expect(page.getByRole('region', { name: /Cookies/ }), 'the banner is shown again').toBeVisible({
    timeout: 15_000,
  });
});

test('a long value is truncated without splitting an emoji', breadth, async ({ page }) => {
  const start = `[{"from":"visitor","at":1,"text":"${'a'.repeat(25)}🐜`;
  const text = `${start} and more"}]`;
  await page.addInitScript((history) => localStorage.setItem('hischat', history), text);
  await page.goto('/politics/en#storage');
  await panel(page).scrollIntoViewIfNeeded();
  await expect(panel(page).locator('li', { hasText: 'hischat' })).toHaveText(`hischat ${start}…`);
});

test('deleting everything signs out, also on the server', async ({ page, context }) => {
  await signInBefore(context);
  await serveBell(page);
  const leaving = page.waitForRequest('**/api/glogin/logout');
  await page.route('**/api/glogin/logout', (route) => route.fulfill({ status: 303, headers: { location: '/' } }));
  await page.goto('/politics/en#storage');
  await panel(page).scrollIntoViewIfNeeded();
  await expect(panel(page)).toContainText('userInfo');
  await panel(page).getByRole('button', { name: 'Delete all of it' }).click();
  await leaving;
  await expect(page.locator('html')).toHaveAttribute('data-signed', 'out');
  expect(await page.evaluate(() => localStorage.getItem('userInfo'))).toBeNull();
});

test('broken and foreign stored values cause no errors, and are replaced', breadth, async ({ page }) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('broken')) return;
    sessionStorage.setItem('broken', 'true');
    const broken = {
      userLanguage: 'ES-co',
      userCountry: '"><script>',
      requestLanguage: 'yes',
      consent: 'true',
      consentReceipt: '{"id":',
      'accessibility-settings': '[1,2',
      modalWePower: '{}',
      idnoty: 'NaN',
      cerradoPopup: '1',
      popup_ES_1: '',
      userInfo: 'null',
      hischat: '{"length":9}',
    };
    for (const [key, text] of Object.entries(broken)) localStorage.setItem(key, text);
  });
  await page.goto('/es-co/en', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Accessibility settings' }).click();
  await expect(page.getByRole('switch', { name: 'Grayscale' })).toHaveAttribute('aria-checked', 'false');
  const now = await page.evaluate(() => ({ ...localStorage }) as Record<string, string>);
  expect(now).toMatchObject({ userLanguage: 'es' });
  expect(Object.keys(now)).not.toContain('consentReceipt');
  expect(Object.keys(now)).not.toContain('requestLanguage');
});

test('a full storage causes no errors', breadth, async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto('/en-ca/en');
  await page.getByRole('button', { name: 'Only necessary' }).click();
  await expect(page.getByRole('region', { name: /Cookies/ })).toBeHidden();
  await chooseCountry(page, /Colombia/);
  await expect(page.locator('html')).toHaveAttribute('data-country', 'co');
  await page.goto('/company_about/en');
  await expect(page.locator('html'), 'the cookie remembers').toHaveAttribute('data-country', 'co');
});
