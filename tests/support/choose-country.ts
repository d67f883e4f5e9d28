import type { Page } from '@playwright/test';

/** Chooses a country in the header of a wide window. */
export async function chooseCountry(page: Page, name: RegExp): Promise<void> {
  const header = page.locator('header');
  await header.locator('summary', { hasText: /Country|País|Pays/ }).click();
  await header.getByRole('button', { name }).click();
}
