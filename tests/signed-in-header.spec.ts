import type { Page } from '@playwright/test';
import { axe, axeInTheme } from './support/axe.ts';
import { layoutShift } from './support/layout-shift.ts';
import { ana, handover, serveBell, servePerson, sessionOf, signInBefore, storeBefore } from './support/signed-in.ts';
import { expect, test } from './support/site.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const menu = (page: Page) => page.locator('header details', { has: page.locator('[data-sign-out]') });
const opener = (page: Page) => menu(page).locator('summary');
const bell = (page: Page) => page.locator('header [data-island=bell] a').first();
const signIn = (page: Page) => page.locator('header').getByRole('link', { name: /^(Sign in|Ingresar|Connexion)$/ });
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

test.beforeEach(async ({ context }) => {
  await storeBefore(context, 'consent', 'false');
});

/** What stood in the header when the browser painted for the first time, before any module of ours had run. */
async function firstPicture(page: Page) {
  return page.evaluate(() => {
    const shown = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(`header ${selector}`)]
        .filter((element) => element.checkVisibility())
        .map((element) => element.textContent);
    return { name: shown('summary [data-shows=usuario_nombre]'), anonymous: shown('[data-when-signed=out] a') };
  });
}

test('the name, the address and the photo are there before anything is painted', async ({ page, context }) => {
  await signInBefore(context, { usuario_foto: '/apple-touch-icon.png' });
  await serveBell(page);
  // Modules that never come: what is there is the work of the HTML and of the script before the first paint.
  await page.route('**/assets/entries/*.js', () => undefined);
  await page.goto('/en', { waitUntil: 'commit' });
  await page.waitForFunction(() => document.querySelector('#content'));
  expect(await firstPicture(page)).toEqual({ name: ['Ana Pérez'], anonymous: [] });
  await expect(opener(page)).toContainText('ana.perez@example.com');
  await expect(opener(page).locator('img')).toHaveAttribute('src', '/apple-touch-icon.png');
  await expect(page.locator('header').getByRole('link', { name: 'Book a meeting' })).toBeVisible();
});

test('nothing moves while it loads, on a phone or a desktop, nor when the number comes', async ({ context }) => {
  await signInBefore(context, { usuario_foto: '/apple-touch-icon.png' });
  await serveBell(context);
  for (const width of [390, 1440]) {
    const page = await context.newPage();
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/fr', { waitUntil: 'networkidle' });
    await expect(bell(page)).toContainText('2');
    expect(await layoutShift(page), `at ${width} px`).toBe(0);
  }
});

test('a cookie hands over who has signed in, and another that they have left', async ({ page, context, site }) => {
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the server shows the header of whoever has a session', async ({ page, context, site }) => {
    await page.goto('/en');
    await expect(signIn(page)).toBeVisible();
    await expect(opener(page)).toBeHidden();
    await context.addCookies([sessionOf(site.origin)]);
    await page.goto('/en');
    await expect(signIn(page)).toBeHidden();
    await expect(opener(page)).toContainText('My account');
    await expect(bell(page)).toHaveAttribute('href', '/dashboard/en?view=notifications');
    await opener(page).click();
    await expect(menu(page).getByRole('link')).toHaveText(['Website', 'Dashboard', 'Sign out']);
  });
});

test('a page that only the server knows to be somebody’s asks who it is', async ({ page, context, site }) => {
  await context.addCookies([sessionOf(site.origin)]);
  const { asked } = await serveBell(page);
  const person = await servePerson(page, ana);
  await page.goto('/en');
  await expect(opener(page)).toContainText('Ana Pérez');
  expect(JSON.parse((await stored(page, 'userInfo')) ?? '')).toEqual(ana);
  await expect.poll(() => asked.length).toBe(1);
  expect(await layoutShift(page), 'the name has its place').toBe(0);
  await page.goto('/company_about/en');
  await expect(opener(page)).toContainText('Ana Pérez');
  expect(person.asked).toBe(1);
});

test('a session that is over leaves the header of everybody', async ({ page, context, site }) => {
  await context.addCookies([sessionOf(site.origin)]);
  await servePerson(page, undefined);
  await page.goto('/en');
  await expect(signIn(page)).toBeVisible();
  await expect(opener(page)).toBeHidden();
});

test('a token that is no longer good is forgotten', async ({ page, context }) => {
  await signInBefore(context);
  const server = await serveBell(page);
  server.fault = { code: 5, description: 'Sign in first', of: 'list' };
  await page.goto('/en');
  await expect(signIn(page)).toBeVisible();
  await expect(opener(page)).toBeHidden();
  expect(await stored(page, 'userInfo')).toBeNull();
});

for (const [what, info, shown] of [
  ['no name is called by the address', { usuario_nombre: '' }, 'ana.perez'],
  ['a name of another kind is shown as it is', { usuario_nombre: '<b>Ana & Co</b>' }, '<b>Ana & Co</b>'],
] as const) {
  test(`whoever has ${what}`, async ({ page, context }) => {
    await signInBefore(context, info);
    await serveBell(page);
    await page.goto('/en');
    await expect(opener(page).locator('[data-shows=usuario_nombre]')).toHaveText(shown);
  });
}

test('a photo that does not load leaves the icon', async ({ page, context, allow }) => {
  allow(/status of 404/);
  await signInBefore(context, { usuario_foto: '/photos/gone.jpg' });
  await serveBell(page);
  await page.route('**/photos/gone.jpg', (route) => route.fulfill({ status: 404 }));
  await page.goto('/en');
  await expect(opener(page).locator('img')).toHaveCount(0);
  await expect(opener(page).locator('svg').first()).toBeVisible();
});

test('long names and addresses are cut, and the header stays one line', async ({ page, context }) => {
  const long = 'Maximiliana-Guadalupe de los Ángeles Etxeberria-Aurrekoetxea';
  await signInBefore(context, { usuario_nombre: long, usuario_correo: `${'long.'.repeat(12)}name@example.com` });
  await serveBell(page);
  for (const language of ['en', 'es', 'fr']) {
    await page.goto(`/${language}`);
    for (const width of [1216, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const header = await page.locator('header').first().boundingBox();
      expect(header?.height, `${language} at ${width} px`).toBeLessThan(80);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
  }
  const name = opener(page).locator('[data-shows=usuario_nombre]');
  expect(await name.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
});

test('the menu leads to the website, the dashboard and out, in three languages', async ({ page, context }) => {
  await signInBefore(context);
  await serveBell(page);
  for (const [language, names] of [
    ['en', ['Website', 'Dashboard', 'Sign out']],
    ['es', ['Sitio web', 'Panel', 'Salir']],
    ['fr', ['Site Web', 'Tableau de bord', 'Se déconnecter']],
  ] as const) {
    await page.goto(`/company_about/${language}`);
    await opener(page).click();
    const links = menu(page).getByRole('link');
    await expect(links).toHaveText([...names]);
    const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(targets).toEqual([`/${language}`, `/dashboard/${language}`, '/api/glogin/logout']);
    await axeInTheme(page, 'header', language);
  }
});

test('the menu works by keyboard, and one panel is open at a time', async ({ page, context }) => {
  await signInBefore(context);
  await serveBell(page);
  await page.goto('/en');
  await opener(page).focus();
  await page.keyboard.press('ArrowDown');
  await expect(menu(page).getByRole('link', { name: 'Website' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(menu(page).getByRole('link', { name: 'Sign out' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opener(page)).toBeFocused();
  await expect(menu(page)).not.toHaveAttribute('open');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('nav summary').first()).toBeFocused();
  await opener(page).click();
  await page.locator('header summary', { hasText: 'Country' }).click();
  await expect(page.locator('header details[open]')).toHaveCount(1);
});

test('for everybody else the arrows pass over what is not there', async ({ page }) => {
  await page.goto('/en');
  await page.locator('nav summary').first().focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('header summary', { hasText: 'Language' })).toBeFocused();
});

test('signing out clears what is stored before the page is left, and in another tab', async ({ context }) => {
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
  await opener(here).click();
  await menu(here).getByRole('link', { name: 'Sign out' }).click();
  await expect(here).toHaveURL('/en');
  expect(atLeaving).toEqual([null, null]);
  await expect(signIn(here)).toBeVisible();
  await expect(signIn(there)).toBeVisible();
  await expect(opener(there)).toBeHidden();
});

test('a page of one person alone is hidden and asked for anew when they leave in another tab', async ({ context }) => {
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

test('signing in in another tab changes this one', async ({ context }) => {
  await serveBell(context);
  const [here, there] = [await context.newPage(), await context.newPage()];
  await there.goto('/company_about/en');
  await here.goto('/en');
  await expect(signIn(there)).toBeVisible();
  await here.evaluate((text) => localStorage.setItem('userInfo', text), JSON.stringify(ana));
  await expect(opener(there)).toContainText('Ana Pérez');
  await expect(bell(there)).toContainText('2');
  await expect(signIn(there)).toBeHidden();
});

test('the number is that of whoever is signed in now, also where the answer to the one before comes late', async ({
  page,
  context,
}) => {
  await signInBefore(context);
  const server = await serveBell(page);
  const ofAna = server.unread;
  let letGo = () => {};
  server.hold = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.goto('/en');
  await expect.poll(() => server.asked.length).toBe(1);
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
  letGo();
  await (await late).finished();
  await page.waitForTimeout(200);
  await expect(bell(page)).toHaveAccessibleName('Notifications (1 unread)');
});

test('broken values are nobody', async ({ page }) => {
  for (const text of ['null', '{', '[]', '"in"', '{"token":"t"}', '{"usuario_correo":"a@b.co"}']) {
    await page.addInitScript((broken) => localStorage.setItem('userInfo', broken), text);
    await page.goto('/en');
    await expect(signIn(page), text).toBeVisible();
    await expect(opener(page), text).toBeHidden();
  }
});

test('nobody who is not signed in asks for anything of an account', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/api/app/') && asked.push(request.url()));
  await page.goto('/en', { waitUntil: 'networkidle' });
  expect(asked).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('bell and photo stand in the bar, name and address in the menu', async ({ page, context }) => {
    await signInBefore(context);
    await serveBell(page);
    await page.goto('/en');
    await expect(bell(page)).toBeInViewport();
    await expect(bell(page)).toContainText('2');
    await opener(page).tap();
    await expect(menu(page).locator('p')).toContainText('Ana Pérez');
    await expect(menu(page).locator('p')).toContainText('ana.perez@example.com');
    await axe(page, 'header');
    await opener(page).tap();
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    const drawer = page.locator('#site-menu');
    await expect(drawer.getByRole('link', { name: 'Book a meeting' })).toBeVisible();
    await expect(drawer.locator('[data-when-signed=out] a').first()).toBeHidden();
  });

  test('at 320 px with text at twice its size nothing is cut off', async ({ page, context }) => {
    await signInBefore(context, { usuario_correo: 'someone.with.a.long.address@a-long-domain.example.com' });
    await serveBell(page);
    await page.setViewportSize({ width: 320, height: 640 });
    for (const language of ['en', 'es', 'fr']) {
      await page.goto(`/${language}`);
      for (const size of ['100%', '200%']) {
        await page.evaluate((value) => document.documentElement.style.setProperty('font-size', value), size);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), size).toBeLessThanOrEqual(
          0,
        );
        await opener(page).tap();
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), size).toBeLessThanOrEqual(
          0,
        );
        await opener(page).tap();
      }
    }
  });
});
