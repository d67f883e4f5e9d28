import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { axe } from './support/axe.ts';
import { times, uniqueVisitor } from './support/meeting.ts';
import { expect, test } from './support/site.ts';
import { type Site, startSite } from './support/start-site.ts';
import { withoutMotion } from './support/without-motion.ts';

test.use(withoutMotion);

/** The link in the mail that asks to confirm. */
async function linkFor({ dataDir }: Site, email: string): Promise<string | undefined> {
  const names = await readdir(join(dataDir, 'mail')).catch(() => []);
  for (const name of names.filter((file) => file.endsWith('.eml'))) {
    const mail = await readFile(join(dataDir, 'mail', name), 'utf8');
    // Mails break long lines and encode some characters.
    const text = mail.replace(/=\r?\n/g, '').replaceAll('=3D', '=');
    const [link] = /\/meet\/book\/en\?meeting=[\w-]+&confirm=[\w-]+/.exec(text) ?? [];
    if (link && text.includes(`To: ${email}`)) return link;
  }
  return undefined;
}

test('while there are many bookings, a time is held until it is confirmed by the mailed link', async ({
  page,
  browser,
}) => {
  const site = await startSite({ MEETING_CONFIRM_FROM: '0' });
  try {
    await page.goto(`${site.origin}/en`);
    await page.getByRole('banner').getByRole('link', { name: 'Book a meeting' }).click();
    const dialog = page.getByRole('dialog', { name: 'Book a meeting' });
    const { name, email } = uniqueVisitor();
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByLabel('E-mail').fill(email);
    await dialog.getByLabel('What’s it about?').fill('A fleet of 40 trucks');
    await times(dialog).first().check();
    await dialog.getByRole('button', { name: 'Book this time' }).click();
    await expect(dialog.getByRole('heading', { name: 'One more step' })).toBeFocused();
    await expect(dialog).toContainText(`We’ve sent an e-mail to ${email}.`);
    await expect(dialog.getByRole('link', { name: 'Add to calendar' })).toBeHidden();
    await axe(page, '#meeting-dialog');

    await expect.poll(() => linkFor(site, email)).toBeDefined();
    const link = `${site.origin}${await linkFor(site, email)}`;
    const context = await browser.newContext({ javaScriptEnabled: false });
    const reader = await context.newPage();
    await reader.goto(link);
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Confirm your meeting');
    await reader.getByRole('button', { name: 'Confirm the meeting' }).click();
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Your meeting is booked');
    await expect(reader.getByRole('link', { name: 'Add to calendar' })).toBeVisible();
    await reader.goto(link);
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText('It’s already booked');
    await context.close();
  } finally {
    await site.stop();
  }
});
