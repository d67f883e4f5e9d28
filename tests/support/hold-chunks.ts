import type { Page } from '@playwright/test';

export const chunks = '**/assets/chunks/*.js';

/** Delays an island's scripts until the returned function is called. */
export async function holdChunks(page: Page): Promise<() => void> {
  let release = () => {};
  const free = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(chunks, async (route) => {
    await free;
    await route.continue();
  });
  return release;
}
