import type { Page } from '@playwright/test';
import { codeFor, newAddress, signIn, writeTicket } from './support/account.ts';
import { breadth } from './support/breadth.ts';
import { expect, test } from './support/site.ts';
import { staffEmail } from './support/staff-email.ts';
import { withoutMotion } from './support/without-motion.ts';

test.use(withoutMotion);

const header = (page: Page) => page.locator('header');
const codeBox = (page: Page) => page.getByRole('textbox', { name: 'Code' });
const bell = (page: Page) => header(page).locator('[data-island=bell]');

test('a visitor signs up with a code, and returns to the previous page, signed in', async ({ page, site, allow }) => {
  allow(/status of 422/);
  const email = newAddress();
  await page.goto('/products/wabot/en?from=here');
  await header(page).getByRole('link', { name: 'Sign up' }).click();
  await page.getByRole('button', { name: 'Send me a code' }).click();
  const name = page.getByRole('textbox', { name: 'Name' });
  await expect(name, 'the words are the site’s, not the browser’s').toHaveAccessibleDescription(
    /Please enter your name/,
  );
  await expect(name).toBeFocused();
  await name.fill('Zoë 🦆');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Check\s+your e-mail/);
  await expect(codeBox(page)).toBeFocused();
  const code = await codeFor(site, email);
  await codeBox(page).fill(code === '111111' ? '222222' : '111111');
  await codeBox(page).press('Enter');
  await expect(page.getByText('isn’t the code we sent')).toBeVisible();
  await codeBox(page).fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await codeBox(page).press('Enter');
  await expect(page).toHaveURL('/products/wabot/en?from=here');
  await expect(header(page).getByText('Zoë 🦆').first()).toBeVisible();
  await expect(header(page).getByText(email).first()).toBeVisible();
  await expect(header(page).getByRole('link', { name: 'Sign in' })).toBeHidden();
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('userInfo') ?? '{}'));
  expect(stored).toMatchObject({ usuario_correo: email, usuario_nombre: 'Zoë 🦆', usuario_foto: '', foto: '' });
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'hormiga.session_token')).toMatchObject({
    httpOnly: true,
    sameSite: 'Lax',
  });
  expect(
    cookies.some(({ name }) => name === 'userInfo'),
    'the handover is taken',
  ).toBe(false);
});

test('repeated clicks for a new code send one mail, and the field stays', breadth, async ({ page, site }) => {
  const email = newAddress();
  await page.goto('/login/en');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  const code = await codeFor(site, email);
  for (let press = 0; press < 2; press++) {
    await codeBox(page).fill(code.slice(0, 3));
    await page.getByRole('button', { name: 'Send a new code' }).click();
    await expect(page.getByRole('status').getByText('a moment ago')).toBeVisible();
    await expect(codeBox(page), 'what was typed').toHaveValue(code.slice(0, 3));
  }
  await codeBox(page).fill(code);
  await codeBox(page).press('Enter');
  await expect(page).toHaveURL('/dashboard/en');
  const known = (await page.context().cookies()).find(({ name }) => name === 'hormiga.known_browser');
  expect(known).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
});

test('the team answers a question, and the bell shows a notification', async ({ page, site, browser }) => {
  const email = await signIn(page, site);
  const reference = await writeTicket(page, email, 'Does it work for lorries?');
  await page.goto('/dashboard/en?view=tickets');
  await page.getByRole('link', { name: reference }).click();
  await expect(page.getByText('Does it work for lorries?')).toBeVisible();

  const office = await browser.newContext({ baseURL: site.origin });
  const desk = await office.newPage();
  await signIn(desk, site, staffEmail, 'The team');
  await desk.goto('/staff/en');
  const search = desk.getByRole('searchbox', { name: 'Search', exact: true });
  await search.fill(reference.toLowerCase());
  await search.press('Enter');
  await desk.getByRole('link', { name: reference }).click();
  await desk.locator('#message').fill('It does.\nFor <b>all</b> of them.');
  await desk.getByRole('button', { name: /^send/i }).first().click();
  await expect(desk.getByRole('status').first()).toBeVisible();
  await desk.goto('/staff/en?view=log');
  await expect(desk.getByText(reference).first()).toBeVisible();
  await office.close();

  await page.goto('/company_about/en');
  await bell(page).getByRole('link').or(bell(page).getByRole('button')).first().click();
  await page.getByRole('link', { name: /We’ve answered you/ }).click();
  await expect(page).toHaveURL(`/dashboard/en?view=tickets&ticket=${reference}`);
  await expect(page.getByText('For <b>all</b> of them.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Your reply' }).fill('Thank you 👋');
  await page.getByRole('button', { name: 'Send reply' }).dblclick();
  await expect(page.getByRole('status').first()).toContainText('reply');
  await expect(page.getByText('Thank you 👋')).toHaveCount(1);
});

test('signing out in one tab signs out the other, and Back shows no private data', breadth, async ({ page, site }) => {
  await signIn(page, site);
  await page.goto('/dashboard/en');
  await page.evaluate(() => localStorage.setItem('hischat', '[]'));
  const other = await page.context().newPage();
  await other.goto('/company_about/en');
  const profile = header(other).locator('summary', { hasText: 'Ana Ñandú' });
  await expect(profile).toBeVisible();
  await profile.click();
  await header(other).getByRole('link', { name: 'Sign out' }).click();
  await expect(other).toHaveURL(/\/login\/en\?signed_out=yes$/);
  await expect(other.getByText('You’re signed out.')).toBeVisible();
  await expect(header(other).getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect(page, 'the private page of the other tab is left').toHaveURL(/\/login\/en\?back=/);
  expect(await other.evaluate(() => [localStorage.getItem('userInfo'), localStorage.getItem('hischat')])).toEqual([
    null,
    null,
  ]);
  await other.goBack();
  await expect(header(other).getByRole('link', { name: 'Sign in' })).toBeVisible();
});

test('picture and name appear in the header immediately, and are deleted with the account', async ({ page, site }) => {
  const email = await signIn(page, site);
  await page.goto('/dashboard/en?view=profile');
  await page.getByRole('textbox', { name: 'Name' }).fill('Another Name');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(header(page).getByText('Another Name').first()).toBeVisible();
  const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  await page
    .locator('input[type=file][name=photo]')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(dot, 'base64') });
  await page.getByRole('button', { name: 'Use this picture' }).click();
  await expect(header(page).locator('img[src^="/api/app/foto/"]').first()).toBeVisible();
  // The form of a signed-in visitor is filled in, also by the server.
  await page.goto('/support/en');
  await expect(page.locator('main [name=nombre_cliente]')).toHaveValue('Another Name');
  await expect(page.locator('main [name=email_cliente]')).toHaveValue(email);
  await bell(page).locator('a').first().click();
  await page.locator('header li a[href*="notification="]').click();
  await expect(page).toHaveURL('/dashboard/en');
  await page.goto('/dashboard/en?view=data');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  expect((await download).suggestedFilename()).toMatch(/^hormiga-.*\.zip$/);
  await page.getByText('Delete my account').first().click();
  await page.locator('[name=confirm_email]').fill(email);
  await page.locator('form:has([name=confirm_email])').getByRole('button').click();
  await expect(page).toHaveURL('/login/en?deleted=yes');
  await expect(page.getByText('Your account is deleted. We’ve sent you a confirmation by e-mail.')).toBeVisible();
  await expect(header(page).getByRole('link', { name: 'Sign in' })).toBeVisible();
});

test('the dashboard requires signing in, and opens after that', breadth, async ({ page, site }) => {
  const email = newAddress();
  await page.goto('/dashboard/en?view=sessions');
  await expect(page).toHaveURL(/\/login\/en/);
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await codeBox(page).fill(await codeFor(site, email));
  await codeBox(page).press('Enter');
  await expect(page).toHaveURL('/dashboard/en?view=sessions');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('signing up, the dashboard and signing out work', async ({ page, site }) => {
    const email = newAddress();
    await page.goto('/products/wabot/en');
    await header(page).getByRole('link', { name: 'Sign in' }).click();
    await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
    await page.getByRole('button', { name: 'Send me a code' }).click();
    await codeBox(page).fill(await codeFor(site, email));
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL('/products/wabot/en');
    await expect(header(page).getByRole('link', { name: 'Sign in' })).toBeHidden();
    await bell(page).getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notifications');
    await page.getByRole('button', { name: 'Mark as read' }).click();
    await expect(page.getByRole('button', { name: 'Mark as read' })).toHaveCount(0);
    await page.getByRole('main').getByRole('link', { name: 'Sign out' }).click();
    await expect(page).toHaveURL('/login/en?signed_out=yes');
    await expect(header(page).getByRole('link', { name: 'Sign in' })).toBeVisible();
  });
});

test('an account outside the team gets 404 at /staff', breadth, async ({ page, site, allow }) => {
  allow(/status of 404/);
  await signIn(page, site);
  const answer = await page.goto('/staff/en');
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveURL('/not_found/en');
});
