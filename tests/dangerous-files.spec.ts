import { readFile } from 'node:fs/promises';
import { zipSync } from 'fflate';
import { createTicket } from '../src/features/tickets/contract.ts';
import { newAddress, signIn } from './support/account.ts';
import { axe } from './support/axe.ts';
import { expect, test } from './support/site.ts';
import { staffEmail } from './support/staff-email.ts';
import { withoutMotion } from './support/without-motion.ts';

test.use(withoutMotion);

test('the team is warned of a file that can do harm, and asked before it is downloaded', async ({ page, site }) => {
  await signIn(page, site, staffEmail, 'The team');
  const archive = Buffer.from(zipSync({ 'setup.exe': new Uint8Array(9) }));
  const response = await page.request.post(createTicket.path, {
    multipart: {
      nombre_cliente: 'Ana Ñandú',
      email_cliente: newAddress(),
      descripcion: 'The update that you asked for.',
      lang: 'en',
      attachments: { name: 'update.zip', mimeType: 'application/zip', buffer: archive },
    },
  });
  const { reference } = createTicket.response.parse(await response.json()).DATA;
  const ticket = `/staff/en?view=ticket&ticket=${reference}`;
  await page.goto(ticket);
  const link = page.getByRole('link', { name: /^update\.zip/ });
  await expect(link).toHaveAccessibleDescription('Caution: has programs inside');
  await axe(page, '#view');

  await link.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Download this file?');
  await expect(page.getByText('This archive contains programs')).toBeVisible();
  await axe(page, '#view');
  await page.getByRole('link', { name: 'Back without downloading' }).press('Enter');
  await expect(page).toHaveURL(ticket);

  await link.click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download anyway' }).press('Enter');
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('update.zip');
  expect(await readFile(await download.path())).toEqual(archive);
  await page.goto(ticket);
  await expect(page.getByText('File downloaded')).toBeVisible();
});
