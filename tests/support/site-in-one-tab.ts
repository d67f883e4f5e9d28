import { test as base } from './site.ts';

/**
 * For tests that only read a page: they share one tab. A new tab takes as long as a page, and has to load every style,
 * font and script again. Each test starts with empty storage; a failed test ends its worker, and the tab with it.
 */
export const test = base.extend({
  context: ({ sharedContext }, use) => use(sharedContext),
  page: async ({ context }, use) => {
    const [page] = context.pages();
    if (!page) throw new Error('A test has closed the shared tab');
    await use(page);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await context.clearCookies();
  },
});
