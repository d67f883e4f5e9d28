import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { offerShown } from '../src/site/stored/popups.ts';
import { axe } from './support/axe.ts';
import { boxesOf, countPosts, fillIn, openContact, showTicket, somebody, ticketsOf } from './support/contact-form.ts';
import { expect, test } from './support/site.ts';

const call = '**/customer/cliente_ticket_crear';
const formOf = (page: Page) => page.locator('main form[action$=cliente_ticket_crear]');
const reference = /H-[2-9A-Z]{4}-[2-9A-Z]{4}/;

test.beforeEach(({ context }) =>
  context.addInitScript(() => {
    if (location.protocol === 'http:' && !localStorage.getItem('consent')) localStorage.setItem('consent', 'false');
  }),
);

test('from the dialog on any page: a double press is one ticket, thanked for under its reference', async ({
  page,
  context,
  site,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({ width: 1440, height: 900 });
  const posts = countPosts(page);
  await page.goto('/company_about/en');
  const help = page.getByRole('link', { name: 'Help and contact' });
  await openContact(page);
  const dialog = page.getByRole('dialog', { name: 'Write to us' });
  const visitor = somebody();
  await fillIn(dialog, visitor);
  await boxesOf(dialog).phone.fill('+1 (416) 555-0123');
  await boxesOf(dialog).message.focus();
  await expect(dialog.getByRole('button', { name: /Country of the number/ })).toContainText('CA +1');
  await boxesOf(dialog).send.dblclick();
  await expect(boxesOf(dialog).send).toHaveAttribute('aria-busy', 'true');
  await boxesOf(dialog).email.press('Enter');

  const thanks = page.getByRole('dialog', { name: 'Thank you for contacting us.' });
  await expect(thanks).toContainText('We have sent your request, our team will contact you soon.');
  const told = (await thanks.getByText(reference).textContent()) ?? '';
  expect((await thanks.boundingBox())?.width).toBe(720);
  await expect(thanks.getByRole('button', { name: 'OK' })).toBeFocused();
  await axe(page, 'dialog[open] dialog');
  await thanks.getByRole('button', { name: 'Copy' }).click();
  await expect(thanks.getByText('Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(told);
  await thanks.getByRole('button', { name: 'OK' }).click();
  await expect(dialog).toBeHidden();
  await expect(help).toBeFocused();

  expect(posts.count).toBe(1);
  expect(await ticketsOf(site, visitor)).toEqual([told]);
  const kept = await showTicket(site, told);
  for (const fact of ['+14165550123', '/company_about/en', 'hormiga-web', '[Sent from the website]', 'Un saludo'])
    expect(kept).toContain(fact);
  expect(kept).toMatch(/state +new/);
  await openContact(page);
  for (const box of Object.values(boxesOf(dialog)).slice(0, 4)) await expect(box).toHaveValue('');
  expect(await page.evaluate(() => localStorage.getItem('contactDraft'))).toBeNull();
});

test('what is wrong is said beside its field, in the language of the page, before anything is sent', async ({
  page,
}) => {
  const posts = countPosts(page);
  await page.goto('/contact/fr');
  const form = formOf(page);
  const boxes = boxesOf(form, 'fr');
  await boxes.send.click();
  await expect(form.getByRole('alert')).toHaveText(/Veuillez vérifier les champs indiqués/);
  await expect(boxes.name).toBeFocused();
  await expect(boxes.name).toHaveAccessibleDescription('Veuillez écrire votre nom.');
  await expect(boxes.message).toHaveAttribute('aria-invalid', 'true');
  await axe(page, 'main form[action$=cliente_ticket_crear]');

  await boxes.name.fill('Zoë');
  await expect(boxes.name).not.toHaveAttribute('aria-invalid');
  await boxes.email.fill('zoe@example');
  await boxes.message.fill('Bonjour');
  await boxes.phone.fill('12');
  await boxes.send.click();
  await expect(boxes.email).toHaveAccessibleDescription(/ne ressemble pas à une adresse courriel/);
  await expect(boxes.phone).toHaveAccessibleDescription(/ne ressemble pas à un numéro/);
  await boxes.phone.fill('+999 123 4567');
  await boxes.send.click();
  await expect(boxes.phone).toHaveAccessibleDescription('Choisissez le pays');
  expect(posts.count).toBe(0);
});

test('what was typed survives a reload, another language and another country, until it is cleared', async ({
  page,
}) => {
  await page.goto('/contact/en');
  const visitor = somebody();
  await fillIn(formOf(page), visitor);
  await boxesOf(formOf(page)).phone.fill('300 123 4567');
  await boxesOf(formOf(page)).message.focus();
  await page.reload();
  const isThere = async (language: 'en' | 'es') => {
    const boxes = boxesOf(formOf(page), language);
    await boxes.message.scrollIntoViewIfNeeded();
    await expect(boxes.name).toHaveValue(visitor.name);
    await expect(boxes.email).toHaveValue(visitor.email);
    await expect(boxes.message).toHaveValue(visitor.message);
    await expect(boxes.phone).toHaveValue(/^(\+57)?300 ?123 ?4567$/);
  };
  await isThere('en');
  await page
    .locator('footer')
    .getByRole('button', { name: /Canada/ })
    .click();
  await isThere('en');
  await page.goto('/contact/es');
  await isThere('es');
  await boxesOf(formOf(page), 'es').name.focus();
  await expect(page.getByText('Esto es lo que había escrito.')).toBeVisible();
  await page.getByRole('button', { name: 'Borrarlo' }).click();
  await expect(boxesOf(formOf(page), 'es').message).toHaveValue('');
  expect(await page.evaluate(() => localStorage.getItem('contactDraft'))).toBeNull();
});

test('a lost answer is told, the text stays, and sending again is no second ticket', async ({ page, site, allow }) => {
  allow(/ERR_FAILED|Failed to load/);
  // Or the offer of this page comes between a form that was filled in before and a slow hand.
  await page.addInitScript((key) => localStorage.setItem(key, 'true'), offerShown.key);
  await page.goto('/products/suppmail/en#contact');
  // The server asks for some work, and gets it.
  await page.route('**/form_token', async (route) => {
    const answer = await (await route.fetch()).json();
    await route.fulfill({ json: { ...answer, DATA: { ...answer.DATA, proofBits: 8 } } });
  });
  const sent: string[] = [];
  // It arrives, but the answer does not.
  await page.route(call, async (route) => {
    sent.push(route.request().postData() ?? '');
    await route.fetch();
    await route.abort();
  });
  const visitor = somebody();
  const form = formOf(page);
  await fillIn(form, visitor);
  await boxesOf(form).send.click();
  await expect(form.getByRole('alert')).toContainText('did not reach us');
  await expect(boxesOf(form).message).toHaveValue(visitor.message);
  const [, token = ''] = /name="token"\s+(\S+)/.exec(sent[0] ?? '') ?? [];
  const [, proof = ''] = /name="proof"\s+(\S+)/.exec(sent[0] ?? '') ?? [];
  expect(createHash('sha256').update(`${token}:${proof}`).digest()[0]).toBe(0);

  await page.unroute(call);
  await page.reload();
  await boxesOf(form).message.scrollIntoViewIfNeeded();
  await expect(boxesOf(form).message).toHaveValue(visitor.message);
  await boxesOf(form).send.click();
  const told =
    (await page
      .getByRole('dialog', { name: /Thank you/ })
      .getByText(reference)
      .textContent()) ?? '';
  expect(await ticketsOf(site, visitor)).toEqual([told]);
});

test('what the server cannot take stays in the form, to be sent again', async ({ page, allow }) => {
  allow(/status of 503/);
  await page.goto('/email-masivo/en#form');
  const description = 'We cannot take your message right now.';
  await page.route(call, (route) =>
    route.fulfill({ status: 503, json: { CODIGO: 3, DESCRIPTION: description, DATA: {} } }),
  );
  const visitor = somebody();
  const form = formOf(page);
  await fillIn(form, visitor);
  await boxesOf(form).send.click();
  await expect(form.getByRole('alert')).toHaveText(description);
  await expect(boxesOf(form).send).toHaveText('Send again');
  await expect(boxesOf(form).name).toHaveValue(visitor.name);
});

test('two tabs: what one has sent is gone from the other', async ({ page, context, site }) => {
  const visitor = somebody();
  await page.goto('/contact/en');
  await fillIn(formOf(page), visitor);
  const other = await context.newPage();
  await other.goto('/support/message/en');
  await boxesOf(formOf(other)).message.focus();
  await expect(boxesOf(formOf(other)).message).toHaveValue(visitor.message);
  await other.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.bringToFront();
  await boxesOf(formOf(page)).send.click();
  await expect(page.getByRole('dialog', { name: /Thank you/ })).toBeVisible();
  await expect(boxesOf(formOf(other)).message).toHaveValue('');
  expect(await ticketsOf(site, visitor)).toHaveLength(1);
});

test('the first form takes files, and says which it cannot', async ({ page, site }) => {
  await page.goto('/support/message/es');
  const form = formOf(page);
  const visitor = somebody();
  await fillIn(form, visitor, 'es');
  const files = form.locator('input[type=file]');
  await files.setInputFiles({ name: 'film.mp4', mimeType: 'video/mp4', buffer: Buffer.from('x') });
  await boxesOf(form, 'es').send.click();
  await expect(files).toHaveAccessibleDescription(/Solo se pueden adjuntar PDF/);
  await files.setInputFiles({ name: 'señal.txt', mimeType: 'text/plain', buffer: Buffer.from('¿Sí?') });
  await expect(files).not.toHaveAttribute('aria-invalid');
  await boxesOf(form, 'es').send.click();
  const thanks = page.getByRole('dialog', { name: 'Gracias por contactarnos.' });
  await expect(thanks).toContainText('Solicitud remitida exitosamente, muy pronto nuestro equipo le contactará.');
  await thanks.getByRole('button', { name: 'Aceptar' }).last().click();
  await expect(files).toHaveValue('');
  const [told = ''] = await ticketsOf(site, visitor);
  expect(await showTicket(site, told)).toMatch(/señal\.txt \(text\/plain, 6 bytes\)/);
});

test('with consent the first campaign goes along, however many pages later', async ({ page, site }) => {
  await page.goto('/products/en');
  await page.evaluate(() => localStorage.setItem('consent', 'true'));
  await page.goto('/products/en?utm_source=boletin&utm_campaign=oto%C3%B1o');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('firstTouch'))).toContain('boletin');
  await page.goto('/contact/en?utm_source=later');
  const visitor = somebody();
  await fillIn(formOf(page), visitor);
  await boxesOf(formOf(page)).send.click();
  await expect(page.getByRole('dialog', { name: /Thank you/ })).toBeVisible();
  const [told = ''] = await ticketsOf(site, visitor);
  expect(await showTicket(site, told)).toMatch(/utm_source +boletin\n[\s\S]*utm_campaign +otoño/);
});

test('a dialog that is closed while its message is sent comes back to say thank you', async ({ page }) => {
  await page.goto('/products/en');
  await openContact(page);
  const dialog = page.getByRole('dialog', { name: 'Write to us' });
  await fillIn(dialog, somebody());
  await boxesOf(dialog).send.click();
  await expect(boxesOf(dialog).message, 'and nothing can be typed that would not be sent').not.toBeEditable();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('dialog', { name: /Thank you/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('a file that is chosen first stays, also while another form is typed in', async ({ page, site }) => {
  await page.goto('/support/en');
  const files = formOf(page).locator('input[type=file]');
  await files.setInputFiles({ name: 'first.txt', mimeType: 'text/plain', buffer: Buffer.from('1') });
  const visitor = somebody();
  await openContact(page);
  await fillIn(page.getByRole('dialog'), visitor);
  await page.keyboard.press('Escape');
  await boxesOf(formOf(page)).name.focus();
  await expect(boxesOf(formOf(page)).message).toHaveValue(visitor.message);
  await boxesOf(formOf(page)).send.click();
  await expect(page.getByRole('dialog', { name: /Thank you/ })).toBeVisible();
  const [told = ''] = await ticketsOf(site, visitor);
  expect(await showTicket(site, told)).toContain('first.txt');
});

test('the same message is one ticket when it is sent plainly, and then again with React', async ({ page, site }) => {
  const visitor = somebody();
  await page.goto('/contact/en');
  const form = formOf(page);
  await fillIn(form, visitor);
  await boxesOf(form).phone.fill('300 123 4567');
  await boxesOf(form).message.focus();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('contactDraft'))).toContain('+573001234567');
  await form.evaluate((element) => element instanceof HTMLFormElement && element.submit());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for contacting us.');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('contactDraft'))).toBeNull();
  await page.goto('/contact/es');
  await fillIn(form, visitor, 'es');
  await boxesOf(form, 'es').phone.fill('300 123 4567');
  await boxesOf(form, 'es').phone.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Gracias por contactarnos.' })).toBeVisible();
  expect(await ticketsOf(site, visitor)).toHaveLength(1);
  await page.keyboard.press('Escape');
  await expect(boxesOf(form, 'es').phone).toHaveValue('');
});

test('a token that never comes holds nothing up for long', async ({ page }) => {
  await page.clock.install();
  await page.route('**/form_token', () => undefined);
  await page.goto('/contact/en');
  const visitor = somebody();
  await fillIn(formOf(page), visitor);
  await boxesOf(formOf(page)).message.fill('x'.repeat(5001));
  await boxesOf(formOf(page)).send.click();
  await expect(boxesOf(formOf(page)).message).toHaveAccessibleDescription('Please keep this to 5,000 characters.');
  await expect(boxesOf(formOf(page)).send, 'nothing was sent yet').toHaveText('Send message');
  await boxesOf(formOf(page)).message.fill('x'.repeat(5000));
  await boxesOf(formOf(page)).send.click();
  // It is waited for twice: from the first box on, and when the message is sent.
  for (let times = 0; times < 2; times++) await page.clock.runFor(7_000);
  await expect(page.getByRole('dialog', { name: /Thank you/ })).toBeVisible();
});
