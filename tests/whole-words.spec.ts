import type { Page } from '@playwright/test';
import { languageCodes } from '../src/site/languages.ts';
import { builtPages } from './support/built-pages.ts';
import { expect, test } from './support/site.ts';
import { withoutBanner } from './support/without-banner.ts';

/** Phones, and where columns are at their narrowest: just beyond each width at which a layout gets another one. */
const widths = [360, 648, 776, 968, 1100];

/**
 * Words and sums that stand on two lines. What may be parted, a hyphen or a space, parts them here too; addresses and
 * names of programs may be parted anywhere, and so may Japanese.
 */
function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      if (!element?.checkVisibility() || element.closest('code, pre, svg')) continue;
      // Moved out of sight, for those who listen.
      const unseen = element.closest('.visually-hidden, thead') ?? element;
      if (unseen.getBoundingClientRect().width < 2) continue;
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[^\s\-–—/]{3,}/g)) {
        if (/[@\u3040-\u9fff]/.test(word)) continue;
        const range = document.createRange();
        // The first letter of an article is a line high.
        range.setStart(text, index + 1);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ y }) => Math.round(y)));
        if (lines.size > 1) found.push(word);
      }
    }
    return found;
  });
}

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
