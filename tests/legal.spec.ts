import { languageCodes, legalLanguage } from '../src/site/languages.ts';
import { breadth, breadthUnless } from './support/breadth.ts';
import { expect, test } from './support/site.ts';
import { withoutBanner } from './support/without-banner.ts';
import { withoutMotion } from './support/without-motion.ts';

test.use(withoutMotion);

const addresses = ['/terms', '/politics', '/advice'];

test('the tab bar links the legal texts, and /privacy shows the terms', breadth, async ({ page }) => {
  await page.goto('/terms/es');
  const tabs = page.getByRole('navigation', { name: 'Textos legales' }).getByRole('link');
  await expect(tabs).toHaveText(['Términos y condiciones', 'Políticas de privacidad', 'Aviso de privacidad']);
  await tabs.nth(1).click();
  await expect(page).toHaveURL('/politics/es');
  await expect(tabs.nth(1)).toHaveAttribute('aria-current', 'page');
  await page.goto('/privacy/es');
  await expect(tabs.first()).toHaveAttribute('aria-current', 'page');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/terms\/es$/);
});

for (const address of addresses) {
  test(`every entry in the contents of ${address} links to its clause`, breadth, async ({ page }) => {
    // The banner would cover the last entry.
    await withoutBanner(page);
    await page.goto(`${address}/en`);
    const entries = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
    const targets = await entries.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(targets.length).toBeGreaterThan(7);
    for (const target of targets) await expect(page.locator(`section${target} h2`)).toHaveCount(1);
    const last = targets.at(-1) ?? '';
    await entries.last().click();
    await expect(page).toHaveURL(`${address}/en${last}`);
    await expect(page.locator(`${last} h2`)).toBeInViewport();
  });

  test(
    `${address} says in every language but Spanish that the Spanish text is the binding one`,
    breadthUnless(address === '/terms'),
    async ({ page }) => {
      for (const language of languageCodes.filter((code) => code !== legalLanguage)) {
        await page.goto(`${address}/${language}`);
        await expect(page.getByRole('note').getByRole('link')).toHaveAttribute('href', `${address}/${legalLanguage}`);
      }
      await page.goto(`${address}/${legalLanguage}`);
      await expect(page.getByRole('note')).toHaveCount(0);
    },
  );
}

test('printing shows only the text', async ({ page }) => {
  await page.goto('/politics/en');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('body > header')).toBeHidden();
  await expect(page.locator('body > footer')).toBeHidden();
  await expect(page.locator('body > aside')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeHidden();
  await expect(page.getByRole('heading', { name: '15. Validity' })).toBeVisible();
});

test('the print button opens the print dialog', breadth, async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await page.goto('/terms/en');
  await page.getByRole('button', { name: 'Print or save as PDF' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed');
});
