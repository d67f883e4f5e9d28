import { axe } from './support/axe.ts';
import { breadth } from './support/breadth.ts';
import {
  boxesOf,
  countPosts,
  fillIn,
  formOf,
  openContact,
  referencePattern,
  showTicket,
  ticketsOf,
  uniqueVisitor,
} from './support/contact-form.ts';
import { expect, test } from './support/site.ts';
import { withoutBanner } from './support/without-banner.ts';
import { withoutMotion } from './support/without-motion.ts';

test.use(withoutMotion);

test.beforeEach(async ({ page }) => {
  await withoutBanner(page);
});

test('a double click in the dialog sends one ticket, and shows its reference', async ({ page, context, site }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({ width: 1440, height: 900 });
  const posts = countPosts(page);
  await page.goto('/company_about/en');
  const help = page.getByRole('link', { name: 'Help and contact' });
  await openContact(page);
  const dialog = page.getByRole('dialog', { name: 'Write to us' });
  const visitor = uniqueVisitor();
  await fillIn(dialog, visitor);
  await boxesOf(dialog).phone.fill('+1 (416) 555-0123');
  await boxesOf(dialog).message.focus();
  await expect(dialog.getByRole('button', { name: /Country of the number/ })).toContainText('CA +1');
  await boxesOf(dialog).send.dblclick();
  await expect(boxesOf(dialog).send).toHaveAttribute('aria-busy', 'true');
  await boxesOf(dialog).email.press('Enter');

  const thanks = page.getByRole('dialog', { name: 'Thank you for contacting us.' });
  await expect(thanks).toContainText('We have sent your request, our team will contact you soon.');
  const reference = (await thanks.getByText(referencePattern).textContent()) ?? '';
  await expect(dialog).toBeHidden();
  expect((await thanks.boundingBox())?.width).toBe(720);
  await expect(thanks.getByRole('button', { name: 'OK' })).toBeFocused();
  await axe(page, 'dialog[open]');
  await thanks.getByRole('button', { name: 'Copy' }).click();
  await expect(thanks.getByText('Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(reference);
  await thanks.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(help).toBeFocused();

  expect(posts.count).toBe(1);
  expect(await ticketsOf(site, visitor)).toEqual([reference]);
  const saved = await showTicket(site, reference);
  for (const fact of ['+14165550123', '/company_about/en', 'hormiga-web', '[Sent from the website]', 'Un saludo'])
    expect(saved).toContain(fact);
  expect(saved).toMatch(/state +new/);
  await openContact(page);
  for (const box of Object.values(boxesOf(dialog)).slice(0, 4)) await expect(box).toHaveValue('');
  expect(await page.evaluate(() => localStorage.getItem('contactDraft'))).toBeNull();
});

test('problems are shown next to their fields in the page’s language, before anything is sent', async ({ page }) => {
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

test(
  'a message whose dialog was closed while it was being sent is thanked for all the same',
  breadth,
  async ({ page }) => {
    await page.goto('/products/en');
    await openContact(page);
    const dialog = page.getByRole('dialog', { name: 'Write to us' });
    await fillIn(dialog, uniqueVisitor());
    await boxesOf(dialog).send.click();
    await expect(boxesOf(dialog).message, 'and nothing can be typed that would not be sent').not.toBeEditable();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('dialog', { name: /Thank you/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  },
);

test('with consent a ticket contains the first campaign, however many pages later', breadth, async ({ page, site }) => {
  await page.addInitScript(() => localStorage.setItem('consent', 'true'));
  await page.goto('/products/en?utm_source=boletin&utm_campaign=oto%C3%B1o');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('firstTouch'))).toContain('boletin');
  await page.goto('/contact/en?utm_source=later');
  const visitor = uniqueVisitor();
  await fillIn(formOf(page), visitor);
  await boxesOf(formOf(page)).send.click();
  await expect(page.getByRole('dialog', { name: /Thank you/ })).toBeVisible();
  const [reference = ''] = await ticketsOf(site, visitor);
  expect(await showTicket(site, reference)).toMatch(/utm_source +boletin\n[\s\S]*utm_campaign +otoño/);
});
