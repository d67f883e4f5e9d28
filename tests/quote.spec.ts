import { axe } from './support/axe.ts';
import { breadth } from './support/breadth.ts';
import { fillInDetails, payByCard } from './support/card-form.ts';
import { quotePath, summary, zoe } from './support/quote.ts';
import { expect, test } from './support/site.ts';
import { withoutBanner } from './support/without-banner.ts';
import { withoutMotion } from './support/without-motion.ts';

test.use(withoutMotion);

test.beforeEach(async ({ page }) => {
  await withoutBanner(page);
});

test('a quote is started on other pages, finished by keyboard, created, shared, verified and paid', async ({
  page,
  site,
  context,
  browser,
}) => {
  test.slow();
  await context.addCookies([{ name: 'userCountry', value: 'co', url: site.origin }]);
  await page.goto('/products/wabot/en');
  await page.locator('#price').getByRole('link', { name: 'Add to quote' }).click();
  await expect(summary(page)).toContainText('COP 1,200,000');
  // The server renders it, and the island saves it after hydration.
  await expect(page).toHaveURL(/items=product-wabot/);
  await page.goto('/services/en?id=9');
  await page.getByRole('link', { name: 'Add to quote' }).click();
  await expect(summary(page)).toContainText('COP 2,200,000');

  // The number fields of a chosen item follow its checkbox and link in the tab order.
  const wabot = page.getByRole('checkbox', { name: /^Wabot/ });
  await wabot.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('spinbutton', { name: /^Subscriptions.*Wabot/ })).toBeFocused();
  await page.keyboard.type('5');
  await page.keyboard.press('Enter');
  await expect(page.locator('main form > [aria-live=polite]')).toHaveText('2 items, total COP 7,000,000.');
  await expect(page).toHaveURL(`${quotePath}/en?items=product-wabot.12.5_quick-whatsapp.1&currency=cop`);
  await axe(page, 'main');

  // An item without a price here says so, and in which currency it has one.
  await page.getByText('Service plans').click();
  await page.getByRole('checkbox', { name: /Impact/ }).check();
  await summary(page).getByRole('button', { name: 'Show it in US dollars' }).click();
  await expect(summary(page)).toContainText('US$2,950');
  await summary(page)
    .getByRole('button', { name: /^Remove Support plan Impact/ })
    .click();
  await summary(page).locator('label', { hasText: 'COP' }).click();
  // The address changes a moment later.
  await expect(page).toHaveURL(/cop/i);
  const shared = page.url();

  await summary(page).getByRole('button', { name: 'Get the quote' }).click();
  await expect(page.locator('#quote-name')).toBeFocused();
  await page.locator('#quote-name').fill('Zoë Ñandú');
  await page.locator('#quote-email').fill(zoe);
  // The page keeps its scroll position, far down.
  await page.reload();
  await expect(page.locator('#quote-email')).toHaveValue(zoe);
  const paper = context.waitForEvent('request', (request) => request.url().endsWith('.pdf'));
  await page.locator('#quote-email').press('Enter');
  await expect(page).toHaveURL(new RegExp(`${quotePath}/en\\?made=Q-`));
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

  await page.goto(`${quotePath}/en?made=${reference}`);
  await page.getByRole('button', { name: /^Pay COP/ }).click();
  await fillInDetails(page, { taxId: '1020304050' });
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  const checkout = page.frameLocator('iframe');
  await payByCard(checkout, { card: 'APPROVED', email: 'zoe@example.com' });
  await checkout.getByText('Back to the shop').click();
  await expect(page.locator('h1')).toContainText('Paid');
  await page.goto(`${quotePath}/en?made=${reference}`);
  await expect(page.locator('h1')).toHaveText('This quote is paid');
  await expect(page.getByRole('button', { name: /^Pay/ })).toHaveCount(0);

  // A visitor with the address sees the same selection, but no personal data.
  const other = await browser.newPage();
  await other.goto(shared);
  await expect(summary(other)).toContainText('COP 7,000,000');
  await expect(other.locator('#quote-email')).toHaveValue('');
  await other.close();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form shows the total and problems, and creates the quote', breadth, async ({ page, allow }) => {
    allow(/status of (4|5)\d\d/);
    await page.goto(`${quotePath}/fr`);
    await page.getByRole('checkbox', { name: /^Wabot/ }).check();
    await page.getByRole('spinbutton', { name: /^Abonnements.*Wabot/ }).fill('5');
    await page.locator('#quote-name').fill('Zoë');
    await page.getByRole('button', { name: 'Mettre le total à jour' }).click();
    await expect(summary(page)).toContainText('1 200 $ US');
    await expect(page.locator('#quote-name')).toHaveValue('Zoë');
    await page.getByRole('button', { name: 'Préparer la soumission' }).click();
    await expect(page.locator('#quote-email')).toHaveAttribute('aria-invalid', 'true');
    await page.locator('#quote-email').fill(zoe);
    await page.getByRole('button', { name: 'Préparer la soumission' }).click();
    await expect(page.locator('h1')).toHaveText('Votre soumission est prête');
    await page.getByRole('button', { name: /^Payer/ }).click();
    await fillInDetails(page, {});
    await page.selectOption('select[name=country]', 'US');
    await expect(page.locator('form [name=name]')).toHaveValue('Zoë');
    await page.getByRole('button', { name: 'Continuer vers le paiement' }).click();
    await expect(page.locator('[name=card]').first()).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('the total is visible and links to the summary', async ({ page }) => {
    await page.goto(`${quotePath}/en?items=product-wabot.12.5&currency=USD`);
    const bar = page.getByRole('link', { name: /See the quote.*US\$1,200/ });
    await expect(bar).toBeInViewport();
    const help = await page.getByRole('link', { name: 'Help and contact' }).boundingBox();
    const own = await bar.boundingBox();
    expect((own?.x ?? 0) + (own?.width ?? 0)).toBeLessThan(help?.x ?? 0);
    await bar.click();
    await expect(summary(page).getByText('Your quote')).toBeInViewport();
  });
});
