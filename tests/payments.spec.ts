import type { Page } from '@playwright/test';
import { sentMails, signIn } from './support/account.ts';
import { axe } from './support/axe.ts';
import { breadth } from './support/breadth.ts';
import { fillInDetails, payByCard } from './support/card-form.ts';
import { expect, test } from './support/site.ts';
import type { Site } from './support/start-site.ts';
import { withoutMotion } from './support/without-motion.ts';

test.use(withoutMotion);

/** The sent mails that contain a reference. */
async function mailsAbout(site: Site, reference: string): Promise<string[]> {
  return (await sentMails(site)).filter((mail) => mail.includes(reference));
}

/** What the invoice needs, for a company in Colombia. */
async function fillInCompany(page: Page) {
  const texts = {
    company: 'Panadería Ñandú S.A.S.',
    name: 'Ana Restrepo',
    taxId: '890.903.938-8',
    street: 'Carrera 43A # 1-50',
    city: 'Medellín',
    region: 'Antioquia',
  };
  await expect(page).toHaveURL(/details=yes/);
  await page.check('[name=kind][value=company]');
  await fillInDetails(page, texts);
  await page.selectOption('[name=taxIdType]', 'nit');
}

/** How often the approval event was dispatched in a tab. */
async function countApprovals(page: Page) {
  await page.addInitScript(() => {
    localStorage.setItem('consent', 'false');
    addEventListener('hormiga:payment-approved', () => {
      sessionStorage.setItem('heard', String(Number(sessionStorage.getItem('heard')) + 1));
    });
  });
  return () => page.evaluate(() => Number(sessionStorage.getItem('heard')));
}

test('a package is paid by card in the window after closing it once, and is in the account', async ({
  page,
  site,
  context,
}) => {
  const approvals = await countApprovals(page);
  await context.addCookies([{ name: 'userCountry', value: 'co', url: site.origin }]);
  const email = await signIn(page, site, `ana-${Date.now().toString(36)}@example.com`);
  await page.goto('/email-masivo/es');
  const card = page.locator('#plans li', { hasText: 'Diez mil' });
  await card.getByRole('button', { name: 'Comprar este paquete' }).click();
  await fillInCompany(page);
  await page.getByRole('button', { name: 'Continuar al pago' }).click();
  const checkout = page.frameLocator('iframe');
  const reference = checkout.getByText(/^P(-\w{4}){3}$/);
  const first = (await reference.textContent()) ?? '';
  await expect(checkout.locator('[name=email]')).toHaveValue(email);
  await page.keyboard.press('Escape');
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.getByRole('button', { name: 'Continuar al pago' }).click();
  await expect(reference).toHaveText(first);
  await payByCard(checkout, { card: 'APPROVED', email });
  await checkout.getByRole('button', { name: 'Volver a la tienda' }).or(checkout.getByRole('link')).first().click();

  await expect(page).toHaveURL(/\/payment\/es\?order=/);
  await expect(page.locator('h1')).toContainText('Pagado');
  await axe(page, 'main');
  await expect.poll(approvals).toBe(1);
  await page.reload();
  await page.waitForLoadState('networkidle');
  expect(await approvals(), 'dispatched once').toBe(1);
  const link = await page.getByRole('link', { name: /recibo \(PDF\)/ }).getAttribute('href');
  const receipt = await page.request.get(link ?? '');
  expect((await receipt.body()).subarray(0, 5).toString()).toBe('%PDF-');
  await expect.poll(async () => (await mailsAbout(site, first)).length).toBe(2);
  const mail = (await mailsAbout(site, first)).find((one) => one.includes(`\nTo: ${email}`));
  expect(mail).toMatch(new RegExp(`filename=.*${first}\\.pdf`));

  await page.goto('/dashboard/es?view=payments');
  await expect(page.getByRole('main')).toContainText(first);
  await page.goto('/dashboard/es?view=notifications');
  await expect(page.getByRole('main')).toContainText(first);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a declined card shows what happened, the plans, and how to buy the item again', async ({
    page,
    site,
    context,
  }) => {
    await context.addCookies([{ name: 'userCountry', value: 'co', url: site.origin }]);
    await page.goto('/products/suppmail/fr');
    await page.locator('#plans li').first().locator('form[action="/pay/buy"] button').first().click();
    await fillInCompany(page);
    await page.fill('[name=email]', 'ana@example.com');
    await page.getByRole('button', { name: 'Continuer vers le paiement' }).click();
    await expect(page).toHaveURL(/\/sandbox\/checkout/);
    await payByCard(page, { card: 'DECLINED', email: 'ana@example.com' });
    await expect(page).toHaveURL(/\/payment\/fr\?order=/);
    // The provider is asked every few seconds only, and a test is faster than a person.
    await expect(async () => {
      await page.reload();
      await expect(page.getByRole('main')).toContainText('Rien n’a été débité', { timeout: 1_000 });
    }).toPass();
    await page.getByRole('main').getByRole('link', { name: 'Voir les forfaits' }).click();
    await expect(page).toHaveURL(/\/products\/suppmail\/fr#plans/);
    await page.goBack();
    const again = page.getByRole('button', { name: 'Réessayer' });
    await expect(again).toBeInViewport();
    await again.click();
    await expect(page).toHaveURL(/\/sandbox\/checkout/);
    await expect(page.getByRole('main')).toContainText(/100.000.COP/);
  });
});

test('the page waits for a slow bank without events, in two tabs, and shows the payment', async ({ page, context }) => {
  const approvals = await countApprovals(page);
  const purchase = { currency: 'COP', value: 20_000, product_id: 4, platform: 'wompi', lang: 'en' };
  const { DATA } = await (await page.request.post('/pay/transactions/create', { data: purchase })).json();
  await page.goto(DATA.checkout_url);
  await payByCard(page, { card: 'APPROVED', email: 'ana@example.com', delay: '5' });
  await expect(page).toHaveURL(/\/payment\/en\?order=/);
  await expect(page.locator('h1')).toContainText('bank');
  const other = await context.newPage();
  const otherApprovals = await countApprovals(other);
  await other.goto(DATA.order_url);
  // A reloaded page keeps its scroll position.
  await other.setViewportSize({ width: 390, height: 400 });
  await other.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await other.reload();
  await page.bringToFront();
  await expect(page.locator('h1')).toContainText('Paid', { timeout: 30_000 });
  await expect(page.getByRole('main')).toContainText('5,000 e-mails');
  await other.bringToFront();
  await expect(other.locator('h1')).toContainText('Paid', { timeout: 30_000 });
  // In the tab that knew it first.
  await expect.poll(async () => (await approvals()) + (await otherApprovals())).toBe(1);
  // The form is gone, so it cannot be paid a second time.
  await page.goto(DATA.checkout_url);
  await expect(page.getByRole('main')).toContainText(DATA.reference);
  await expect(page.locator('[name=card]')).toHaveCount(0);
});

test('the browser console stays empty before, during and after the checkout', breadth, async ({ page, context }) => {
  const said: string[] = [];
  // In addition to errors, which every test checks.
  context.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
  /** Waits until a page is shown and its page transition is over. */
  const shown = async (address: RegExp) => {
    await expect(page).toHaveURL(address);
    await page.waitForLoadState('load');
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  };
  const purchase = { currency: 'COP', value: 20_000, product_id: 4, platform: 'wompi', lang: 'en' };
  const { DATA } = await (await page.request.post('/pay/transactions/create', { data: purchase })).json();
  await page.goto('/email-masivo/en');
  await shown(/email-masivo/);
  // Navigates like a link: there is no page transition from the address bar.
  await page.evaluate((url) => location.assign(url), DATA.checkout_url);
  await shown(/\/sandbox\/checkout/);
  await page.goBack();
  await shown(/email-masivo/);
  await page.goForward();
  await shown(/\/sandbox\/checkout/);
  await payByCard(page, { card: 'APPROVED', email: 'ana@example.com' });
  await shown(/\/payment\/en\?order=/);
  await page.goBack();
  await shown(/\/sandbox\/checkout/);
  expect(said).toEqual([]);
});
