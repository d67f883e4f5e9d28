import type { Page } from '@playwright/test';

export const quotePath = '/support/quote';

export const summary = (page: Page) => page.locator('#quote-summary');

/** The visible checkboxes. */
export const rows = (page: Page) => page.locator('[data-item] [type=checkbox]:visible');

/** Unique per process, because quotes per address are limited. */
export const zoe = `zoe-${process.pid}@example.com`;

export async function fillInPerson(page: Page): Promise<void> {
  await page.locator('#quote-name').fill('Ana');
  await page.locator('#quote-email').fill('ana@example.com');
}
