import type { Page } from '@playwright/test';
import { breadth, breadthUnless } from './support/breadth.ts';
import { chooseCountry } from './support/choose-country.ts';
import { settled } from './support/settled.ts';
import { expect, test } from './support/site.ts';
import { withoutBanner } from './support/without-banner.ts';
import { withoutMotion } from './support/without-motion.ts';

test.use(withoutMotion);

const header = (page: Page) => page.locator('header summary', { hasText: 'Country' });

test.beforeEach(async ({ page }) => {
  await withoutBanner(page);
});

test('the language switcher leads to the same page and is remembered for bare addresses', async ({ page, context }) => {
  await page.goto('/company_about/en');
  await page.locator('summary', { hasText: 'Language' }).click();
  await page.getByRole('link', { name: 'Français' }).click();
  await expect(page).toHaveURL('/company_about/fr');
  expect(await page.evaluate(() => localStorage.getItem('userLanguage'))).toBe('fr');
  expect((await context.cookies()).map(({ name, value }) => `${name}=${value}`)).toContain('userLanguage=fr');
  await page.goto('/company_history');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
  await page.goto('/products');
  await expect(page.locator('html'), '/products is English, whoever asks').toHaveAttribute('lang', 'en');
});

test('the English option of /products is the bare address', breadth, async ({ page }) => {
  await page.goto('/products/es');
  await page.locator('summary', { hasText: 'Idioma' }).click();
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/products');
});

test('choosing a country stays on the page and is remembered', breadth, async ({ page }) => {
  await page.goto('/company_about/en');
  const opener = header(page);
  await opener.click();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page
    .locator('header')
    .getByRole('button', { name: /Canada/ })
    .click();
  await expect(opener).toContainText('Canada');
  await expect(page.locator('details[open]')).toHaveCount(0);
  await expect(page).toHaveURL('/company_about/en');
  expect(await page.evaluate(() => 'sameDocument' in window), 'the page was not left').toBe(true);
  await page.goto('/company_team/es');
  await expect(page.locator('summary', { hasText: 'País' })).toContainText('Canadá');
});

test('choosing a country changes currency, the form of money and the language tag at once, and back', async ({
  page,
}) => {
  await page.goto('/email-masivo/en');
  const html = page.locator('html');
  const price = page
    .locator('#plans li')
    .first()
    .getByText(/\d\d/)
    .filter({ visible: true })
    .filter({ hasText: /\$|COP/ });
  const choose = (name: RegExp) => chooseCountry(page, name);
  await expect(price.first()).toContainText('US$12');
  await choose(/United States/);
  await expect(html).toHaveAttribute('lang', 'en-US');
  await expect(price.first()).toContainText(/^\$12/);
  await expect(page.locator('body'), 'nowhere').not.toContainText('US$');
  await choose(/Canada/);
  await expect(html).toHaveAttribute('lang', 'en-CA');
  await expect(price.first()).toContainText('CA$20');
  await choose(/Spain/);
  await expect(html).toHaveAttribute('lang', 'en');
  await expect(price.first()).toContainText('US$12');
});

for (const { locale, address, lang, price } of [
  { locale: 'es-CO', address: '/email-masivo/es', lang: 'es-CO', price: /^\$\s40.000/ },
  { locale: 'en-US', address: '/email-masivo/en', lang: 'en-US', price: /^\$12/ },
  { locale: 'en-CA', address: '/email-masivo/en', lang: 'en', price: /^CA\$20/ },
  { locale: 'es-419', address: '/email-masivo/es', lang: 'es-CO', price: /^US\$\s12/ },
]) {
  test.describe(`in a browser whose language is ${locale}`, () => {
    test.use({ locale });

    test(
      'prices start in the currency of its region, until a country is chosen',
      breadthUnless(locale === 'es-CO'),
      async ({ page, context }) => {
        await page.goto(address);
        await expect(page.locator('html')).toHaveAttribute('lang', lang);
        await expect(
          page.locator('#plans li').first().getByText(price).filter({ visible: true }).first(),
        ).toBeVisible();
        expect(await page.evaluate(() => localStorage.getItem('userCountry')), 'nothing is stored').toBeNull();
        expect((await context.cookies()).map(({ name }) => name)).not.toContain('userCountry');
        await chooseCountry(page, /Japan|Japón/);
        await page.reload();
        await expect(page.locator('html')).toHaveAttribute('data-country', 'jp');
      },
    );
  });
}

test('a page from a shared cache has the visitor’s country and context before it is seen', async ({
  page,
  context,
  site,
}) => {
  const cookies = ['userCountry=us', 'context=2'].map((cookie) => cookie.split('='));
  await context.addCookies(cookies.map(([name = '', value = '']) => ({ name, value, url: site.origin })));
  // As a cache answers that does not look at cookies.
  await page.route(/\/(welcome|email-masivo)\/\w+$/, async (route) => {
    const response = await fetch(route.request().url());
    await route.fulfill({ status: 200, contentType: 'text/html', body: await response.text() });
  });
  await page.goto('/welcome/en', { waitUntil: 'commit' });
  const html = page.locator('html');
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await expect(html).toHaveAttribute('data-country', 'us');
  await expect(html).toHaveAttribute('data-context', '2');
  await page.goto('/email-masivo/en');
  await expect(html).toHaveAttribute('lang', 'en-US');
  await expect(page.locator('body')).not.toContainText('US$');
  await context.addCookies([{ name: 'userCountry', value: 'es', url: site.origin }]);
  await page.goto('/email-masivo/es');
  await expect(html, 'times as in Spain follow').toHaveAttribute('lang', 'es-ES');
});

test('choosing a country works without a connection', breadth, async ({ page, context, allow }) => {
  allow(/preferences\/country|Failed to load|ERR_INTERNET_DISCONNECTED/);
  await page.goto('/company_about/en');
  await context.setOffline(true);
  await header(page).click();
  await page.locator('header').getByRole('button', { name: /Japan/ }).click();
  await expect(header(page)).toContainText('Japan');
  await context.setOffline(false);
  await page.goto('/company_team/en');
  await expect(header(page)).toContainText('Japan');
});

test('choosing a country keeps typed text, the page and the language', async ({ page }) => {
  await page.goto('/email-masivo/es');
  const quantity = page.locator('#calculator').getByRole('textbox');
  await quantity.fill('2500');
  const total = page.locator('#calculator').getByText(/3,00/);
  await expect(total.first()).toBeVisible();
  await chooseCountry(page, /Colombia/);
  await expect(
    page
      .locator('#calculator')
      .getByText(/10\.000/)
      .first(),
  ).toBeVisible();
  await expect(quantity).toHaveValue(/2.?500/);
  await expect(page).toHaveURL('/email-masivo/es');
});

test('a country chosen in one tab applies to the other one', breadth, async ({ page, context }) => {
  const other = await context.newPage();
  await page.goto('/products/wabot/en');
  await other.goto('/products/wabot/fr');
  await chooseCountry(page, /Canada/);
  await expect(other.locator('html')).toHaveAttribute('data-country', 'ca');
  await expect(other.locator('summary', { hasText: 'Pays' })).toContainText('Canada');
  const heard = other.evaluate(() => new Promise((resolve) => addEventListener('storage', () => resolve(true))));
  await page.evaluate(() => localStorage.setItem('userCountry', 'atlantis'));
  await heard;
  await settled(other);
  await expect(other.locator('html')).toHaveAttribute('data-country', 'ca');
});

test('going back shows the country chosen since', breadth, async ({ page }) => {
  await page.goto('/products/wabot/en');
  await page.evaluate(() => {
    localStorage.setItem('userCountry', 'ca');
    localStorage.setItem('accessibility-settings', '{"greyscale":true}');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(page.locator('html')).toHaveAttribute('data-country', 'ca');
  await expect(page.locator('html')).toHaveAttribute('data-look', 'greyscale');
});

test('prices follow the country on every kind of page', breadth, async ({ page }) => {
  await page.goto('/products/en');
  await chooseCountry(page, /Colombia/);
  for (const address of ['/products/en', '/products/wabot/en', '/development/en', '/services/en?id=8', '/es-es/en']) {
    await page.goto(address);
    await expect(page.locator('main')).toContainText(/COP\s[\d,]+,000/, { useInnerText: true });
    await expect(page.locator('main')).not.toContainText(/US\$|CA\$/, { useInnerText: true });
  }
});
