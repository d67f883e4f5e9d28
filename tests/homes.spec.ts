import type { Page } from '@playwright/test';
import { breadth, breadthUnless } from './support/breadth.ts';
import { chooseCountry } from './support/choose-country.ts';
import { expect, test } from './support/site.ts';
import { withoutBanner } from './support/without-banner.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test.beforeEach(async ({ page }) => {
  await withoutBanner(page);
});

const main = (page: Page) => page.locator('main');

test.describe('the home of Colombia', () => {
  test('has five slides, each with its target, and the two anchors', breadth, async ({ page }) => {
    await page.goto('/es-co');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es-CO');
    const links = page.locator('[data-slide] a');
    await expect(links).toHaveCount(5);
    const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(targets).toEqual([
      '#products',
      '/products/suppmail/es',
      '/development/bots/es',
      '/development/api/es',
      '/development/dashboards/es',
    ]);
    for (const anchor of ['products', 'services']) await expect(page.locator(`section#${anchor}`)).toHaveCount(1);
    await expect(page.locator('#partners li')).toHaveCount(10);
    await expect(page.locator('#clients li')).toHaveCount(8);
    await expect(page.locator('#team li')).toHaveCount(10);
    await expect(page.locator('#testimonials li')).toHaveCount(4);
  });

  // `islands.spec.ts` has another carousel that turns.
  test('turns its slides automatically, and wraps', breadthUnless(false), async ({ page }) => {
    await page.clock.install();
    await page.goto('/es-co/es');
    const current = page.locator('[aria-roledescription="carrusel"] a[aria-current="true"]');
    await expect(current).toHaveText('1 de 5');
    for (const slide of [2, 3, 4, 5, 1]) {
      await page.clock.runFor(7_500);
      await expect(current).toHaveText(`${slide} de 5`);
      await expect(page.locator(`#banner-${slide}`)).toBeInViewport({ ratio: 0.9 });
    }
  });

  test('shows the figures of the company', breadth, async ({ page }) => {
    await page.goto('/es-co/en');
    await expect(page.locator('#rocket dd')).toHaveText(['+200', '+15', '+10M', '+12']);
  });
});

test.describe('a home shows a product at work on its first two screens', () => {
  const homes = [
    '/es-co/fr',
    '/en-us/fr',
    '/en-ca/fr',
    '/es-es/fr',
    '/es-gq/fr',
    '/en-au/fr',
    '/ja-jp/fr',
    '/welcome/fr',
  ];
  for (const home of homes) {
    test(home, breadthUnless(home === '/en-us/fr'), async ({ page }) => {
      for (const [width, height] of [
        [390, 844],
        [1366, 768],
      ] as const) {
        await page.setViewportSize({ width, height });
        await page.goto(home);
        const screen = await page.locator('#at-work figure').boundingBox();
        // Enough of it to see what it is.
        expect((screen?.y ?? Number.POSITIVE_INFINITY) + 200, `${width} px`).toBeLessThanOrEqual(2 * height);
      }
      await expect(page.locator('#at-work').getByRole('link')).toHaveAttribute('href', /^\/products\/\w+\/fr$/);
    });
  }
});

test('the home of Canada has two slides, without a link to the proposals', breadth, async ({ page }) => {
  await page.goto('/en-ca/en');
  await expect(page.locator('[data-slide]')).toHaveCount(2);
  await expect(main(page).locator('a[href*="proposals.hormiga"]')).toHaveCount(0);
  const targets = await page.locator('#ways a').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(targets).toEqual(['/products/en', '/development/en', '/development/data_analytics/en', '/code/en']);
});

test('a home shows prices in its country’s currency, until the visitor chooses another country', async ({
  page,
  context,
}) => {
  for (const [home, price, other] of [
    ['/es-co/en', /COP\s?50,000/, /US\$|CA\$/],
    ['/en-us/en', /(^|\s)\$10/, /COP|US\$/],
    ['/en-ca/en', /CA\$15/, /COP|US\$/],
    ['/es-es/en', /US\$10/, /COP/],
  ] as const) {
    await page.goto(home);
    await expect(page.locator('#products'), home).toContainText(price, { useInnerText: true });
    await expect(page.locator('#products'), home).not.toContainText(other, { useInnerText: true });
    await chooseCountry(page, /Japan/);
    // The page of the USA names its own dollars without the country.
    await expect(page.locator('#products'), home).toContainText(/(US|\s)\$10/, { useInnerText: true });
    await expect(page.locator('#products'), home).not.toContainText(/COP|pesos|\$15|Canadian/, { useInnerText: true });
    await context.clearCookies();
  }
});

test('electronic invoicing is offered on the home of Colombia alone', breadth, async ({ page }) => {
  await page.goto('/es-co/en');
  await expect(page.locator('#quick a[href="/services/en?id=7"]')).toBeVisible();
  for (const home of ['/en-us/en', '/en-ca/en', '/en-au/en', '/es-es/en']) {
    await page.goto(home);
    await expect(main(page).locator('a[href*="id=7"]')).toHaveCount(0);
  }
});

test('the home of Japan has Japanese text and the page’s language', breadth, async ({ page }) => {
  await page.goto('/ja-jp/fr');
  const japanese = page.locator('[lang="ja"]');
  await expect(japanese.locator('h1')).toContainText('スペイン語');
  await expect(main(page).getByRole('heading', { level: 2 }).first()).toContainText('espagnol');
  await japanese.getByRole('link').click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('the main home names its country and links to every other home', breadth, async ({ page }) => {
  for (const [home, name] of [
    ['/en-au/en', 'Australia'],
    ['/es-es/es', 'España'],
    ['/es-gq/fr', 'Guinée équatoriale'],
  ] as const) {
    await page.goto(home);
    await expect(page.locator('h1')).toContainText(name);
    await expect(page.locator('#countries a')).toHaveCount(7);
    await expect(page.locator('#countries a[aria-current="page"]')).toContainText(name);
    await expect(page.locator('#services a')).toHaveCount(4);
  }
});

test.describe('the landing page', () => {
  test('types its headline: whole for assistive technology immediately, letter by letter visually', async ({
    page,
  }) => {
    await page.goto('/welcome/es');
    await expect(page.getByRole('heading', { level: 1, name: 'Software simple y claro.', exact: true })).toBeVisible();
    const hidden = () =>
      page
        .locator('h1 > span > span')
        .evaluateAll((all) => all.filter((letter) => getComputedStyle(letter).opacity === '0').length);
    expect(await hidden()).toBeGreaterThan(0);
    await expect.poll(hidden, { timeout: 8_000 }).toBe(0);
  });

  test('shows the whole headline with reduced motion', breadth, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/welcome/es', { waitUntil: 'domcontentloaded' });
    for (const letter of await page.locator('h1 > span > span').all())
      await expect(letter).toHaveCSS('opacity', '1', { timeout: 100 });
  });

  test('links to the trial and to its sections', breadth, async ({ page }) => {
    await page.goto('/welcome/es');
    await expect(main(page).getByRole('link', { name: 'Probar', exact: true }).first()).toHaveAttribute(
      'href',
      '/tryit/es',
    );
    const places = page.getByRole('navigation', { name: 'En esta página' }).getByRole('link');
    const targets = await places.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(targets).toEqual(['#products', '#rocket', '#methodology']);
    for (const target of ['#products', '#rocket', '#methodology']) await expect(page.locator(target)).toHaveCount(1);
    await expect(page.locator('#rocket dd')).toHaveText(['245', '14', '+500k', '+4']);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('puts first what the cookie `context` asks for', async ({ page, context: browser, site }) => {
      for (const [context, first] of [
        [undefined, '/service_developing/en'],
        ['1', '/service_developing/en'],
        ['2', '/products/transpur/en'],
        ['3', '/products/transpur/en'],
        ['4', '/service_developing/en'],
      ] as const) {
        if (context) await browser.addCookies([{ name: 'context', value: context, url: site.origin }]);
        await page.goto('/welcome/en');
        const shown = page.locator('#features a').filter({ visible: true });
        await expect(shown).toHaveCount(3);
        await expect(shown.first(), `context ${context}`).toHaveAttribute('href', first);
        await expect(shown.nth(1)).toHaveAttribute('href', '/products/wabot/en');
        await expect(shown.nth(2)).toHaveAttribute('href', '/products/suppmail/en');
      }
    });

    test('shows the whole headline', breadth, async ({ page }) => {
      await page.goto('/welcome/en');
      for (const letter of await page.locator('h1 [aria-hidden] > span').all())
        await expect(letter).toHaveCSS('visibility', 'visible', { timeout: 100 });
    });
  });
});
