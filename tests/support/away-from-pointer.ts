import type { Page } from '@playwright/test';

/** Where a full browser opens its windows. */
const away = { left: 10, top: 10 };

/**
 * A headless browser has a fixed pointer in the corner of its screen, over the header of every page, whose script it
 * wakes. Moving the window a little avoids that.
 */
export async function moveAwayFromPointer(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const { windowId, bounds } = await browser.send('Browser.getWindowForTarget');
  if (bounds.left === 0 && bounds.top === 0) await browser.send('Browser.setWindowBounds', { windowId, bounds: away });
  await browser.detach();
}
