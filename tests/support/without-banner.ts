import type { Page } from '@playwright/test';

/** Stores an answer to the cookie banner, so that it is not shown. */
export async function withoutBanner(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // A frame with a mail has no storage.
    if (window.top === window) localStorage.setItem('consent', 'false');
  });
}
