import { expect, type Page } from '@playwright/test';
import { href } from '../../src/site/address.ts';
import { languageCodes } from '../../src/site/languages.ts';
import { test } from '../support/site.ts';
import { publicPages } from './support/public-pages.ts';

/** A window of 1280 × 1024 pixels at 400 % zoom. */
const enlarged = { width: 320, height: 256 };

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

for (const { path } of publicPages) {
  test(`${path} does not scroll sideways at 320 px, 400 %, larger text and wider spacing`, async ({ page, allow }) => {
    if (path === '/not_found') allow(/status of 404/);
    for (const language of languageCodes) {
      const address = href(path, language);
      await page.setViewportSize(enlarged);
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      expect.soft(await overflow(page), `${address} at 400 %`).toBeLessThanOrEqual(0);
      expect.soft(await page.evaluate(covered), `${address}: what lies over the page at 400 %`).toBeLessThan(0.4);
      await page.evaluate(() => document.documentElement.setAttribute('data-large-text', ''));
      expect.soft(await overflow(page), `${address} with the larger text of the toolbar`).toBeLessThanOrEqual(0);
      await page.evaluate(widenSpacing);
      expect.soft(await overflow(page), `${address} with larger text and wider spacing`).toBeLessThanOrEqual(0);
      expect.soft(await page.evaluate(cutOff), `${address}: words that are cut off`).toEqual([]);
      await page.evaluate(() => document.documentElement.removeAttribute('data-large-text'));
      await page.setViewportSize({ width: 1280, height: 720 });
      expect.soft(await overflow(page), `${address} with wider spacing on a desktop`).toBeLessThanOrEqual(0);
      expect.soft(await page.evaluate(cutOff), `${address}: words that are cut off on a desktop`).toEqual([]);
    }
  });
}

/** The part of the window that sticky and fixed elements cover. */
function covered(): number {
  const stays = [...document.querySelectorAll('body *')].filter((element) => {
    const { position, visibility } = getComputedStyle(element);
    return (position === 'fixed' || position === 'sticky') && visibility === 'visible' && element.checkVisibility();
  });
  const heights = stays.map((element) => {
    const { top, bottom, width } = element.getBoundingClientRect();
    return width > innerWidth / 2 ? Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)) : 0;
  });
  return Math.max(0, ...heights) / innerHeight;
}

/** The text spacing of WCAG 1.4.12. */
function widenSpacing(): void {
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    element.style.setProperty('line-height', '1.5', 'important');
    element.style.setProperty('letter-spacing', '0.12em', 'important');
    element.style.setProperty('word-spacing', '0.16em', 'important');
    if (element.tagName === 'P') element.style.setProperty('margin-bottom', '2em', 'important');
  }
}

/** Text in a box that is too small and hides the overflow. */
function cutOff(): string[] {
  return [...document.querySelectorAll('body *:not(svg *, script, .visually-hidden, .visually-hidden *)')]
    .filter((element) => {
      const hasWords = [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
      if (!hasWords || !element.checkVisibility({ visibilityProperty: true })) return false;
      const { overflowX, overflowY, clipPath } = getComputedStyle(element);
      if (clipPath !== 'none') return false;
      const hides = (value: string) => value === 'hidden' || value === 'clip';
      return (
        (hides(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (hides(overflowY) && element.scrollHeight > element.clientHeight + 1)
      );
    })
    .map((element) => `${element.tagName}.${element.className}: ${element.textContent?.trim().slice(0, 40)}`);
}
