import { href } from '../src/site/address.ts';
import { continents, countries } from '../src/site/countries.ts';
import { languageCodes } from '../src/site/languages.ts';
import { breadth, breadthUnless } from './support/breadth.ts';
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
  await page.locator('#choose-country + ul').getByRole('link', { name: 'Colombia' }).click();
  await expect(page).toHaveURL('/es-co/es');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect((await context.cookies()).map(({ name, value }) => `${name}=${value}`)).toContain('userCountry=co');
});

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(
    `country and language can be chosen on the first screen of ${width} × ${height}, beside the cookie banner`,
    breadthUnless(width === 390),
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto('/fr');
      const banner = await page.locator('section:has(> div > #cookies)').boundingBox();
      const links = page.locator('main nav a');
      await expect(links).toHaveCount(countries.length + languageCodes.length);
      for (const link of await links.all()) {
        const box = await link.boundingBox();
        expect((box?.y ?? height) + (box?.height ?? 0), (await link.textContent()) ?? '').toBeLessThanOrEqual(
          banner?.y ?? height,
        );
      }
    },
  );
}

test('the pins of the map lead to the homes of their countries', breadth, async ({ page }) => {
  await page.goto('/es');
  const pins = page.locator('main svg a');
  expect(await pins.evaluateAll((all) => all.map((pin) => pin.getAttribute('href')))).toEqual(
    countries.map(({ home }) => href(home, 'es')),
  );
  await pins.first().click();
  await expect(page).toHaveURL('/es-co/es');
});

test('the tip about the orange button offers help itself', breadth, async ({ page }) => {
  await page.goto('/en');
  await expect(page.getByRole('heading', { name: 'See the orange button?' })).toBeVisible();
  await page.locator('main').getByRole('link', { name: 'Ask for help' }).click();
  await expect(page.getByRole('dialog', { name: 'Write to us' })).toBeVisible();
});
