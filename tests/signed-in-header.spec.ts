import { accountMenu, accountOpener, bell, firstPicture, signInLink } from './support/account-header.ts';
import { axe, axeInTheme } from './support/axe.ts';
import { breadth, breadthUnless } from './support/breadth.ts';
import { layoutShift } from './support/layout-shift.ts';
import { serveBell, sessionOf, signInBefore, storeBefore } from './support/signed-in.ts';
import { expect, test } from './support/site.ts';
import { withoutMotion } from './support/without-motion.ts';

test.use(withoutMotion);

test.use({ viewport: { width: 1440, height: 900 } });

test.beforeEach(async ({ context }) => {
  await storeBefore(context, 'consent', 'false');
});

test('name, address and photo are in the first paint', async ({ page, context }) => {
  await signInBefore(context, { usuario_foto: '/apple-touch-icon.png' });
  await serveBell(page);
  // Modules are blocked: only the HTML and the inline script run.
  await page.route('**/assets/entries/*.js', () => undefined);
  await page.goto('/en', { waitUntil: 'commit' });
  await page.waitForFunction(() => document.querySelector('#content'));
  expect(await firstPicture(page)).toEqual({ name: ['Ana Pérez'], anonymous: [] });
  await expect(accountOpener(page)).toContainText('ana.perez@example.com');
  await expect(accountOpener(page).locator('img')).toHaveAttribute('src', '/apple-touch-icon.png');
  await expect(page.locator('header').getByRole('link', { name: 'Book a meeting' })).toBeVisible();
});

test('nothing shifts while the header loads, or when the number arrives, on a phone or a desktop', async ({
  context,
}) => {
  await signInBefore(context, { usuario_foto: '/apple-touch-icon.png' });
  await serveBell(context);
  for (const width of [390, 1440]) {
    const page = await context.newPage();
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/fr', { waitUntil: 'networkidle' });
    await expect(bell(page)).toContainText('2');
    expect(await layoutShift(page), `at ${width} px`).toBeLessThanOrEqual(0.01);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the server renders the header of a signed-in visitor', async ({ page, context, site }) => {
    await page.goto('/en');
    await expect(signInLink(page)).toBeVisible();
    await expect(accountOpener(page)).toBeHidden();
    await context.addCookies([sessionOf(site.origin)]);
    await page.goto('/en');
    await expect(signInLink(page)).toBeHidden();
    await expect(accountOpener(page)).toContainText('My account');
    await expect(bell(page)).toHaveAttribute('href', '/dashboard/en?view=notifications');
    await accountOpener(page).click();
    await expect(accountMenu(page).getByRole('link')).toHaveText(['Website', 'Dashboard', 'Sign out']);
  });
});

for (const [what, info, shown] of [
  ['no name is called by the address', { usuario_nombre: '' }, 'ana.perez'],
  ['a name of another kind is shown as it is', { usuario_nombre: '<b>Ana & Co</b>' }, '<b>Ana & Co</b>'],
] as const) {
  test(`the header of a visitor with ${what}`, breadthUnless(info.usuario_nombre === ''), async ({ page, context }) => {
    await signInBefore(context, info);
    await serveBell(page);
    await page.goto('/en');
    await expect(accountOpener(page).locator('[data-shows=usuario_nombre]')).toHaveText(shown);
  });
}

test('a photo that does not load is replaced by the icon', breadth, async ({ page, context, allow }) => {
  allow(/status of 404/);
  await signInBefore(context, { usuario_foto: '/photos/gone.jpg' });
  await serveBell(page);
  await page.route('**/photos/gone.jpg', (route) => route.fulfill({ status: 404 }));
  await page.goto('/en');
  await expect(accountOpener(page).locator('img')).toHaveCount(0);
  await expect(accountOpener(page).locator('svg').first()).toBeVisible();
});

test('long names and addresses are truncated, and the header stays one line', breadth, async ({ page, context }) => {
  const long = 'Maximiliana-Guadalupe de los Ángeles Etxeberria-Aurrekoetxea';
  await signInBefore(context, { usuario_nombre: long, usuario_correo: `${'long.'.repeat(12)}name@example.com` });
  await serveBell(page);
  // The longest words.
  await page.goto('/fr');
  for (const width of [1216, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const header = await page.locator('header').first().boundingBox();
    expect(header?.height, `at ${width} px`).toBeLessThan(80);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
  const name = accountOpener(page).locator('[data-shows=usuario_nombre]');
  expect(await name.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
});

for (const [language, names] of [
  ['en', ['Website', 'Dashboard', 'Sign out']],
  ['es', ['Sitio web', 'Panel', 'Salir']],
  ['fr', ['Site Web', 'Tableau de bord', 'Se déconnecter']],
] as const) {
  const title = `the menu links to the website, the dashboard and signing out, ${language}`;
  test(title, breadth, async ({ page, context }) => {
    await signInBefore(context);
    await serveBell(page);
    await page.goto(`/company_about/${language}`);
    await accountOpener(page).click();
    const links = accountMenu(page).getByRole('link');
    await expect(links).toHaveText([...names]);
    const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(targets).toEqual([`/${language}`, `/dashboard/${language}`, '/api/glogin/logout']);
    await axeInTheme(page, 'header', language);
  });
}

test('the menu works by keyboard, and one panel is open at a time', breadth, async ({ page, context }) => {
  await signInBefore(context);
  await serveBell(page);
  await page.goto('/en');
  await accountOpener(page).focus();
  await page.keyboard.press('ArrowDown');
  await expect(accountMenu(page).getByRole('link', { name: 'Website' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(accountMenu(page).getByRole('link', { name: 'Sign out' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(accountOpener(page)).toBeFocused();
  await expect(accountMenu(page)).not.toHaveAttribute('open');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('nav summary').first()).toBeFocused();
  await accountOpener(page).click();
  await page.locator('header summary', { hasText: 'Country' }).click();
  await expect(page.locator('header details[open]')).toHaveCount(1);
});

test('without a session the arrow keys skip hidden entries', breadth, async ({ page }) => {
  await page.goto('/en');
  await page.locator('nav summary').first().focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('header summary', { hasText: 'Language' })).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('bell and photo are in the bar, name and address in the menu', async ({ page, context }) => {
    await signInBefore(context);
    await serveBell(page);
    await page.goto('/en');
    await expect(bell(page)).toBeInViewport();
    await expect(bell(page)).toContainText('2');
    await accountOpener(page).tap();
    await expect(accountMenu(page).locator('p')).toContainText('Ana Pérez');
    await expect(accountMenu(page).locator('p')).toContainText('ana.perez@example.com');
    await axe(page, 'header');
    await accountOpener(page).tap();
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    const drawer = page.locator('#site-menu');
    await expect(drawer.getByRole('link', { name: 'Book a meeting' })).toBeVisible();
    await expect(drawer.locator('[data-when-signed=out] a').first()).toBeHidden();
  });

  test('at 320 px with text at twice its size nothing is cut off', breadth, async ({ page, context }) => {
    await signInBefore(context, { usuario_correo: 'someone.with.a.long.address@a-long-domain.example.com' });
    await serveBell(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/fr');
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    for (const size of ['100%', '200%']) {
      await page.evaluate((value) => document.documentElement.style.setProperty('font-size', value), size);
      expect(await overflow(), size).toBeLessThanOrEqual(0);
      await accountOpener(page).tap();
      expect(await overflow(), size).toBeLessThanOrEqual(0);
      await accountOpener(page).tap();
    }
  });
});
