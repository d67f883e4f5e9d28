import type { Page } from '@playwright/test';

/** Where a whole browser opens its windows. */
const away = { left: 10, top: 10 };

/**
 * The browser without windows has a pointer that nobody moves, in the corner of its screen: over the header of every
 * page, whose script it wakes. A page that lies a little beside it is out of its reach.
 */
export async function moveAwayFromPointer(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const { windowId, bounds } = await browser.send('Browser.getWindowForTarget');
  if (bounds.left === 0 && bounds.top === 0) await browser.send('Browser.setWindowBounds', { windowId, bounds: away });
  await browser.detach();
}
