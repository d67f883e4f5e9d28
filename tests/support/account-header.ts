import type { Page } from '@playwright/test';

// The parts of the header that change on signing in or out.

export const accountMenu = (page: Page) => page.locator('header details', { has: page.locator('[data-sign-out]') });

export const accountOpener = (page: Page) => accountMenu(page).locator('summary');

export const bell = (page: Page) => page.locator('header [data-island=bell] a').first();

export const signInLink = (page: Page) =>
  page.locator('header').getByRole('link', { name: /^(Sign in|Ingresar|Connexion)$/ });

/** The header at the first paint, before any module has run. */
export async function firstPicture(page: Page) {
  return page.evaluate(() => {
    const shown = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(`header ${selector}`)]
        .filter((element) => element.checkVisibility())
        .map((element) => element.textContent);
    return { name: shown('summary [data-shows=usuario_nombre]'), anonymous: shown('[data-when-signed=out] a') };
  });
}
