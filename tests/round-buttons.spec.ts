import type { Page } from '@playwright/test';
import { fileAddress } from '#site/address.ts';
import { routePaths } from '#site/routes.ts';
import { breadthUnless } from './support/breadth.ts';
import { expect, test } from './support/site.ts';

/** A page of each layout: slides, a form, a long text, a presentation with a rail, a page for the team. */
const examples = ['/es-co/fr', '/support/quote/fr', '/politics/fr', '/pitch/fr', '/staff/fr'];

const addresses = routePaths.map((path) => fileAddress(path, 'fr'));

for (const address of new Set([...examples, ...addresses])) {
  const isExample = examples.includes(address);
  test(
    `the round buttons cover nothing on ${address} at any scroll position`,
    breadthUnless(isExample),
    async ({ page, allow }) => {
      allow(/status of (404|410)/);
      for (const width of isExample ? [320, 390, 768, 1216, 1366, 1440] : [390, 1216, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(address);
        expect(await covered(page), `${width} px`).toEqual([]);
      }
    },
  );
}

/** Longer pages lose the visitors who read them on a phone. */
for (const address of new Set([...examples, ...addresses])) {
  const title = `${address} is not longer than 12,000 px on a phone`;
  test(title, breadthUnless(address === '/es-co/fr'), async ({ page, allow }) => {
    allow(/status of (404|410)/);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(address);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(12_000);
  });
}

/** The texts and controls that a button covers, or would cover somewhere while the page scrolls below it. */
function covered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const boxes = [...document.querySelectorAll('aside [aria-expanded], aside [data-opens="help-dialog"]')].map(
      (button) => button.getBoundingClientRect(),
    );
    const header = document.querySelector('body > header');
    if (boxes.length < 2 || !header) return ['A button is missing'];
    const { bottom } = header.getBoundingClientRect();
    const areInHeader = boxes.every((box) => box.bottom <= bottom);
    // What is in the header does not scroll, and what scrolls is never above it.
    const isHit = ({ left, right, top, bottom: end, width, height }: DOMRect) =>
      width > 1 &&
      height > 1 &&
      boxes.some(
        (box) => left < box.right && right > box.left && (!areInHeader || (top < box.bottom && end > box.top)),
      );
    const inOwnLayer = 'aside, dialog, [popover]:not(:popover-open), [href="#content"], .visually-hidden, template';
    const isSeen = (element: Element) => {
      const { clipPath } = getComputedStyle(element);
      const isFixed = !areInHeader && header.contains(element);
      return !element.closest(inOwnLayer) && !isFixed && clipPath === 'none' && element.checkVisibility();
    };
    const hits: string[] = [];
    const root = areInHeader ? header : document.body;
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      if (!node.textContent?.trim() || !node.parentElement || !isSeen(node.parentElement)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      if ([...range.getClientRects()].some(isHit)) hits.push(node.textContent);
    }
    for (const control of root.querySelectorAll('a, button, input, select, textarea, summary'))
      if (isSeen(control) && isHit(control.getBoundingClientRect())) hits.push(control.outerHTML.slice(0, 120));
    return hits;
  });
}
