import type { Locator } from '@playwright/test';
import { expect, test } from './support/site.ts';
import { withoutBanner } from './support/without-banner.ts';

/** The words and the sums that stand on two lines. What may be parted, a hyphen or a space, parts them here too. */
function broken(texts: Locator): Promise<string[]> {
  return texts.evaluateAll((elements) => {
    const found: string[] = [];
    for (const element of elements) {
      const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^ \n-]+/g)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) found.push(word);
        }
      }
    }
    return found;
  });
}

const places = [
  ['/development/dashboards', '#drawing dd', 'the sums of the example dashboard'],
  ['/products/sms', '#Price strong', 'the prices of a text message'],
  ['/development', '#way h3', 'the stops of a project'],
  ['/products/pugobox', '#example h3', 'the stations of a document'],
] as const;

for (const [path, selector, what] of places) {
  test(`${what} are never broken in the middle`, async ({ page }) => {
    await withoutBanner(page);
    for (const language of ['en', 'es', 'fr']) {
      await page.goto(`${path}/${language}`);
      // At 60rem the columns are at their narrowest.
      for (const width of [360, 640, 960, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await broken(page.locator(selector)), `${language} at ${width}`).toEqual([]);
      }
    }
  });
}
