import { defaultLanguage, languageCodes } from '../../src/site/languages.ts';
import { brokenAtAnyWidth } from '../support/broken-words.ts';
import { builtPages } from '../support/built-pages.ts';
import { expect, test } from '../support/site.ts';
import { withoutBanner } from '../support/without-banner.ts';

// English is left out: its words are the shortest.
for (const language of languageCodes.filter((code) => code !== defaultLanguage)) {
  test(`no word breaks in the middle on any page at any width, ${language}`, async ({ page, allow }) => {
    test.slow();
    allow(/status of 404/);
    await withoutBanner(page);
    for (const { address, route, ...built } of builtPages()) {
      if (built.language !== language || route.sameAs) continue;
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      expect.soft(await brokenAtAnyWidth(page), address).toEqual([]);
    }
  });
}
