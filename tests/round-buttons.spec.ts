import type { Page } from '@playwright/test';
import { routePaths } from '#site/routes.ts';
import { fileAddress } from '../src/site/address.ts';
import { breadthUnless } from './support/breadth.ts';
import { expect, test } from './support/site.ts';

/** With slides and a form. */
const examples = ['/es-co/fr'];

/** In the longest language; not those for developers. */
const addresses = routePaths
  .filter((path) => path !== '/gallery' && path !== '/api/docs')
  .map((path) => fileAddress(path, 'fr'));

for (const address of addresses) {
  const isExample = examples.includes(address);
  const title = `${address}: the round buttons cover nothing while it scrolls, and a phone shows it in 12,500 px`;
  test(title, breadthUnless(isExample), async ({ page, allow }) => {
    allow(/status of (404|410)/);
    await page.goto(address);
    for (const width of isExample ? [320, 390, 768, 1216, 1366, 1440] : [390, 1216, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await covered(page), `${width} px`).toEqual([]);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      if (width === 390) expect(height).toBeLessThanOrEqual(12_500);
    }
  });
}

/** The texts and controls that a button covers, or would cover somewhere while the page scrolls below it. */
function covered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const buttons = [...document.querySelectorAll('aside [aria-expanded], aside [data-opens="help-dialog"]')];
    const header = document.querySelector('body > header');
    if (buttons.length < 2 || !header) return ['A button or the header is missing'];
    const boxes = buttons.map((button) => button.getBoundingClientRect());
    // What is in the header does not scroll, and what scrolls is never above the header.
    const { bottom: end } = header.getBoundingClientRect();
    const areInHeader = boxes.every(({ bottom }) => bottom <= end);
    const meets = (a: DOMRect, b: DOMRect) =>
      a.left < b.right && a.right > b.left && (!areInHeader || (a.top < b.bottom && a.bottom > b.top));
    const isHit = (rect: DOMRect) => rect.width > 1 && rect.height > 1 && boxes.some((box) => meets(rect, box));

    const ownLayers = 'aside, dialog, [popover]:not(:popover-open), [href="#content"], .visually-hidden, template';
    const isSeen = (element: Element) =>
      !element.closest(areInHeader ? ownLayers : `${ownLayers}, header`) &&
      getComputedStyle(element).clipPath === 'none' &&
      element.checkVisibility();
    const elements = [...(areInHeader ? header : document.body).querySelectorAll('*')].filter(isSeen);
    const texts = elements.flatMap((element) =>
      [...element.childNodes].filter((node) => node instanceof Text && node.data.trim()),
    );
    const rectsOf = (node: Node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()];
    };
    const controls = elements.filter((element) => element.matches('a, button, input, select, textarea, summary'));
    return [
      ...texts.filter((text) => rectsOf(text).some(isHit)).map((text) => text.textContent ?? ''),
      ...controls.filter((control) => isHit(control.getBoundingClientRect())).map((control) => control.outerHTML),
    ];
  });
}
