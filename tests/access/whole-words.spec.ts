import { brokenAtAnyWidth } from '../support/broken-words.ts';
import { builtPages } from '../support/built-pages.ts';
import { expect, test } from '../support/site.ts';
import { withoutBanner } from '../support/without-banner.ts';

// French is looked at where every page is opened anyway (`every-page.spec.ts`), and English words are the shortest.
test('no Spanish word is broken in the middle, on any page at any width', async ({ page, allow }) => {
  test.slow();
  allow(/status of 404/);
  await withoutBanner(page);
  const pages = builtPages().filter(({ language, route }) => language === 'es' && !route.sameAs);
  for (const { address } of pages) {
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    expect.soft(await brokenAtAnyWidth(page), address).toEqual([]);
  }
});
