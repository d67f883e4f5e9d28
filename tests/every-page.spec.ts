import { href } from '../src/site/address.ts';
import { descriptionLimit, titleLimit } from '../src/site/head.ts';
import { languageCodes, localeOf } from '../src/site/languages.ts';
import { routes } from '../src/site/routes.ts';
import { axe } from './support/axe.ts';
import { expect, test } from './support/site.ts';

/** Every address of the registry, in every language. */
for (const { path } of routes) {
  for (const language of languageCodes) {
    const address = href(path, language);

    test(`${address} is whole, accessible and holds still`, async ({ page, allow }) => {
      if (path === '/not_found') allow(/status of 404/);
      await page.goto(address);
      await expect(page.locator('html')).toHaveAttribute('lang', localeOf(language));
      await expect(page.locator('h1')).toHaveCount(1);
      const title = await page.title();
      expect(title.length, title).toBeLessThanOrEqual(titleLimit);
      const description = await page.locator('meta[name=description]').getAttribute('content');
      expect(description?.length).toBeGreaterThan(30);
      expect(description?.length, description ?? '').toBeLessThanOrEqual(descriptionLimit);
      await axe(page);
    });
  }
}

test.describe('on the smallest screen', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  for (const { path } of routes) {
    test(`${path} needs no sideways scrolling`, async ({ page, allow }) => {
      if (path === '/not_found') allow(/status of 404/);
      for (const language of languageCodes) {
        await page.goto(href(path, language));
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow, href(path, language)).toBeLessThanOrEqual(0);
      }
    });
  }
});
