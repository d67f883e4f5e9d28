import type { Page } from '@playwright/test';
import { consentVersion } from '../src/features/consent/consent-text.ts';
import { purposes } from '../src/site/purposes.ts';
import { axe } from './support/axe.ts';
import { breadth, breadthUnless } from './support/breadth.ts';
import { expect, test } from './support/site.ts';
import { withoutMotion } from './support/without-motion.ts';

test.use(withoutMotion);

const settings = (page: Page) => page.getByRole('dialog', { name: 'Cookie settings' });
const openSettings = (page: Page) => page.getByRole('link', { name: 'Cookie settings' }).click();
const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }) as Record<string, string>);
const receipts = '**/preferences/consent';

for (const answer of [undefined, 'false'] as const) {
  test(
    `nothing optional runs when the answer is ${answer}: no request, no cookie, no key`,
    breadthUnless(!answer),
    async ({ page, context, site }) => {
      const unexpected: string[] = [];
      page.on('request', (request) => {
        const isOurs = request.url().startsWith(site.origin) && request.method() === 'GET';
        if (!isOurs) unexpected.push(`${request.method()} ${request.url()}`);
      });
      if (answer) await page.addInitScript((value) => localStorage.setItem('consent', value), answer);
      await page.clock.install();
      for (const address of ['/en-us', '/products', '/products/suppmail', '/welcome', '/email-masivo', '/politics']) {
        await page.goto(`${address}/en`, { waitUntil: 'networkidle' });
        await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
        await page.clock.runFor(600_000);
        await page.waitForLoadState('networkidle');
      }
      expect(unexpected).toEqual([]);
      expect(await context.cookies()).toEqual([]);
      const necessary = ['consent', 'modalWePower'];
      expect(Object.keys(await stored(page)).filter((key) => !necessary.includes(key))).toEqual([]);
    },
  );
}

test('an answer sends a receipt with purposes, version and time, but no person', async ({ page, context }) => {
  const sent = page.waitForResponse(receipts);
  await page.goto('/company_about/en');
  await page.getByRole('button', { name: 'Accept' }).click();
  const response = await sent;
  const receipt = response.request().postDataJSON();
  expect(receipt).toMatchObject({ purposes: [...purposes], version: consentVersion, language: 'en' });
  const { CODE, DATA } = await response.json();
  expect(CODE).toBe(1);
  await expect.poll(async () => JSON.parse((await stored(page))['consentReceipt'] ?? '{}').at).toBe(DATA.at);
  expect(await context.cookies()).toEqual([]);

  const second = page.waitForRequest(receipts);
  await openSettings(page);
  await settings(page).getByRole('button', { name: 'Only necessary' }).click();
  const other = (await second).postDataJSON();
  expect(other).toMatchObject({ visitor: receipt.visitor, purposes: [] });
  expect(other.id).not.toBe(receipt.id);
});

test('a receipt that failed is sent once by the next page', breadth, async ({ page, allow }) => {
  allow(/preferences\/consent|Failed to load resource/);
  const tried: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/preferences/consent')) tried.push(request.postDataJSON().id);
  });
  await page.route(receipts, (route) => route.abort());
  await page.goto('/company_about/en');
  await page.getByRole('button', { name: 'Only necessary' }).click();
  await expect.poll(() => tried.length).toBe(1);
  await page.unroute(receipts);
  const answered = page.waitForResponse(receipts);
  await page.goto('/company_team/en');
  expect((await (await answered).json()).CODE).toBe(1);
  await page.goto('/company_work/en', { waitUntil: 'networkidle' });
  expect(tried).toHaveLength(2);
  expect(tried[0]).toBe(tried[1]);
});

/** Delays the request after an answer, like a bad connection. */
async function holdChunks(page: Page): Promise<() => Promise<void>> {
  let release = () => {};
  const free = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/chunks/*.js', (route) => free.then(() => route.continue()).catch(() => undefined));
  return async () => {
    release();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  };
}

test('an answer given while leaving the page is sent by the next page', breadth, async ({ page }) => {
  await page.goto('/company_about/en');
  const release = await holdChunks(page);
  await page.getByRole('button', { name: 'Only necessary' }).click();
  const sent = page.waitForRequest(receipts);
  await release();
  await page.goto('/company_team/en');
  expect((await sent).postDataJSON()).toMatchObject({ purposes: [], version: consentVersion });
});

test('the last of two quick answers counts, in one receipt', breadth, async ({ page }) => {
  const sent: string[][] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/preferences/consent')) sent.push(request.postDataJSON().purposes);
  });
  await page.goto('/company_about/en');
  const release = await holdChunks(page);
  await page.getByRole('button', { name: 'Accept' }).click();
  await openSettings(page);
  await settings(page).getByRole('button', { name: 'Only necessary' }).click();
  await release();
  await expect.poll(async () => JSON.parse((await stored(page))['consentReceipt'] ?? '{}').at).toBeTruthy();
  expect(new Set(sent.map(String))).toEqual(new Set(['']));
  expect(await stored(page)).not.toHaveProperty('consentPending');
});

test('the focus moves to the content after the banner is answered', breadth, async ({ page }) => {
  await page.goto('/company_about/en');
  await page.getByRole('button', { name: 'Only necessary' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
});

test('changing the answer in the footer applies immediately and deletes stored data', async ({ page }) => {
  await page.goto('/en-ca/en');
  await page.getByRole('button', { name: 'Accept' }).click();
  await page.evaluate(() => {
    for (const key of ['popup_EN_3', 'idnoty', 'cerradoPopup'])
      localStorage.setItem(key, key === 'idnoty' ? '3' : 'true');
  });
  await openSettings(page);
  await expect(settings(page).getByText('Your answer: everything accepted.')).toBeVisible();
  await expect(
    settings(page)
      .getByText(/Your answer: only|haven’t answered yet/)
      .first(),
  ).toBeHidden();
  await axe(page, '#cookie-settings');
  await settings(page).getByRole('button', { name: 'Only necessary' }).click();
  await expect(settings(page)).toBeHidden();
  await expect(page.getByText('Your answer is saved.').first()).toBeVisible();
  await expect(page.locator('#announcer')).toHaveText('Your answer is saved.');
  await expect.poll(async () => Object.keys(await stored(page)).sort()).toEqual(['consent', 'consentReceipt']);
  expect((await stored(page))['consent']).toBe('false');
  await openSettings(page);
  await expect(settings(page).getByText('Your answer: only what’s necessary.')).toBeVisible();
});

test('consent to an older text is asked for again', breadth, async ({ page }) => {
  await page.addInitScript(() => {
    if (localStorage.getItem('consent')) return;
    const id = '6f2b5f0e-8a55-4d5e-9a57-0a6f0c1d2e3f';
    const receipt = { id, visitor: id, purposes: ['marketing'], version: '2020-01-01', language: 'en', at: 'then' };
    localStorage.setItem('consentReceipt', JSON.stringify(receipt));
    localStorage.setItem('consent', 'true');
  });
  await page.goto('/company_about/en');
  await expect(page.getByRole('region', { name: /Cookies/ })).toBeVisible();
});

test('an answer in one tab applies to the other one', breadth, async ({ page, context }) => {
  const other = await context.newPage();
  await page.goto('/company_about/en');
  await other.goto('/company_team/fr');
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(other.getByText('Les témoins, en deux phrases')).toBeHidden();
  await openSettings(page);
  await settings(page).getByRole('button', { name: 'Only necessary' }).click();
  await expect(other.locator('html')).toHaveAttribute('data-consent', 'false');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the footer links to the policy’s section about cookies', breadth, async ({ page }) => {
    await page.goto('/company_about/en');
    await page.getByRole('link', { name: 'Cookie settings' }).click();
    await expect(page).toHaveURL('/politics/en#storage');
    await expect(page.locator('#storage')).toBeInViewport();
  });
});
