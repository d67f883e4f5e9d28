import { breadth } from './support/breadth.ts';
import { boxesOf, fillIn, formOf, openContact, showTicket, ticketsOf, uniqueVisitor } from './support/contact-form.ts';
import { expect, test } from './support/site.ts';
import { withoutBanner } from './support/without-banner.ts';
import { withoutMotion } from './support/without-motion.ts';

test.use(withoutMotion);

test.beforeEach(async ({ page }) => {
  await withoutBanner(page);
});

test('the form accepts files, and says which ones it refuses', async ({ page, site }) => {
  await page.goto('/support/message/es');
  const form = formOf(page);
  const visitor = uniqueVisitor();
  await fillIn(form, visitor, 'es');
  const files = form.locator('input[type=file]');
  await files.setInputFiles({ name: 'film.mp4', mimeType: 'video/mp4', buffer: Buffer.from('x') });
  await boxesOf(form, 'es').send.click();
  await expect(files).toHaveAccessibleDescription(/Aquí no podemos recibir «film\.mp4», solo PDF/);
  await files.setInputFiles({ name: 'señal.txt', mimeType: 'text/plain', buffer: Buffer.from('¿Sí?') });
  await expect(files).not.toHaveAttribute('aria-invalid');
  await boxesOf(form, 'es').send.click();
  const thanks = page.getByRole('dialog', { name: 'Gracias por contactarnos.' });
  await expect(thanks).toContainText('Solicitud remitida exitosamente, muy pronto nuestro equipo le contactará.');
  await thanks.getByRole('button', { name: 'Aceptar' }).last().click();
  await expect(files).toHaveValue('');
  const [reference = ''] = await ticketsOf(site, visitor);
  expect(await showTicket(site, reference)).toMatch(/señal\.txt \(text\/plain, 6 bytes\)/);
});

test('a chosen file stays while another form is filled in', breadth, async ({ page, site }) => {
  await page.goto('/support/en');
  const files = formOf(page).locator('input[type=file]');
  await files.setInputFiles({ name: 'first.txt', mimeType: 'text/plain', buffer: Buffer.from('1') });
  const visitor = uniqueVisitor();
  await openContact(page);
  await fillIn(page.getByRole('dialog'), visitor);
  await page.keyboard.press('Escape');
  await boxesOf(formOf(page)).name.focus();
  await expect(boxesOf(formOf(page)).message).toHaveValue(visitor.message);
  await boxesOf(formOf(page)).send.click();
  await expect(page.getByRole('dialog', { name: /Thank you/ })).toBeVisible();
  const [reference = ''] = await ticketsOf(site, visitor);
  expect(await showTicket(site, reference)).toContain('first.txt');
});
