import type { Page } from '@playwright/test';

import { href } from '../../src/site/address.ts';
import { languageCodes } from '../../src/site/languages.ts';
import { newAddress, signIn, writeTicket } from '../support/account.ts';
import { expect, test } from '../support/site.ts';
import { withoutBanner } from '../support/without-banner.ts';
import { examineEveryLook } from './support/every-look.ts';
import { words } from './support/words.ts';

const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

for (const language of languageCodes) {
  const { shell } = words[language];
  const open = (page: Page, id: string) => page.locator(`[data-opens=${id}]:visible`).first().click();

  test(`open menus are accessible in both themes and every look, ${language}`, async ({ page }, info) => {
    await begin(page, href('/', language));
    for (const menu of await page.locator('header details:visible').all()) {
      await menu.evaluate((details: HTMLDetailsElement) => {
        details.open = true;
      });
      await examineEveryLook(page, info, { within: 'header details[open]' });
    }
    await page.setViewportSize(phone);
    await page.getByRole('button', { name: shell.openMenu, exact: true }).click();
    await examineEveryLook(page, info, { within: '#site-menu' });
  });

  test(`open windows are accessible in both themes and every look, ${language}`, async ({ page }, info) => {
    await begin(page, href('/', language));
    for (const id of ['help-dialog', 'contact-dialog', 'meeting-dialog', 'cookie-settings']) {
      await open(page, id);
      await expect(page.locator(`#${id}`)).toBeVisible();
      if (id === 'meeting-dialog') await page.locator('#meeting-dialog input[name^=time]').first().waitFor();
      await examineEveryLook(page, info, { within: `#${id}` });
      await page.keyboard.press('Escape');
    }
    await page.getByRole('button', { name: shell.accessibility.open }).click();
    await page.getByRole('region', { name: shell.accessibility.title }).waitFor();
    await examineEveryLook(page, info, { within: 'body > aside' });
  });

  test(`the cookie banner is accessible in both themes and every look, ${language}`, async ({ page }, info) => {
    await page.setViewportSize(wide);
    await page.goto(href('/', language));
    await page.getByRole('region', { name: shell.cookies.title }).waitFor();
    await examineEveryLook(page, info, { within: 'body > aside' });
  });

  test(`the menus of signed-in visitors are accessible in both themes and every look, ${language}`, async ({
    page,
    site,
  }, info) => {
    await writeTicket(page, await signIn(page, site, newAddress()), 'Does it work for lorries?');
    await begin(page, href('/', language));
    const account = page.locator('header [data-when-signed=in]');
    await account.locator('summary').click();
    await examineEveryLook(page, info, { within: 'header details[open]' });
    await page.keyboard.press('Escape');
    await account.locator('[data-island=bell] :is(a, button)').first().click();
    await account.getByRole('region', { name: /^Notifica/ }).waitFor();
    await examineEveryLook(page, info, { within: 'header [data-when-signed=in]' });
  });

  test(`a bell without an answer is accessible in both themes and every look, ${language}`, async ({
    page,
    site,
    allow,
  }, info) => {
    allow(/notificaciones_campana|ERR_FAILED/);
    await signIn(page, site, newAddress());
    await page.route('**/api/app/notificaciones_campana', (route) => route.abort());
    await begin(page, href('/', language));
    const account = page.locator('header [data-when-signed=in]');
    await account.locator('[data-island=bell] :is(a, button)').first().click();
    await page.locator('#toasts > div').waitFor();
    await examineEveryLook(page, info, { within: 'header [data-when-signed=in]' });
    await examineEveryLook(page, info, { within: '#toasts' });
  });
}

async function begin(page: Page, address: string): Promise<void> {
  await withoutBanner(page);
  await page.setViewportSize(wide);
  await page.goto(address);
}
