import { languageCodes } from '../src/site/languages.ts';
import { brokenWords } from './support/broken-words.ts';
import { builtPages } from './support/built-pages.ts';
import { expect, test } from './support/site.ts';
import { withoutBanner } from './support/without-banner.ts';

/** Phones, and where columns are at their narrowest: just beyond each width at which a layout gets another one. */
const widths = [360, 648, 776, 968, 1100];

for (const language of languageCodes) {
  test(`no word is broken in the middle, on any page in ${language} at any width`, async ({ page, allow }) => {
    test.slow();
    allow(/status of 404/);
    await withoutBanner(page);
    const broken: string[] = [];
    for (const { address } of builtPages().filter((built) => built.language === language)) {
      await page.goto(address);
      // The pages of an account lead to the sign-in.
      if (!page.url().endsWith(address)) continue;
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        for (const word of await brokenWords(page)) broken.push(`${address} at ${width}: ${word}`);
      }
    }
    expect(broken).toEqual([]);
  });
}
