import { href } from '../src/site/address.ts';
import { continents, countries } from '../src/site/countries.ts';
import { expect, test } from './support/site.ts';
import { withoutMotion } from './support/without-motion.ts';

test.use(withoutMotion);

test('the start page lists the countries by continent, each with a link to its home', async ({ page }) => {
  await page.goto('/en');
  for (const continent of continents) {
    const section = page.locator('main section section').filter({ has: page.locator(`#${continent}`) });
    const homes = countries.filter((country) => country.continent === continent).map(({ home }) => href(home, 'en'));
    const links = section.getByRole('link');
    await expect(links).toHaveCount(homes.length);
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(homes);
    await expect(links.first().locator('svg').first()).toBeVisible();
  }
});

test('a country link opens its home and is remembered as the choice', async ({ page, context }) => {
  await page.goto('/es');
  await page.locator('main').getByRole('link', { name: 'Colombia' }).click();
  await expect(page).toHaveURL('/es-co/es');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect((await context.cookies()).map(({ name, value }) => `${name}=${value}`)).toContain('userCountry=co');
});

test('the tip about the orange button offers help itself', async ({ page }) => {
  await page.goto('/en');
  await expect(page.getByRole('heading', { name: 'See the orange button?' })).toBeVisible();
  await page.locator('main').getByRole('link', { name: 'Ask for help' }).click();
  await expect(page.getByRole('dialog', { name: 'Write to us' })).toBeVisible();
});
