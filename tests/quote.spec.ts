import type { Page } from '@playwright/test';
import { axe } from './support/axe.ts';
import { cards, payByCard } from './support/card-form.ts';
import { holdChunks } from './support/hold-chunks.ts';
import { expect, test } from './support/site.ts';
import { withoutBanner } from './support/without-banner.ts';

/** One address gets few quotes an hour. */
const zoe = `zoe-${process.pid}@example.com`;

const path = '/support/quote';
const summary = (page: Page) => page.locator('#quote-summary');
const call = '**/api/services/quotation/create';

test.beforeEach(async ({ page }) => {
  await withoutBanner(page);
});

test('a quote is begun on other pages, finished by keyboard, made, shared, checked and paid', async ({
  page,
  site,
  context,
}) => {
  test.slow();
  await context.addCookies([{ name: 'userCountry', value: 'co', url: site.origin }]);
  await page.goto('/products/wabot/en');
  await page.locator('#price').getByRole('link', { name: 'Add to quote' }).click();
  await expect(summary(page)).toContainText('COP 1,200,000');
  // Drawn by the server at once, and kept as soon as the island is awake.
  await expect(page).toHaveURL(/items=product-wabot/);
  await page.goto('/services/en?id=9');
  await page.getByRole('link', { name: 'Add to quote' }).click();
  await expect(summary(page)).toContainText('COP 2,200,000');

  // The numbers of what is chosen are the next stop of the keyboard after its box and the way to its page.
  const wabot = page.getByRole('checkbox', { name: /^Wabot/ });
  await wabot.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('spinbutton', { name: /^Users.*Wabot/ })).toBeFocused();
  await page.keyboard.type('5');
  await page.keyboard.press('Enter');
  await expect(page.locator('main form > [aria-live=polite]')).toHaveText('2 items, total COP 7,000,000.');
  await expect(page).toHaveURL(`${path}/en?items=product-wabot.12.5_quick-whatsapp.1&currency=cop`);
  await axe(page, 'main');

  // What has no price here says so, and where it has one.
  await page.getByText('Service plans').click();
  await page.getByRole('checkbox', { name: /Impact/ }).check();
  await summary(page).getByRole('button', { name: 'Show it in US dollars' }).click();
  await expect(summary(page)).toContainText('USD 2,950');
  await summary(page)
    .getByRole('button', { name: /^Remove Support plan Impact/ })
    .click();
  await summary(page).locator('label', { hasText: 'COP' }).click();
  const shared = page.url();

  await summary(page).getByRole('button', { name: 'Make the quote' }).click();
  await expect(page.locator('#quote-name')).toBeFocused();
  await page.locator('#quote-name').fill('Zoë Ñandú');
  await page.locator('#quote-email').fill(zoe);
  await page.reload();
  await page.locator('#quote-email').scrollIntoViewIfNeeded();
  await expect(page.locator('#quote-email')).toHaveValue(zoe);
  const paper = context.waitForEvent('request', (request) => request.url().endsWith('.pdf'));
  await page.locator('#quote-email').press('Enter');
  await expect(page).toHaveURL(new RegExp(`${path}/en\\?made=Q-`));
  const reference = new URL(page.url()).searchParams.get('made') ?? '';
  const pdf = await page.getByRole('link', { name: 'Open the PDF' }).getAttribute('href');
  expect((await paper).url()).toContain(pdf);
  const answer = await page.request.get(pdf ?? '');
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf']);
  expect(answer.headers()['content-disposition']).toContain(`${reference}.pdf`);
  await expect(page.locator('main')).toContainText('COP 7,000,000');
  await expect(page.locator('#next').getByRole('link', { name: 'Book a meeting' })).toHaveAttribute(
    'href',
    new RegExp(reference),
  );
  await expect(page.locator('#ask textarea')).toHaveValue(new RegExp(reference));
  await axe(page, 'main');

  await page.goto(`/support/status/fr?quote=${reference}`);
  await expect(page.locator('h1')).toHaveText('Cette soumission est authentique et valide');

  await page.goto(`${path}/en?made=${reference}`);
  await page.getByRole('button', { name: /^Pay COP/ }).click();
  const checkout = page.frameLocator('iframe');
  await payByCard(checkout, { number: cards.approved, email: 'zoe@example.com' });
  await checkout.getByText('Back to the shop').click();
  await expect(page.locator('h1')).toContainText('Paid');
  await page.goto(`${path}/en?made=${reference}`);
  await expect(page.locator('h1')).toHaveText('This quote is paid');
  await expect(page.getByRole('button', { name: /^Pay/ })).toHaveCount(0);

  // Whoever gets the address sees the same, and nothing of who wrote it.
  const other = await context.browser()?.newPage();
  await other?.goto(shared);
  if (other) await expect(summary(other)).toContainText('COP 7,000,000');
  await expect(other?.locator('#quote-email') ?? page.locator('none')).toHaveValue('');
  await other?.close();
});

test('a lost answer, a double press and a retry make one quote', async ({ page, allow }) => {
  allow(/Failed to load|request failed|ERR_FAILED/);
  const ids: string[] = [];
  const made: string[] = [];
  await page.route(call, async (route) => {
    ids.push(route.request().postDataJSON().request_id);
    // It arrives, and the answer does not.
    const response = await route.fetch();
    made.push((await response.json()).DATA.id);
    if (ids.length === 1) await route.abort();
    else await route.fulfill({ response });
  });
  await page.goto(`${path}/es?items=quick-api.1`);
  await page.locator('#quote-name').fill('Ana');
  await page.locator('#quote-email').fill('ana@example.com');
  await page.getByRole('button', { name: 'Hacer la cotización' }).dblclick();
  await expect(page.getByRole('alert')).toContainText('recibe la misma');
  await expect(page.getByRole('alert').getByRole('link')).toBeVisible();
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
  await expect(page).toHaveURL(new RegExp(`made=${made[0]}`));
  expect([new Set(ids).size, new Set(made).size, ids.length]).toEqual([1, 1, 2]);
});

test('what is ticked while the script is on its way is ticked at once, and counts', async ({ page }) => {
  await page.goto(`${path}/en`);
  const letGo = await holdChunks(page);
  const boxes = page.locator('[data-item] [type=checkbox]:visible');
  await boxes.first().check();
  await boxes.nth(1).check();
  await boxes.nth(1).uncheck();
  letGo();
  await expect(page).toHaveURL(/items=/);
  await expect(boxes.first()).toBeChecked();
  await expect(boxes.nth(1)).not.toBeChecked();
  // It is remembered, and shown to whoever comes back.
  await page.goto(`${path}/en`);
  await expect(boxes.first()).toBeChecked();
  await expect(page).toHaveURL(/items=/);
});

test('another total is told and asked for before a quote is made', async ({ page, allow }) => {
  allow(/status of 409/);
  await page.route(call, async (route) => {
    const sent = route.request().postDataJSON();
    const data = sent.value === '250' ? { ...sent, value: '251' } : { ...sent, value: '250' };
    await route.fulfill({ response: await route.fetch({ postData: JSON.stringify(data) }) });
  });
  await page.goto(`${path}/en?items=quick-api.1&currency=USD`);
  await page.locator('#quote-name').fill('Ana');
  await page.locator('#quote-email').fill('ana@example.com');
  await page.getByRole('button', { name: 'Make the quote' }).click();
  const question = page.getByRole('dialog', { name: /The total is now/ });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Not now' }).click();
  await expect(page.locator('#quote-name')).toHaveValue('Ana');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the same form adds up, says what is wrong, and makes the quote', async ({ page, allow }) => {
    allow(/status of (4|5)\d\d/);
    await page.goto(`${path}/fr`);
    await page.getByRole('checkbox', { name: /^Wabot/ }).check();
    await page.getByRole('spinbutton', { name: /^Utilisateurs.*Wabot/ }).fill('5');
    await page.locator('#quote-name').fill('Zoë');
    await page.getByRole('button', { name: 'Mettre le total à jour' }).click();
    await expect(summary(page)).toContainText('1 200 USD');
    await expect(page.locator('#quote-name')).toHaveValue('Zoë');
    await page.getByRole('button', { name: 'Préparer la soumission' }).click();
    await expect(page.locator('#quote-email')).toHaveAttribute('aria-invalid', 'true');
    await page.locator('#quote-email').fill(zoe);
    await page.getByRole('button', { name: 'Préparer la soumission' }).click();
    await expect(page.locator('h1')).toHaveText('Votre soumission est prête');
    await page.getByRole('button', { name: /^Payer/ }).click();
    await expect(page.locator('[name=number]')).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('the total is in sight and leads to the summary', async ({ page }) => {
    await page.goto(`${path}/en?items=product-wabot.12.5&currency=USD`);
    const bar = page.getByRole('link', { name: /See the quote.*USD 1,200/ });
    await expect(bar).toBeInViewport();
    const help = await page.getByRole('link', { name: 'Help and contact' }).boundingBox();
    const own = await bar.boundingBox();
    expect((own?.x ?? 0) + (own?.width ?? 0)).toBeLessThan(help?.x ?? 0);
    await bar.click();
    await expect(summary(page).getByText('Your quote')).toBeInViewport();
  });
});
