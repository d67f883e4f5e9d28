import { readFileSync } from 'node:fs';
import { breadth, breadthUnless } from './support/breadth.ts';
import { expect, test } from './support/site.ts';
import { withoutMotion } from './support/without-motion.ts';

test.use(withoutMotion);

// The tests run in plain Node.js, which does not import JSON as the site does.
const products: { name: string; signUp: string }[] = JSON.parse(
  readFileSync(new URL('../src/content/catalogue/products.json', import.meta.url), 'utf8'),
);

/** The price of Wabot for each country, as the English page formats it. */
const wabot = [
  ['co', 'COP 100,000'],
  ['ca', 'CA$30'],
  ['us', '$20'],
  [undefined, 'US$20'],
] as const;

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    for (const [country, price] of wabot) {
      test(
        `the price follows the country: ${country ?? 'none chosen'}`,
        breadthUnless(country === 'ca' && !javaScriptEnabled),
        async ({ page, context, site }) => {
          if (country) await context.addCookies([{ name: 'userCountry', value: country, url: site.origin }]);
          await page.goto('/products/wabot/en');
          const panel = page.getByRole('region', { name: 'One monthly price' });
          await expect(panel.locator('strong')).toHaveText(price, { useInnerText: true });
        },
      );
    }
  });
}

test('the sign-up opens the product’s own site in a new tab', breadth, async ({ page }) => {
  await page.goto('/products/transpur/en');
  const signUp = page.getByRole('link', { name: /^Try it free for 7 days/ });
  await expect(signUp).toHaveAttribute('href', 'https://transpur.hormiga.example/signup');
  await expect(signUp).toHaveAttribute('target', '_blank');
  await expect(signUp).toHaveAttribute('rel', 'noopener');
  await expect(signUp).toHaveAccessibleName(/opens in a new tab/);
});

test('the trial page has a card with its own sign-up for each product, and the free e-mails', async ({ page }) => {
  await page.goto('/tryit/en');
  for (const { name, signUp } of products) {
    const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });
    await expect(card.getByRole('link', { name: `Start free trial ${name}` })).toHaveAttribute('href', signUp);
  }
  await expect(page.getByRole('heading', { name: 'Plus 1,000 free e-mails' })).toBeVisible();
  await page.getByRole('link', { name: 'See bulk e-mail' }).click();
  await expect(page).toHaveURL('/email-masivo/en');
});
