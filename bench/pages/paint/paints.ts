import type { Browser } from '@playwright/test';
import { moveAwayFromPointer } from '../../../tests/support/away-from-pointer.ts';
import { phone } from '../phone.ts';
import { slowDown } from './slow-line.ts';

/** Milliseconds from the press on a link. */
export interface Paints {
  readonly first: number;
  readonly largest: number;
}

/** Opens a page as somebody does who was never here, on a slow phone. */
export async function paintsOf(browser: Browser, url: string): Promise<Paints> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    await moveAwayFromPointer(page);
    await slowDown(page);
    await page.goto(url, { waitUntil: 'networkidle' });
    return await page.evaluate(readPaints);
  } finally {
    await context.close();
  }
}

/** Runs in the page. The last entry of the largest paint is the one that stands. */
function readPaints(): Promise<Paints> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
      resolve({ first, largest: list.getEntries().at(-1)?.startTime ?? Number.NaN });
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}
