import type { Page } from '@playwright/test';

/** A phone, and the widths just above breakpoints, where columns are narrowest. */
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
 * The words and amounts of a page that break across lines. A hyphen or a space may break; addresses, names of programs
 * and Japanese may break anywhere.
 */
function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Skips visually hidden text. */
    const isRead = (element: Element) => {
      if (!element.checkVisibility() || element.closest('code, pre, svg')) return false;
      const place = element.closest('.visually-hidden, thead') ?? element;
      return place.getBoundingClientRect().width > 1;
    };
    const isBroken = (text: Node, { 0: word, index }: RegExpExecArray) => {
      if (/[@\u3040-\u9fff]/.test(word)) return false;
      const range = document.createRange();
      // The drop cap of an article is one line high.
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
