import type { Page } from '@playwright/test';
import answersEn from '../src/content/en/help-answers.json' with { type: 'json' };
import en from '../src/content/en/help-widget.json' with { type: 'json' };
import answersEs from '../src/content/es/help-answers.json' with { type: 'json' };
import answersFr from '../src/content/fr/help-answers.json' with { type: 'json' };
import { unanswerable } from '../src/features/help/testing-questions.ts';
import { axe } from './support/axe.ts';
import { breadthUnless } from './support/breadth.ts';
import { expect, test } from './support/site.ts';

const { topics, actions, unknown } = answersEn;
/** The first of the questions that are shown before the first one. */
const often = topics.prices.title;

const dialog = (page: Page) => page.getByRole('dialog', { name: 'How can we help?' });

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
  await expect(log).toContainText('CAD');
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

test('a conversation is the same in another tab, and deleted there too', async ({ context }) => {
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

test('an action of an answer opens the form above the page', async ({ page }) => {
  await page.goto('/en');
  await page.getByRole('link', { name: 'Help and contact' }).click();
  await dialog(page).getByRole('textbox').fill('i want my mony back');
  await page.keyboard.press('Enter');
  const log = dialog(page).getByRole('log');
  await expect(log).toContainText(topics.refund.title);
  await log.getByRole('link', { name: actions.write }).click();
  await expect(page.locator('#contact-dialog')).toBeVisible();
  await expect(page).toHaveURL('/en');
});

const answersIn = { en: answersEn, es: answersEs, fr: answersFr };

for (const lang of ['en', 'es', 'fr'] as const) {
  const title = `every topic is found by its own title, before the pages, ${lang}`;
  test(title, breadthUnless(lang === 'es'), async ({ request }) => {
    for (const topic of Object.values(answersIn[lang].topics)) {
      const question = topic.title.replace('{product}', 'Wabot');
      const { DATA } = await (await request.post('/help/ask', { data: { question, lang } })).json();
      expect(DATA.answers[0]?.title, question).toBe(question);
      expect(DATA.answers[0].actions.length, question).toBeGreaterThan(0);
    }
  });
}

test('a question about something else gets no page, but ways to a person', async ({ request }) => {
  for (const lang of ['en', 'es', 'fr'] as const) {
    for (const question of unanswerable[lang]) {
      const { DATA } = await (await request.post('/help/ask', { data: { question, lang } })).json();
      expect(DATA.answers, `${lang}: ${question}`).toEqual([]);
      expect(DATA.person[0].href).toBe(`/contact/${lang}#form`);
    }
  }
});

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
    await expect(log).toContainText(answersEs.topics.pay.title);
    await expect(log).toContainText('tarjeta');
    await expect(log.getByRole('link', { name: answersEs.actions.write })).toHaveAttribute('href', '/contact/es#form');
  });
});
