import type { Page } from '@playwright/test';

export const chunks = '**/assets/chunks/*.js';

/** Holds back what an island needs until it is let go. */
export async function holdChunks(page: Page): Promise<() => void> {
  let letGo = () => {};
  const free = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(chunks, async (route) => {
    await free;
    await route.continue();
  });
  return letGo;
}
