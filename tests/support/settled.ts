import type { Page } from '@playwright/test';

/**
 * Whatever a page does at once in response to something has been done: two frames were drawn, and the tasks that they
 * queued have run. For a test that nothing happens.
 */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => setTimeout(() => requestIdleCallback(() => resolve()))),
        );
      }),
  );
}
