import type { Page } from '@playwright/test';
import { languageCodes } from '../src/site/languages.ts';
import { bell } from './support/account-header.ts';
import { axe } from './support/axe.ts';
import { breadth } from './support/breadth.ts';
import { settled } from './support/settled.ts';
import { ana, serveBell, signInBefore, storeBefore } from './support/signed-in.ts';
import { expect, test } from './support/site.ts';
import { watchReact } from './support/watch-react.ts';
import { withoutMotion } from './support/without-motion.ts';

test.use(withoutMotion);

test.use({ viewport: { width: 1440, height: 900 } });

const panel = (page: Page) => page.locator('header').getByRole('region', { name: /^Notifica/ });
const entries = (page: Page) => panel(page).locator('li button');
const notice = (page: Page) => page.locator('#toasts > div');

test.beforeEach(async ({ context }) => {
  await storeBefore(context, 'consent', 'false');
  await signInBefore(context);
});

test('the number is requested with the token and the page’s language, without React', async ({ page }) => {
  const hasReact = watchReact(page);
  const { requests } = await serveBell(page);
  await page.goto('/fr');
  await expect(bell(page)).toHaveAccessibleName('Notifications (2 non lues)');
  expect(requests).toEqual([{ body: { token: ana.token, email: ana.usuario_correo }, language: 'fr-CA' }]);
  expect(await hasReact()).toBe(false);
  await expect(bell(page)).toHaveAttribute('href', '/dashboard/fr?view=notifications');
  await expect(bell(page), 'a link as long as it sleeps').not.toHaveAttribute('role');
});

test(
  'the number of unread is shown up to 99, and named in full, also beyond what is listed',
  breadth,
  async ({ page }) => {
    const server = await serveBell(page);
    for (const [count, badge, name] of [
      [0, '', 'Notifications'],
      [1, '1', 'Notifications (1 unread)'],
      [12, '12', 'Notifications (12 unread)'],
      [160, '99+', 'Notifications (160 unread)'],
    ] as const) {
      server.total = count;
      server.unread = Array.from({ length: Math.min(count, 30) }, (_, id) => ({
        id: id + 1,
        titulo: `No. ${id}`,
        contenido: 'Text',
      }));
      const before = server.requests.length;
      await page.goto('/en');
      await expect.poll(() => server.requests.length).toBe(before + 1);
      await expect(bell(page).locator('[aria-hidden=true]:not(svg)')).toHaveText(badge);
      await expect(bell(page)).toHaveAccessibleName(name);
    }
  },
);

test('a lost connection shows no error and does not change the header', breadth, async ({ page, allow }) => {
  allow(/notificaciones_campana|ERR_FAILED/);
  await page.route('**/api/app/**', (route) => route.abort());
  await page.goto('/en', { waitUntil: 'networkidle' });
  await expect(bell(page)).toHaveAccessibleName('Notifications');
  await expect(notice(page)).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('userInfo'))).not.toBeNull();
});

test('the panel toggles, and closes by Escape, a click outside or another panel', async ({ page }) => {
  await serveBell(page);
  await page.goto('/en');
  await bell(page).click();
  await expect(entries(page)).toHaveText([/^We’ve answered you/, /^Welcome to Hormiga/]);
  await expect(bell(page)).toHaveRole('button');
  await expect(bell(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(panel(page).getByRole('link', { name: 'See all' })).toHaveAttribute(
    'href',
    '/dashboard/en?view=notifications',
  );
  await bell(page).click();
  await expect(panel(page)).toHaveCount(0);
  await bell(page).click();
  await entries(page).first().focus();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(bell(page)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(panel(page)).toBeVisible();
  await page.mouse.click(200, 860);
  await expect(panel(page)).toHaveCount(0);
  await bell(page).click();
  await page.locator('header summary', { hasText: 'Country' }).click();
  await expect(panel(page)).toHaveCount(0);
  await expect(page.locator('header details[open]')).toHaveCount(1);
  await bell(page).click();
  await expect(panel(page)).toBeVisible();
  await expect(page.locator('header details[open]')).toHaveCount(0);
  await page.locator('nav summary').first().hover();
  await expect(panel(page)).toHaveCount(0);
  expect(new URL(page.url()).pathname, 'no press followed the link').toBe('/en');
});

test('the first click opens the panel', async ({ page }) => {
  await serveBell(page);
  await page.goto('/en');
  await expect(bell(page)).toContainText('2');
  await page.route('**/assets/chunks/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await bell(page).click();
  await expect(entries(page)).toHaveCount(2);
  await expect(page).toHaveURL('/en');
});

test('clicking a notification marks it, reloads the list and closes the panel', breadth, async ({ page }) => {
  const server = await serveBell(page);
  await page.goto('/en');
  await bell(page).click();
  await expect(entries(page)).toHaveCount(2);
  const before = server.requests.length;
  let release = () => {};
  server.hold = new Promise<void>((resolve) => {
    release = resolve;
  });
  await entries(page).first().dblclick();
  await expect(entries(page).first()).toHaveAttribute('aria-busy', 'true');
  await entries(page).last().click({ force: true });
  release();
  await expect(panel(page)).toHaveCount(0);
  expect(server.marked).toEqual([{ notificacion_id: 12, token: ana.token, email: ana.usuario_correo }]);
  expect(server.requests.length).toBe(before + 1);
  await expect(bell(page)).toBeFocused();
  await expect(bell(page)).toHaveAccessibleName('Notifications (1 unread)');
});

test(
  'an entry leads to what it is about once it is marked, and the panel says how many there are',
  breadth,
  async ({ page }) => {
    const server = await serveBell(page);
    server.unread = [{ id: 12, titulo: 'We’ve answered you', contenido: 'Text', url: '/company_about/en' }];
    server.total = 60;
    await page.goto('/en');
    await bell(page).click();
    await expect(panel(page).getByRole('link', { name: 'See all (60)' })).toBeVisible();
    await panel(page)
      .getByRole('link', { name: /^We’ve answered you/ })
      .click();
    await expect(page).toHaveURL('/company_about/en');
    expect(server.marked).toHaveLength(1);
  },
);

test('the panel says when there are no notifications', breadth, async ({ page }) => {
  await serveBell(page, []);
  await page.goto('/es');
  await bell(page).click();
  await expect(panel(page)).toContainText('Está al día');
  await expect(entries(page)).toHaveCount(0);
});

test('the panel shows that it is loading until the answer comes', breadth, async ({ page }) => {
  const server = await serveBell(page);
  server.hold = new Promise<void>(() => undefined);
  await page.goto('/en');
  await bell(page).click();
  await expect(panel(page).getByRole('status')).toHaveText('Checking for notifications…');
});

test('codes 2, 3, 4 and 7 for the list show a notice, and can be retried', async ({ page }) => {
  const server = await serveBell(page);
  await page.goto('/en');
  await expect(bell(page)).toContainText('2');
  for (const [code, description] of [
    [2, 'Some fields are wrong'],
    [3, 'Something failed on our side'],
    [4, 'The price or the state has changed'],
    [7, 'Too many requests, try again later'],
  ] as const) {
    server.errorCode = { code, description, of: 'list' };
    await bell(page).click();
    await expect(notice(page)).toContainText('Error');
    await expect(notice(page)).toContainText(description);
    await expect(panel(page)).toContainText('couldn’t be loaded');
    server.errorCode = undefined;
    await notice(page).getByRole('button', { name: 'Close' }).click();
    await panel(page).getByRole('button', { name: 'Try again' }).click();
    await expect(entries(page)).toHaveCount(2);
    await expect(panel(page)).not.toContainText('couldn’t be loaded');
    await page.keyboard.press('Escape');
    await expect(panel(page)).toHaveCount(0);
  }
});

test('a late failure does not affect a list that has loaded since', breadth, async ({ page }) => {
  const server = await serveBell(page);
  await page.goto('/en');
  await expect(bell(page)).toContainText('2');
  const before = server.requests.length;
  let release = () => {};
  server.hold = new Promise<void>((resolve) => {
    release = resolve;
  });
  await bell(page).click();
  await expect.poll(() => server.requests.length).toBe(before + 1);
  server.hold = Promise.resolve();
  await page.keyboard.press('Escape');
  await bell(page).click();
  await expect(entries(page)).toHaveCount(2);
  server.errorCode = { code: 3, description: 'Something failed on our side', of: 'list' };
  const late = page.waitForResponse('**/api/app/notificaciones_campana');
  release();
  await (await late).finished();
  await settled(page);
  await expect(panel(page)).not.toContainText('couldn’t be loaded');
  await expect(notice(page)).toHaveCount(0);
});

test('a notification that cannot be marked shows a notice, and can be retried', breadth, async ({ page }) => {
  const server = await serveBell(page);
  server.errorCode = { code: 3, description: 'There is nothing at this address', of: 'mark' };
  await page.goto('/en');
  await bell(page).click();
  await entries(page).last().click();
  await expect(notice(page)).toContainText('There is nothing at this address');
  await expect(entries(page)).toHaveCount(2);
  server.errorCode = undefined;
  await panel(page).getByRole('button', { name: 'Try again' }).click();
  await expect(panel(page)).toHaveCount(0);
  expect(server.unread.map(({ id }) => id)).toEqual([12]);
});

test('an expired token shows the notice and signs out', async ({ page }) => {
  const server = await serveBell(page);
  await page.goto('/en');
  await expect(bell(page)).toContainText('2');
  server.errorCode = { code: 5, description: 'Sign in first', of: 'list' };
  await bell(page).click();
  await expect(notice(page)).toContainText('Sign in first');
  await expect(bell(page)).toBeHidden();
  await expect(page.locator('header').getByRole('link', { name: 'Sign in' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('userInfo'))).toBeNull();
});

test('a missing answer shows the error in the page’s language', breadth, async ({ page, allow }) => {
  allow(/notificaciones_campana|ERR_FAILED/);
  await page.route('**/api/app/**', (route) => route.abort());
  await page.goto('/es');
  await bell(page).click();
  await expect(notice(page)).toContainText('Revise su conexión');
  await expect(panel(page).getByRole('button', { name: 'Intentar de nuevo' })).toBeVisible();
});

for (const language of languageCodes) {
  test(`the panel is accessible in ${language}, in every state`, breadth, async ({ page }) => {
    const server = await serveBell(page);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(`/${language}`);
    await bell(page).click();
    await expect(entries(page)).toHaveCount(2);
    await axe(page, 'header');
    server.errorCode = { code: 3, description: 'Something failed on our side', of: 'list' };
    await page.keyboard.press('Escape');
    await bell(page).click();
    await expect(notice(page)).toBeVisible();
    await page.emulateMedia({ colorScheme: 'dark' });
    await axe(page, 'header, #toasts');
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  test('the panel fits, also with text at twice its size', breadth, async ({ page }) => {
    const long = [{ id: 1, titulo: 'A'.repeat(60), contenido: 'https://example.com/'.repeat(6) }];
    await serveBell(page, long);
    await page.goto('/en');
    await bell(page).tap();
    await expect(entries(page)).toHaveCount(1);
    for (const size of ['100%', '200%']) {
      await page.evaluate((value) => document.documentElement.style.setProperty('font-size', value), size);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), size).toBeLessThanOrEqual(0);
      await expect(panel(page)).toBeInViewport({ ratio: 0.5 });
    }
  });
});
