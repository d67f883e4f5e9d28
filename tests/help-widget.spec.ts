import type { Page } from '@playwright/test';
import contact from '../src/content/en/contact-form.json' with { type: 'json' };
import answers from '../src/content/en/help-answers.json' with { type: 'json' };
import buying from '../src/content/en/help-topics/buying.json' with { type: 'json' };
import en from '../src/content/en/help-widget.json' with { type: 'json' };
import contactEs from '../src/content/es/contact-form.json' with { type: 'json' };
import answersEs from '../src/content/es/help-answers.json' with { type: 'json' };
import buyingEs from '../src/content/es/help-topics/buying.json' with { type: 'json' };
import { axe } from './support/axe.ts';
import { breadth } from './support/breadth.ts';
import { expect, test } from './support/site.ts';

const { actions, unknown } = answers;
/** The first of the questions that are shown before the first one. */
const often = buying.prices.title;

const dialog = (page: Page) => page.getByRole('dialog', { name: 'How can we help?' });

// The server of a test indexes the help when it is first asked, which takes seconds on a busy machine.
test.beforeEach(async ({ site }) => {
  for (const language of ['en', 'es']) await fetch(`${site.origin}/support/${language}?question=hours`);
});

test('the help button offers four ways, answers from the site and remembers until deleted', async ({ page }) => {
  await page.goto('/en');
  const button = page.getByRole('link', { name: 'Help and contact' });
  await button.focus();
  await page.keyboard.press('Enter');
  const help = dialog(page);
  await expect(help.getByRole('link', { name: /^Write to us/ })).toHaveAttribute('data-opens', 'contact-dialog');
  await expect(help.getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute('href', /^https:\/\/wa\.me\//);
  await expect(help.getByRole('link', { name: /^Book a meeting/ })).toHaveAttribute('href', '/meet/book/en');
  await expect(help.getByRole('link', { name: /^Get a quote/ })).toHaveAttribute('href', '/support/quote/en');

  await help.getByRole('textbox', { name: 'Your question' }).fill('how much does WABOT cost?? 🤖');
  await page.keyboard.press('Enter');
  const log = help.getByRole('log');
  await expect(log).toContainText('US$20');
  await expect(log).not.toContainText('CAD');
  await expect(log.getByRole('link', { name: 'See Wabot' })).toHaveAttribute('href', '/products/wabot/en');
  await expect(log.getByRole('link', { name: actions.try })).toHaveAttribute('href', '/tryit/en');
  await expect(help.getByRole('textbox'), 'ready for the next').toBeFocused();
  await expect(help.getByRole('textbox')).toHaveValue('');
  await axe(page, 'dialog');

  await log.getByRole('link').first().click();
  await expect(page).toHaveURL('/products/wabot/en');
  await page.getByRole('link', { name: 'Help and contact' }).click();
  await dialog(page).getByRole('textbox').focus();
  await expect(dialog(page).getByRole('log')).toContainText('how much does WABOT cost?? 🤖');
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('hischat') ?? '[]').length)).toBe(2);
  await dialog(page).getByRole('button', { name: 'Delete this conversation' }).click();
  await expect(dialog(page).getByRole('log')).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('hischat'))).toBeNull();
  await expect(dialog(page).getByRole('link', { name: often }), 'the keyboard goes on here').toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('log')).toContainText(often);
  await expect(dialog(page).getByRole('log'), 'and here').toBeFocused();

  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Help and contact' })).toBeFocused();
});

test('a conversation is the same in another tab, and deleted there too', breadth, async ({ context }) => {
  const [here, there] = [await context.newPage(), await context.newPage()];
  for (const page of [here, there]) {
    await page.goto('/en');
    await page.getByRole('link', { name: 'Help and contact' }).click();
    await dialog(page).getByRole('textbox').focus();
  }
  // Hydrated.
  await there.keyboard.press('Enter');
  await here.bringToFront();
  await dialog(here).getByRole('link', { name: often }).click();
  await expect(dialog(there).getByRole('log')).toContainText(often);
  await here.evaluate(() => localStorage.removeItem('hischat'));
  await expect(dialog(there).getByRole('log')).toBeHidden();
});

test('a question that fails to send stays, and an unknown one gets an answer that says so', async ({ page, allow }) => {
  allow(/ERR_FAILED/);
  await page.goto('/en');
  await page.getByRole('link', { name: 'Help and contact' }).click();
  const box = dialog(page).getByRole('textbox');
  await page.route('**/help/ask', (route) => route.abort());
  await box.fill('What is the weather in Paris?');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toContainText(en.chat.failed);
  await expect(box).toHaveValue('What is the weather in Paris?');
  await page.unroute('**/help/ask');
  await page.keyboard.press('Enter');
  const log = dialog(page).getByRole('log');
  await expect(log).toContainText(unknown);
  await expect(log.getByRole('link', { name: actions.whatsapp })).toHaveAttribute('href', /^https:\/\/wa\.me\//);
  await expect(log.getByRole('link', { name: actions.book })).toHaveAttribute('href', '/meet/book/en');
  await axe(page, 'dialog');
  await log.getByRole('link', { name: actions.write }).click();
  await expect(page.locator('#contact-dialog')).toBeVisible();
  await expect(dialog(page), 'one dialog at a time').toBeHidden();
});

test('an action of an answer opens the form above the page', breadth, async ({ page }) => {
  await page.goto('/en');
  await page.getByRole('link', { name: 'Help and contact' }).click();
  await dialog(page).getByRole('textbox').fill('i want my mony back');
  await page.keyboard.press('Enter');
  const log = dialog(page).getByRole('log');
  await expect(log).toContainText(buying.refund.title);
  await log.getByRole('link', { name: actions.write }).click();
  await expect(page.locator('#contact-dialog')).toBeVisible();
  await expect(page).toHaveURL('/en');
});

test('an answer that did not help is reported, and a question without one is taken along into the form', async ({
  page,
}) => {
  await page.goto('/en');
  await page.getByRole('link', { name: 'Help and contact' }).click();
  const help = dialog(page);
  await help.getByRole('textbox').fill('refund');
  await page.keyboard.press('Enter');
  const rated = page.waitForRequest('**/help/rate');
  await help.getByRole('button', { name: en.chat.no, exact: true }).click();
  expect((await rated).postDataJSON()).toMatchObject({ question: 'refund', answer: 'refund' });
  await expect(help.getByRole('log')).toContainText(en.chat.notHelped);

  await help.getByRole('textbox').fill('how much is a pizza in Paris');
  await page.keyboard.press('Enter');
  await expect(help.getByRole('log')).toContainText(answers.unknown);
  await help.getByRole('link', { name: answers.actions.write }).last().click();
  const form = page.locator('#contact-dialog');
  await expect(form.getByRole('textbox', { name: contact.labels.message })).toHaveValue('how much is a pizza in Paris');
});

for (const width of [390, 1366]) {
  test(`the answer comes before the ways of contact and is not cut at ${width} px`, breadth, async ({ page }) => {
    await page.setViewportSize({ width, height: 768 });
    await page.goto('/en');
    await page.getByRole('link', { name: 'Help and contact' }).click();
    const help = dialog(page);
    await help.getByRole('textbox').fill('how much does wabot cost');
    await page.keyboard.press('Enter');
    const text = help.getByRole('log').getByText('Wabot costs');
    await expect(text).toBeInViewport({ ratio: 1 });
    await expect(text).not.toContainText('CAD');
    const [answer, ways] = await Promise.all([
      text.boundingBox(),
      help.getByRole('heading', { name: en.ways }).boundingBox(),
    ]);
    expect(answer?.y).toBeLessThan(ways?.y ?? 0);
    expect((answer?.x ?? 0) + (answer?.width ?? 0)).toBeLessThanOrEqual(width);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the button opens a page that answers the same questions', async ({ page }) => {
    await page.goto('/es');
    await page.getByRole('link', { name: 'Ayuda y contacto' }).click();
    await expect(page).toHaveURL('/support/es#ask');
    await page.getByRole('textbox', { name: 'Su pregunta' }).last().fill('¿Cómo puedo pagar?');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/support\/es\?question=/);
    const log = page.getByRole('main').getByRole('log');
    await expect(log).toContainText(buyingEs.pay.title);
    await expect(log).toContainText('tarjeta');
    await expect(log.getByRole('link', { name: answersEs.actions.write })).toHaveAttribute('href', '/contact/es#form');
    await page.goto('/support/es?question=receta%20de%20arepas');
    await expect(page.getByRole('textbox', { name: contactEs.labels.message })).toHaveValue('receta de arepas');
  });
});
