import { href } from '../src/site/address.ts';
import { descriptionLimit, titleLimit } from '../src/site/head.ts';
import { languageCodes, localeOf } from '../src/site/languages.ts';
import { type Route, routes } from '../src/site/routes.ts';
import { axe } from './support/axe.ts';
import { expect, test } from './support/site.ts';

/** What stands around the content is the same wherever a screen is shown, so one address of each is enough. */
const isFirstOfScreen = (route: Route) => routes.find(({ screen }) => screen === route.screen) === route;

/** Every address of the registry, in every language. */
for (const route of routes) {
  for (const language of languageCodes) {
    const address = href(route.path, language);

    test(`${address} is whole and accessible, and fits the smallest screen`, async ({ page, allow }) => {
      if (route.path === '/not_found') allow(/status of 404/);
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      await expect(page.locator('html')).toHaveAttribute('lang', localeOf(language));
      await expect(page.locator('h1')).toHaveCount(1);
      const title = await page.title();
      expect(title.length, title).toBeLessThanOrEqual(titleLimit);
      const description = await page.locator('meta[name=description]').getAttribute('content');
      expect(description?.length).toBeGreaterThan(30);
      expect(description?.length, description ?? '').toBeLessThanOrEqual(descriptionLimit);
      await axe(page, isFirstOfScreen(route) ? 'html' : 'main');
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    });
  }
}
