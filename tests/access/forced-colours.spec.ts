import { expect } from '@playwright/test';
import { href } from '../../src/site/address.ts';
import { test } from '../support/site.ts';
import { publicPages } from './support/public-pages.ts';
import { vanishedControls, vanishedPictures } from './support/vanished.ts';

for (const { path } of publicPages) {
  test(`${path} keeps controls, pictures and focus with the colours of the system`, async ({ page, allow }) => {
    if (path === '/not_found') allow(/status of 404/);
    await page.emulateMedia({ forcedColors: 'active' });
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto(href(path, 'en'));
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      expect.soft(await page.evaluate(vanishedPictures), `pictures, ${colorScheme}`).toEqual([]);
    }
    expect.soft(await page.evaluate(vanishedControls), 'controls').toEqual([]);
    await page.emulateMedia({ forcedColors: null, colorScheme: null });
  });
}
