import { href } from '../src/site/address.ts';
import { descriptionLimit, titleLimit } from '../src/site/head.ts';
import { languageCodes, localeOf } from '../src/site/languages.ts';
import { type Route, routes } from '../src/site/routes.ts';
import { axe } from './support/axe.ts';
import { expect, test } from './support/site.ts';

const desktop = { width: 1280, height: 720 };
const smallest = { width: 320, height: 640 };

/**
 * Every address of the registry, in every language. Colours do not depend on words: English is examined in the
 * light, Spanish in the dark, French for all else, and on the smallest screen, where its words are the longest.
 */
for (const route of routes) {
  test(`${route.path} is whole, accessible and fits the smallest screen in every language`, async ({ page, allow }) => {
    if (route.path === '/not_found') allow(/status of 404/);
    for (const language of languageCodes) {
      const address = href(route.path, language);
      const isFrench = language === 'fr';
      await page.emulateMedia({ colorScheme: language === 'es' ? 'dark' : 'light' });
      await page.setViewportSize(isFrench ? smallest : desktop);
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      await test.step(address, async () => {
        expectHead(await page.evaluate(readHead), localeOf(language));
        // Another address of a page is the same page.
        if (route.sameAs) return;
        if (isFrench && !route.development)
          expect(await page.evaluate(overflowWhenDoubled), 'with text at 200 %').toBeLessThanOrEqual(0);
        if (!isShellExamined(route)) await page.evaluate(removeShell);
        // Its menus are behind a button on a small screen.
        else await page.setViewportSize(desktop);
        await axe(page, 'html', { colours: !isFrench });
        await page.setViewportSize(smallest);
        expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
      });
    }
  });
}

/** All that is asked of the head in one question: two hundred pages answer it. */
const readHead = () => ({
  lang: document.documentElement.lang,
  headings: document.querySelectorAll('h1').length,
  title: document.title,
  description: document.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
});

function expectHead({ lang, headings, title, description }: ReturnType<typeof readHead>, locale: string): void {
  expect(lang).toBe(locale);
  expect(headings).toBe(1);
  expect(title.length, title).toBeLessThanOrEqual(titleLimit);
  expect(description.length).toBeGreaterThan(30);
  expect(description.length, description).toBeLessThanOrEqual(descriptionLimit);
}

const overflow = () => document.documentElement.scrollWidth - innerWidth;

/** Before the shell is removed: a regional home names its country in it. */
const overflowWhenDoubled = () => {
  const { style } = document.documentElement;
  style.setProperty('font-size', '200%');
  const over = document.documentElement.scrollWidth - innerWidth;
  style.removeProperty('font-size');
  return over;
};

/**
 * What stands around the content is the same on all pages of a language, and takes axe four times as long as most
 * contents: it is examined in each on the start page, and on the one page that gives the header another look.
 */
const isShellExamined = ({ path }: Route) => path === '/' || path === '/products/suppmail';

const removeShell = () => {
  const shell = 'body > :is(header, footer, aside), #contact-dialog, #cookie-settings';
  for (const element of document.querySelectorAll(shell)) element.remove();
};
