import { test as base } from './site.ts';

/**
 * For tests that open a page, look at it and leave it as it was: they share one tab. A new one takes the browser as
 * long as a page does, which then has every style, font and script to read again. Each test begins with nothing stored;
 * one that fails ends its worker, and the tab with it.
 */
export const test = base.extend({
  context: ({ sharedContext }, use) => use(sharedContext),
  page: async ({ context }, use) => {
    const [page] = context.pages();
    if (!page) throw new Error('A test has closed the tab that all of them share');
    await use(page);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await context.clearCookies();
  },
});
