import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { createTicket } from '../../src/contracts/tickets.ts';
import type { Site } from './start-site.ts';

let people = 0;

export const newAddress = () => `person-${process.pid}-${Date.now()}-${people++}@example.com`;

const patience = 15_000;

/** The code in the newest mail to an address that is not `before`: tests read the mail, as people do. */
export async function codeFor(site: Site, email: string, before = ''): Promise<string> {
  for (const until = Date.now() + patience; Date.now() < until; await sleep(100)) {
    const folder = join(site.dataDir, 'mail');
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();
    for (const name of names.reverse()) {
      const mail = await readFile(join(folder, name), 'utf8');
      const code = /^Subject: (\d{6})/m.exec(mail)?.[1];
      if (code && code !== before && mail.includes(`To: ${email}`)) return code;
    }
  }
  throw new Error(`No code came for ${email}`);
}

/** Signs the browser in without showing it: for what comes after. */
export async function signIn(page: Page, site: Site, email = newAddress(), name = 'Ana Ñandú'): Promise<string> {
  const sent = { email, name, policy: 'yes' };
  await page.request.post('/support/registro/en', { form: { step: 'email', ...sent } });
  const form = { step: 'code', code: await codeFor(site, email), ...sent };
  await page.request.post('/support/registro/en', { form, maxRedirects: 0 });
  return email;
}

/** A ticket as the contact form would send it. */
export async function writeTicket(page: Page, email: string, descripcion: string): Promise<string> {
  const multipart = { nombre_cliente: 'Ana Ñandú', email_cliente: email, descripcion, lang: 'en' };
  const response = await page.request.post(createTicket.path, { multipart });
  return createTicket.response.parse(await response.json()).DATA.reference;
}
