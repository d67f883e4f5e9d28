import type { Page } from '@playwright/test';
import { href } from '../src/site/address.ts';
import { descriptionLimit, titleLimit } from '../src/site/head.ts';
import { languageCodes, localeOf } from '../src/site/languages.ts';
import { type Route, routes } from '../src/site/routes.ts';
import { axe } from './support/axe.ts';
import { expect, test } from './support/site.ts';

/** Every address of the registry, in every language. */
for (const route of routes) {
  test(`${route.path} is whole, accessible and fits the smallest screen in every language`, async ({ page, allow }) => {
    if (route.path === '/not_found') allow(/status of 404/);
    for (const language of languageCodes) {
      const address = href(route.path, language);
      // Colours do not depend on words: English is examined in the light, Spanish in the dark, French for all else.
      await page.emulateMedia({ colorScheme: language === 'es' ? 'dark' : 'light' });
      await page.setViewportSize({ width: 1280, height: 720 });
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      await test.step(address, async () => {
        await expect(page.locator('html')).toHaveAttribute('lang', localeOf(language));
        await expect(page.locator('h1')).toHaveCount(1);
        await expectHead(page);
        // Another address of a page is the same page.
        if (route.sameAs) return;
        if (!isShellExamined(route)) await page.evaluate(removeShell);
        await axe(page, 'html', { colours: language !== 'fr' });
        await page.setViewportSize({ width: 320, height: 640 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      });
    }
  });
}

/**
 * What stands around the content is the same on all pages of a language, and takes axe four times as long as most
 * contents: it is examined in each on the start page, and on the one page that gives the header another look.
 */
const isShellExamined = ({ path }: Route) => path === '/' || path === '/products/suppmail';

const removeShell = () => {
  for (const element of document.querySelectorAll('body > header, body > footer, body > aside')) element.remove();
};

async function expectHead(page: Page): Promise<void> {
  const title = await page.title();
  expect(title.length, title).toBeLessThanOrEqual(titleLimit);
  const description = (await page.locator('meta[name=description]').getAttribute('content')) ?? '';
  expect(description.length).toBeGreaterThan(30);
  expect(description.length, description).toBeLessThanOrEqual(descriptionLimit);
}
