import type { Page } from '@playwright/test';

/** As in a browser where the cookie banner was answered before: it stands in nobody's way. */
export async function withoutBanner(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('consent', 'false'));
}
