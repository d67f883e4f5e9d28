import { createHash } from 'node:crypto';
import { offerShown } from '../src/features/marketing/stored.ts';
import { breadth } from './support/breadth.ts';
import { boxesOf, fillIn, formOf, referencePattern, ticketsOf, uniqueVisitor } from './support/contact-form.ts';
import { expect, test } from './support/site.ts';
import { withoutBanner } from './support/without-banner.ts';
import { withoutMotion } from './support/without-motion.ts';

test.use(withoutMotion);

const call = '**/customer/cliente_ticket_crear';

test.beforeEach(async ({ page }) => {
  await withoutBanner(page);
});

test('a lost answer shows an error, keeps the text, and sending again makes no second ticket', async ({
  page,
  site,
  allow,
}) => {
  allow(/ERR_FAILED|Failed to load/);
  // Otherwise this page's offer could open while the form is filled in.
  await page.addInitScript((key) => localStorage.setItem(key, 'true'), offerShown.key);
  await page.goto('/products/suppmail/en#contact');
  // The server requests a proof of work, and gets it.
  await page.route('**/form_token', async (route) => {
    const answer = await (await route.fetch()).json();
    await route.fulfill({ json: { ...answer, DATA: { ...answer.DATA, proofBits: 8 } } });
  });
  const sent: string[] = [];
  // The request arrives, but the answer is lost.
  await page.route(call, async (route) => {
    sent.push(route.request().postData() ?? '');
    await route.fetch();
    await route.abort();
  });
  const visitor = uniqueVisitor();
  const form = formOf(page);
  await fillIn(form, visitor);
  await boxesOf(form).send.click();
  await expect(form.getByRole('alert')).toContainText('didn’t reach us');
  await expect(boxesOf(form).message).toHaveValue(visitor.message);
  const [, token = ''] = /name="token"\s+(\S+)/.exec(sent[0] ?? '') ?? [];
  const [, proof = ''] = /name="proof"\s+(\S+)/.exec(sent[0] ?? '') ?? [];
  expect(createHash('sha256').update(`${token}:${proof}`).digest()[0]).toBe(0);

  // Wait for both: the thank-you page requests another token, and the test must not end before that.
  await page.unrouteAll();
  await page.reload();
  await boxesOf(form).message.scrollIntoViewIfNeeded();
  await expect(boxesOf(form).message).toHaveValue(visitor.message);
  await boxesOf(form).send.click();
  const reference =
    (await page
      .getByRole('dialog', { name: /Thank you/ })
      .getByText(referencePattern)
      .textContent()) ?? '';
  expect(await ticketsOf(site, visitor)).toEqual([reference]);
});

test('a message that the server refuses stays in the form, to be sent again', breadth, async ({ page, allow }) => {
  allow(/status of 503/);
  await page.goto('/email-masivo/en#form');
  const description = 'We can’t take your message right now.';
  await page.route(call, (route) =>
    route.fulfill({ status: 503, json: { CODIGO: 3, DESCRIPTION: description, DATA: {} } }),
  );
  const visitor = uniqueVisitor();
  const form = formOf(page);
  await fillIn(form, visitor);
  await boxesOf(form).send.click();
  await expect(form.getByRole('alert')).toHaveText(description);
  await expect(boxesOf(form).send).toHaveText('Send again');
  await expect(boxesOf(form).name).toHaveValue(visitor.name);
});

test('a missing token delays sending only briefly', async ({ page }) => {
  await page.clock.install();
  await page.route('**/form_token', () => undefined);
  await page.goto('/contact/en');
  const visitor = uniqueVisitor();
  await fillIn(formOf(page), visitor);
  await boxesOf(formOf(page)).message.fill('x'.repeat(5001));
  await boxesOf(formOf(page)).send.click();
  await expect(boxesOf(formOf(page)).message).toHaveAccessibleDescription('Please keep this to 5,000 characters.');
  await expect(boxesOf(formOf(page)).send, 'nothing was sent yet').toHaveText('Send message');
  await boxesOf(formOf(page)).message.fill('x'.repeat(5000));
  await boxesOf(formOf(page)).send.click();
  // The form waits for it twice: from the first field on, and when the message is sent.
  for (let times = 0; times < 2; times++) await page.clock.runFor(7_000);
  await expect(page.getByRole('dialog', { name: /Thank you/ })).toBeVisible();
});
