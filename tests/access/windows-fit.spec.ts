import { href } from '../../src/site/address.ts';
import { languageCodes } from '../../src/site/languages.ts';
import { expect, test } from '../support/site.ts';
import { withoutBanner } from '../support/without-banner.ts';
import { words } from './support/words.ts';

test.use({ viewport: { width: 320, height: 256 }, contextOptions: { reducedMotion: 'reduce' } });

/** At 400 % a window has about three lines of text, but every part of a dialog must still be reachable. */
for (const language of languageCodes) {
  test(`dialogs and the menu scroll at 400 %, ${language}`, async ({ page }) => {
    await withoutBanner(page);
    await page.goto(href('/', language));
    for (const id of ['help-dialog', 'contact-dialog', 'meeting-dialog', 'cookie-settings']) {
      const dialog = page.locator(`#${id}`);
      await dialog.evaluate((element: HTMLDialogElement) => element.showModal());
      const { over, space } = await dialog.evaluate((element) => ({
        over: element.scrollWidth - element.clientWidth,
        space: element.clientHeight - (element.querySelector('div')?.offsetHeight ?? 0),
      }));
      expect.soft(over, `${id} sideways`).toBeLessThanOrEqual(0);
      expect.soft(space, `${id}: space below its header`).toBeGreaterThan(80);
      const last = dialog.locator('a:visible, button:visible').last();
      await last.focus();
      await expect.soft(last, id).toBeInViewport();
      await page.keyboard.press('Escape');
    }
    await page.getByRole('button', { name: words[language].shell.openMenu, exact: true }).press('Enter');
    const menu = page.locator('#site-menu');
    expect(await menu.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
    const last = menu.locator('a:visible').last();
    await last.focus();
    await expect(last).toBeInViewport();
  });

  test(`the cookie banner leaves part of the page visible, ${language}`, async ({ page }) => {
    await page.goto(href('/', language));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const { width, height, text } of [
      { width: 320, height: 640, text: '100%' },
      { width: 320, height: 640, text: '200%' },
      { width: 390, height: 844, text: '100%' },
      { width: 844, height: 390, text: '100%' },
    ]) {
      await page.setViewportSize({ width, height });
      await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), text);
      const banner = await page.locator('aside section').first().boundingBox();
      expect.soft(banner?.height, `${width} × ${height}, ${text}`).toBeLessThanOrEqual(height * 0.61);
    }
  });
}
