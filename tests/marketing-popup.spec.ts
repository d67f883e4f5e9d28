import type { Page } from '@playwright/test';
import { axe } from './support/axe.ts';
import { breadth } from './support/breadth.ts';
import { runCommand } from './support/run-command.ts';
import { test as base, expect } from './support/site.ts';

const delay = 180_000;
const call = '/marketing/marketing_get_notificacion_pub';
const popup = (page: Page) => page.locator('#marketing-popup');
const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }) as Record<string, string>);

const test = base.extend<{ add: (...options: string[]) => Promise<string> }>({
  /** Adds a Spanish notification for one test; returns its number. */
  add: async ({ site }, use) => {
    const added: string[] = [];
    await use(async (...options) => {
      const text = options.includes('--text') ? [] : ['--text', 'Hasta el viernes'];
      const output = await runCommand(site, 'marketing', 'add', '--language', 'es', ...text, ...options);
      const id = /\d+/.exec(output)?.[0] ?? '';
      added.push(id);
      return id;
    });
    for (const id of added) await runCommand(site, 'marketing', 'end', id);
  },
});

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    if (!localStorage.getItem('consent')) localStorage.setItem('consent', 'true');
  });
  await page.clock.install();
});

/** Counts the requests, and advances the clock of a loaded page. */
async function open(page: Page, address: string): Promise<{ calls: string[] }> {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(call)) calls.push(request.postData() ?? '');
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  return { calls };
}

test('the popup opens once, three minutes after loading, and closing it is stored', async ({ page, add }) => {
  const id = await add();
  const { calls } = await open(page, '/es-co/es');
  await page.clock.fastForward(delay - 5_000);
  await page.waitForLoadState('networkidle');
  expect(calls).toEqual([]);
  await expect(popup(page)).toBeHidden();
  await page.clock.fastForward(5_000);
  await expect(popup(page)).toBeVisible();
  expect(calls).toEqual(['{"tipo":5}']);
  await expect(popup(page).getByRole('heading')).toHaveText('¿Listo para empezar su startup?');
  await expect(popup(page)).toContainText('Hasta el viernes');
  await expect(popup(page).getByRole('link')).toHaveAttribute('href', '/service_developing/es#Price');
  await axe(page, '#marketing-popup');
  expect(await stored(page)).toMatchObject({ [`popup_ES_${id}`]: 'true', idnoty: id });
  expect(await stored(page)).not.toHaveProperty('cerradoPopup');
  await page.keyboard.press('Escape');
  await expect(popup(page)).toBeHidden();
  expect(await stored(page)).toHaveProperty('cerradoPopup', 'true');

  const again = await open(page, '/es-co/es');
  const answered = page.waitForResponse(`**${call}`);
  await page.clock.fastForward(delay);
  await answered;
  await page.clock.runFor(5_000);
  expect(again.calls).toHaveLength(1);
  await expect(popup(page)).toBeHidden();
});

test('the popup shows the notification’s text and link', breadth, async ({ page, add }) => {
  const text = 'Uno <b>y</b> medio\\n\\nDos';
  await add('--text', text, '--title', 'Siete días gratis', '--button', 'Probar', '--target', '/tryit');
  await open(page, '/welcome/es');
  await page.clock.fastForward(delay);
  await expect(popup(page).getByRole('heading')).toHaveText('Siete días gratis');
  await expect(popup(page).locator('p')).toHaveText(['Uno <b>y</b> medio', 'Dos']);
  await popup(page).getByRole('link', { name: 'Probar' }).click();
  await expect(page).toHaveURL('/tryit/es');
});

test('the popup is not shown in another language, or without a notification', breadth, async ({ page, add }) => {
  const { calls } = await open(page, '/en-us/en');
  let answered = page.waitForResponse(`**${call}`);
  await page.clock.fastForward(delay);
  expect(await (await answered).json()).toEqual({ CODE: 6, DESCRIPTION: expect.any(String), DATA: {} });
  await add();
  await open(page, '/es-co/en');
  answered = page.waitForResponse(`**${call}`);
  await page.clock.fastForward(delay);
  expect(await (await answered).json()).toMatchObject({ CODE: 1, DATA: { idioma: 'ES' } });
  await page.clock.runFor(5_000);
  await expect(popup(page)).toBeHidden();
  expect(calls.length).toBeGreaterThan(0);
});

test('the popup waits while the visitor types, and for an open dialog', breadth, async ({ page, add }) => {
  await add();
  await open(page, '/es-co/es');
  await page.evaluate(() => {
    document.querySelector('main')?.prepend(Object.assign(document.createElement('textarea'), { id: 'typed' }));
  });
  await page.locator('#typed').fill('Hola');
  const answered = page.waitForResponse(`**${call}`);
  await page.clock.fastForward(delay);
  await answered;
  await page.clock.runFor(3_000);
  await expect(popup(page)).toBeHidden();
  await page.getByRole('link', { name: 'Ayuda y contacto' }).click();
  await page.clock.runFor(3_000);
  await expect(popup(page)).toBeHidden();
  await page.keyboard.press('Escape');
  await page.clock.runFor(3_000);
  await expect(popup(page)).toBeVisible();
});

test('the popup ends when the visitor withdraws consent, also in another tab', async ({ page, context, add }) => {
  await add();
  const { calls } = await open(page, '/es-co/es');
  const other = await context.newPage();
  await other.goto('/company_about/es');
  await other.evaluate(() => localStorage.setItem('consent', 'false'));
  await expect(page.locator('html')).toHaveAttribute('data-consent', 'false');
  await page.clock.fastForward(delay * 2);
  await page.waitForLoadState('networkidle');
  expect(calls).toEqual([]);
  await expect(popup(page)).toBeHidden();
});

test('the popup starts in a tab when the visitor agrees in another one', breadth, async ({ page, context, add }) => {
  await add();
  await page.addInitScript(() => localStorage.removeItem('consent'));
  await open(page, '/es-co/es');
  const other = await context.newPage();
  await other.goto('/company_about/es');
  await other.evaluate(() => localStorage.setItem('consent', 'true'));
  await expect(page.locator('html')).toHaveAttribute('data-consent', 'true');
  await page.waitForLoadState('networkidle');
  await page.clock.fastForward(delay);
  await expect(popup(page)).toBeVisible();
});

test('the popup is not shown when the request fails', breadth, async ({ page, add, allow }) => {
  allow(/marketing_get_notificacion_pub|Failed to load/);
  await add();
  await page.route(`**${call}`, (route) => route.abort());
  await open(page, '/es-co/es');
  const failed = page.waitForEvent('requestfailed');
  await page.clock.fastForward(delay);
  await failed;
  await page.clock.runFor(5_000);
  await expect(popup(page)).toBeHidden();
});
