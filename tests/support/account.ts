import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { createTicket } from '../../src/features/tickets/contract.ts';
import type { Site } from './start-site.ts';

let people = 0;

export const newAddress = () => `person-${process.pid}-${Date.now()}-${people++}@example.com`;

/**
 * The code in a mail to an address. `seen`: the codes of earlier mails. It has no deadline of its own, because on a busy
 * machine the mail is late; the test has one.
 */
export async function codeFor(site: Site, email: string, seen: ReadonlySet<string> = new Set()): Promise<string> {
  let code: string | undefined;
  const read = async () => {
    code = await readCode(site, email, seen);
    return code;
  };
  await expect.poll(read, { message: `a mail with a code for ${email}`, timeout: 0 }).toBeDefined();
  return code ?? '';
}

async function readCode(site: Site, email: string, seen: ReadonlySet<string>): Promise<string | undefined> {
  for (const name of await mailsOf(site)) {
    const mail = seen.has(name) ? '' : await readFile(join(site.dataDir, 'mail', name), 'utf8');
    const code = /^Subject: (\d{6})/m.exec(mail)?.[1];
    if (code && mail.includes(`To: ${email}`)) return code;
  }
  return undefined;
}

/** The texts of the mails that a site has sent. */
export async function sentMails(site: Pick<Site, 'dataDir'>): Promise<string[]> {
  const names = await mailsOf(site);
  return Promise.all(names.map((name) => readFile(join(site.dataDir, 'mail', name), 'utf8')));
}

/** Without one that is still being written. */
async function mailsOf({ dataDir }: Pick<Site, 'dataDir'>): Promise<string[]> {
  const names = await readdir(join(dataDir, 'mail')).catch(() => []);
  return names.filter((name) => name.endsWith('.eml'));
}

/** Signs the browser in without opening a page. */
export async function signIn(page: Page, site: Site, email = newAddress(), name = 'Ana Ñandú'): Promise<string> {
  const sent = { email, name, policy: 'yes' };
  // The team member signs in in several tests.
  const seen = new Set(await mailsOf(site));
  await page.request.post('/support/registro/en', { form: { step: 'email', ...sent } });
  const form = { step: 'code', code: await codeFor(site, email, seen), ...sent };
  const entered = await page.request.post('/support/registro/en', { form, maxRedirects: 0 });
  expect(entered.status(), 'signed in').toBe(303);
  return email;
}

/** Sends a ticket like the contact form. */
export async function writeTicket(page: Page, email: string, descripcion: string): Promise<string> {
  const multipart = { nombre_cliente: 'Ana Ñandú', email_cliente: email, descripcion, lang: 'en' };
  const response = await page.request.post(createTicket.path, { multipart });
  return createTicket.response.parse(await response.json()).DATA.reference;
}

/** On the sign-in page: requests a code, and enters a wrong one. */
export async function sendWrongCode(page: Page): Promise<void> {
  const email = page.locator('main form [name=email]').first();
  await email.fill(newAddress());
  await email.press('Enter');
  const code = page.locator('[name=code]');
  await code.fill('12');
  await code.press('Enter');
  await page.locator('[name=code][aria-invalid=true]').waitFor();
}
