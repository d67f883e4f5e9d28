import { createHmac } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { newAddress, sentMails, signIn } from './support/account.ts';
import { expect, test } from './support/site.ts';
import { staffEmail } from './support/staff-email.ts';
import type { Site } from './support/start-site.ts';

/** A passkey belongs to a name, and not to the number of a machine. */
async function openAt(browser: Browser, site: Site): Promise<Page> {
  const baseURL = site.origin.replace('127.0.0.1', 'localhost');
  const context = await browser.newContext({ baseURL });
  return context.newPage();
}

/** A device that checks its owner, and agrees to everything. */
async function addDevice(page: Page): Promise<void> {
  const devices = await page.context().newCDPSession(page);
  await devices.send('WebAuthn.enable');
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** What an app shows for this key now. */
function codeOf(key: string): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...key].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const counter = Buffer.alloc(8);
  counter.writeUInt32BE(Math.floor(Date.now() / 30_000), 4);
  const hash = createHmac('sha1', Buffer.from(BigInt(`0b${bits}`).toString(16).padStart(40, '0'), 'hex'))
    .update(counter)
    .digest();
  const number = hash.readUInt32BE((hash[19] ?? 0) & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}

async function invitationFor(site: Site, email: string): Promise<string> {
  const mails = await sentMails(site);
  const mail = mails.find((text) => text.includes(`To: ${email}`) && text.includes('invitation=')) ?? '';
  // Long lines are wrapped, and the equals sign is written as a number.
  return /\/staff\/en\?invitation=[\w-]+/.exec(mail.replaceAll('=\r\n', '').replaceAll('=3D', '='))?.[0] ?? '';
}

test('somebody is invited, joins, sets up an app and a passkey, and loses access when removed', async ({
  browser,
  site,
}) => {
  const office = await openAt(browser, site);
  await signIn(office, site, staffEmail, 'The team');
  const email = newAddress();
  await office.goto('/staff/en?view=team');
  await office.getByLabel('E-mail address').fill(email);
  await office.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(office.getByText('The invitation is on its way.')).toBeVisible();
  await expect.poll(() => invitationFor(site, email)).not.toBe('');
  const link = await invitationFor(site, email);

  const page = await openAt(browser, site);
  await page.goto(link);
  await expect(page.getByText(`${staffEmail} invites you to join the team`)).toBeVisible();
  await signIn(page, site, email, 'Luz');
  await page.goto(link);
  await page.getByRole('button', { name: 'Join the team' }).click();
  await expect(page.getByText('Welcome to the team.')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Team pages' }).getByText('Members')).toHaveCount(0);

  await page.goto('/staff/en?view=security');
  await page.getByRole('button', { name: 'Set up an app' }).click();
  await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible();
  const key = (await page.getByText(/^([A-Z2-7]{4} ){7}/).textContent()) ?? '';
  await page.getByLabel('Then type the code').fill(codeOf(key.replaceAll(' ', '')));
  await page.getByRole('button', { name: 'Switch on' }).click();
  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible();
  const recovery =
    (await page
      .getByText(/^[2-9A-Z]{5}-[2-9A-Z]{5}$/)
      .first()
      .textContent()) ?? '';

  await addDevice(page);
  await page.goto('/staff/en?view=security');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('The passkey is added.')).toBeVisible();

  await page.context().clearCookies();
  await page.goto('/login/en?back=%2Fstaff%2Fen%3Fview%3Dleads');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page).toHaveURL('/staff/en?view=leads');

  // Without the device, a code by e-mail is not enough.
  const elsewhere = await openAt(browser, site);
  await signIn(elsewhere, site, email);
  await elsewhere.goto('/staff/en?view=quotes');
  await expect(elsewhere.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await elsewhere.getByLabel('Code').fill(recovery);
  await elsewhere.getByRole('button', { name: 'Continue' }).click();
  await expect(elsewhere.getByRole('heading', { name: 'Quotes' })).toBeVisible();

  await office.goto('/staff/en?view=team');
  await office.getByText(`Change ${email}`).click();
  await office.getByRole('button', { name: 'Remove from the team' }).click();
  await expect(office.getByText('They are no longer in the team.')).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL(/\/not_found/);
  for (const one of [office, page, elsewhere]) await one.context().close();
});
