import { newAddress, sentMails, writeTicket } from './support/account.ts';
import { expect, test } from './support/site.ts';
import type { Site } from './support/start-site.ts';

test.use({ javaScriptEnabled: false });

/** The link of the mail that confirms a ticket, without its host. */
async function linkOf(site: Site, reference: string): Promise<string | undefined> {
  const plain = (await sentMails(site)).map((mail) => mail.replaceAll('=\r\n', '').replaceAll('=3D', '='));
  const link = new RegExp(`/support/status/en\\?reference=${reference}&key=[\\w-]+`);
  return plain.flatMap((mail) => link.exec(mail)?.[0] ?? [])[0];
}

test('without JavaScript and without an account, a customer answers on the page that a mail links to', async ({
  page,
  site,
  allow,
}) => {
  allow(/status of 422/);
  const reference = await writeTicket(page, newAddress(), 'Does it work for lorries?');
  let link: string | undefined;
  const look = async () => {
    link = await linkOf(site, reference);
    return link;
  };
  await expect.poll(look, { message: 'the mail with the link', timeout: 0 }).toBeDefined();
  await page.goto(link ?? '');
  const conversation = page.getByRole('region', { name: 'The conversation' });
  await expect(conversation).toContainText('Does it work for lorries?');
  const reply = page.getByRole('textbox', { name: 'Your reply' });
  await reply.fill('We have 40.');
  await page
    .getByLabel('Attach files')
    .setInputFiles({ name: 'a.exe', mimeType: 'text/plain', buffer: Buffer.from('x') });
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(reply, 'what was typed').toHaveValue('We have 40.');
  const list = { name: 'lorries.csv', mimeType: 'text/csv', buffer: Buffer.from('plate\nABC123\n') };
  await page.getByLabel('Attach files').setInputFiles(list);
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(page.getByRole('status').first()).toContainText('Your reply has been sent');
  await expect(conversation).toContainText('We have 40.');
  await expect(conversation.getByRole('link', { name: 'lorries.csv' })).toBeVisible();
});
