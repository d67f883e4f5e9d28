import type { Page } from '@playwright/test';

/** A phone, and where columns are at their narrowest: just beyond the widths at which most layouts get more of them. */
const widths = [360, 648, 968];

export async function brokenAtAnyWidth(page: Page): Promise<string[]> {
  const broken: string[] = [];
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    for (const word of await brokenWords(page)) broken.push(`${word} at ${width}`);
  }
  return broken;
}

/**
 * Words and sums of a page that stand on two lines. What may be parted, a hyphen or a space, parts them here too;
 * addresses and names of programs may be parted anywhere, and so may Japanese.
 */
function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Not what was moved out of sight for those who listen. */
    const isRead = (element: Element) => {
      if (!element.checkVisibility() || element.closest('code, pre, svg')) return false;
      const place = element.closest('.visually-hidden, thead') ?? element;
      return place.getBoundingClientRect().width > 1;
    };
    const isBroken = (text: Node, { 0: word, index }: RegExpExecArray) => {
      if (/[@\u3040-\u9fff]/.test(word)) return false;
      const range = document.createRange();
      // The first letter of an article is a line high.
      range.setStart(text, index + 1);
      range.setEnd(text, index + word.length);
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
      return new Set(boxes.map(({ y }) => Math.round(y))).size > 1;
    };
    const found: string[] = [];
    const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.parentElement || !isRead(text.parentElement)) continue;
      const words = [...(text.textContent ?? '').matchAll(/[^\s\-–—/]{3,}/g)];
      for (const word of words) if (isBroken(text, word)) found.push(word[0]);
    }
    return found;
  });
}
