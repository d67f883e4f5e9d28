import type { Page } from '@playwright/test';
import { accountMenu, accountOpener, bell, firstPicture, signInLink } from './support/account-header.ts';
import { breadth } from './support/breadth.ts';
import { layoutShift } from './support/layout-shift.ts';
import { settled } from './support/settled.ts';
import { ana, handover, serveBell, servePerson, sessionOf, signInBefore, storeBefore } from './support/signed-in.ts';
import { expect, test } from './support/site.ts';
import { withoutMotion } from './support/without-motion.ts';

test.use(withoutMotion);

test.use({ viewport: { width: 1440, height: 900 } });

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

test.beforeEach(async ({ context }) => {
  await storeBefore(context, 'consent', 'false');
});

test('one cookie passes on the signed-in person, another that they signed out', async ({ page, context, site }) => {
  await serveBell(page);
  await context.addCookies([handover(site.origin, { ...ana, usuario_nombre: 'Ñandú «Ana»; 100 %' })]);
  await page.goto('/company_about/en', { waitUntil: 'commit' });
  await page.waitForFunction(() => document.querySelector('#content'));
  expect(await firstPicture(page)).toEqual({ name: ['Ñandú «Ana»; 100 %'], anonymous: [] });
  expect(await context.cookies()).toEqual([]);
  expect(JSON.parse((await stored(page, 'userInfo')) ?? '')).toEqual({ ...ana, usuario_nombre: 'Ñandú «Ana»; 100 %' });

  await page.evaluate(() => localStorage.setItem('hischat', '[]'));
  await context.addCookies([handover(site.origin, 'out')]);
  await page.goto('/en');
  expect(await firstPicture(page)).toEqual({ name: [], anonymous: ['Sign in', 'Sign up'] });
  expect([await stored(page, 'userInfo'), await stored(page, 'hischat')]).toEqual([null, null]);
  expect(await context.cookies()).toEqual([]);
});

test('a page with a session but no stored person requests the person', breadth, async ({ page, context, site }) => {
  await context.addCookies([sessionOf(site.origin)]);
  const { requests } = await serveBell(page);
  const person = await servePerson(page, ana);
  await page.goto('/en');
  await expect(accountOpener(page)).toContainText('Ana Pérez');
  expect(JSON.parse((await stored(page, 'userInfo')) ?? '')).toEqual(ana);
  await expect.poll(() => requests.length).toBe(1);
  expect(await layoutShift(page), 'the name has its place').toBeLessThanOrEqual(0.01);
  await page.goto('/company_about/en');
  await expect(accountOpener(page)).toContainText('Ana Pérez');
  expect(person.requests).toBe(1);
});

test('an expired session shows the signed-out header', breadth, async ({ page, context, site }) => {
  await context.addCookies([sessionOf(site.origin)]);
  await servePerson(page, undefined);
  await page.goto('/en');
  await expect(signInLink(page)).toBeVisible();
  await expect(accountOpener(page)).toBeHidden();
});

test('an expired token is deleted', breadth, async ({ page, context }) => {
  await signInBefore(context);
  const server = await serveBell(page);
  server.errorCode = { code: 5, description: 'Sign in first', of: 'list' };
  await page.goto('/en');
  await expect(signInLink(page)).toBeVisible();
  await expect(accountOpener(page)).toBeHidden();
  expect(await stored(page, 'userInfo')).toBeNull();
});

test('signing out clears the stored data before leaving the page, and in another tab', async ({ context }) => {
  await signInBefore(context);
  await serveBell(context);
  const [here, there] = [await context.newPage(), await context.newPage()];
  let atLeaving: unknown;
  await context.route('**/api/glogin/logout', async (route) => {
    atLeaving = await there.evaluate(() => [localStorage.getItem('userInfo'), localStorage.getItem('hischat')]);
    await route.fulfill({ status: 303, headers: { location: '/en' } });
  });
  await there.goto('/company_about/en');
  await here.goto('/en');
  await here.evaluate(() => localStorage.setItem('hischat', '[]'));
  await expect(bell(here)).toContainText('2');
  await expect(bell(there)).toContainText('2');
  await accountOpener(here).click();
  await accountMenu(here).getByRole('link', { name: 'Sign out' }).click();
  await expect(here).toHaveURL('/en');
  expect(atLeaving).toEqual([null, null]);
  await expect(signInLink(here)).toBeVisible();
  await expect(signInLink(there)).toBeVisible();
  await expect(accountOpener(there)).toBeHidden();
});

test('a private page is hidden and reloaded after signing out in another tab', async ({ context }) => {
  await signInBefore(context);
  await serveBell(context);
  const [here, there] = [await context.newPage(), await context.newPage()];
  await here.goto('/en');
  await there.goto('/company_about/en');
  await expect(bell(there)).toContainText('2');
  await there.evaluate(() => document.querySelector('main')?.setAttribute('data-private', ''));
  const reloaded = there.waitForEvent('load');
  await here.evaluate(() => localStorage.removeItem('userInfo'));
  await expect(there.locator('main')).toBeHidden();
  await reloaded;
  await expect(there.locator('main')).toBeVisible();
});

test('signing in in another tab changes this one', breadth, async ({ context }) => {
  await serveBell(context);
  const [here, there] = [await context.newPage(), await context.newPage()];
  await there.goto('/company_about/en');
  await here.goto('/en');
  await expect(signInLink(there)).toBeVisible();
  await here.evaluate((text) => localStorage.setItem('userInfo', text), JSON.stringify(ana));
  await expect(accountOpener(there)).toContainText('Ana Pérez');
  await expect(bell(there)).toContainText('2');
  await expect(signInLink(there)).toBeHidden();
});

test(
  'the number belongs to the person signed in now, also after a late answer for another',
  breadth,
  async ({ page, context }) => {
    await signInBefore(context);
    const server = await serveBell(page);
    const ofAna = server.unread;
    let release = () => {};
    server.hold = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.goto('/en');
    await expect.poll(() => server.requests.length).toBe(1);
    server.hold = Promise.resolve();
    server.unread = ofAna.slice(0, 1);
    await page.evaluate(
      (text) => {
        localStorage.setItem('userInfo', text);
        dispatchEvent(new StorageEvent('storage', { key: 'userInfo' }));
      },
      JSON.stringify({ ...ana, token: 'token-of-luis', usuario_correo: 'luis@example.com' }),
    );
    await expect(bell(page)).toHaveAccessibleName('Notifications (1 unread)');
    server.unread = ofAna;
    const late = page.waitForResponse('**/api/app/notificaciones_campana');
    release();
    await (await late).finished();
    await settled(page);
    await expect(bell(page)).toHaveAccessibleName('Notifications (1 unread)');
  },
);

test('broken stored values count as signed out', breadth, async ({ page }) => {
  for (const text of ['null', '{', '[]', '"in"', '{"token":"t"}', '{"usuario_correo":"a@b.co"}']) {
    await page.addInitScript((broken) => localStorage.setItem('userInfo', broken), text);
    await page.goto('/en');
    await expect(signInLink(page), text).toBeVisible();
    await expect(accountOpener(page), text).toBeHidden();
  }
});

test('a signed-out visitor makes no account requests', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => request.url().includes('/api/app/') && requests.push(request.url()));
  await page.goto('/en', { waitUntil: 'networkidle' });
  expect(requests).toEqual([]);
});
