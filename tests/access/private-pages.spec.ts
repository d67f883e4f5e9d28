import type { Page, TestInfo } from '@playwright/test';
import { href } from '../../src/site/address.ts';
import { dashboardViews } from '../../src/site/dashboard.ts';
import { type Language, languageCodes } from '../../src/site/languages.ts';
import { staffViews } from '../../src/site/staff.ts';
import { newAddress, sendWrongCode, signIn, writeTicket } from '../support/account.ts';
import { removeShell } from '../support/remove-shell.ts';
import { test } from '../support/site.ts';
import { staffEmail } from '../support/staff-email.ts';
import { examineEveryLook } from './support/every-look.ts';

for (const language of languageCodes) {
  test(`the dashboard is accessible in both themes and every look, ${language}`, async ({ page, site }, info) => {
    const reference = await writeTicket(page, await signIn(page, site), 'Does it work for lorries?');
    const views = [...dashboardViews.map((view) => `view=${view}`), `view=tickets&ticket=${reference}`];
    await examineViews(page, info, href('/dashboard', language), views);
  });

  test(`the pages of the team are accessible in both themes and every look, ${language}`, async ({
    page,
    site,
  }, info) => {
    await signIn(page, site, staffEmail);
    const reference = await writeTicket(page, newAddress(), 'Does it work for lorries?');
    const views = [...staffViews.map((view) => `view=${view}`), `view=ticket&ticket=${reference}`];
    await examineViews(page, info, href('/staff', language), views);
  });

  test(`the code page, also with an error, is accessible in both themes and every look, ${language}`, async ({
    page,
    allow,
  }, info) => {
    allow(/status of 422/);
    await page.goto(href('/login', language));
    await sendWrongCode(page);
    await page.evaluate(removeShell);
    await examineEveryLook(page, info);
  });

  test(`the payment page is accessible in both themes and every look, ${language}`, async ({ page }, info) => {
    await page.goto(await orderAddress(page, language));
    await page.evaluate(removeShell);
    await examineEveryLook(page, info);
  });
}

async function examineViews(page: Page, info: TestInfo, address: string, views: readonly string[]): Promise<void> {
  for (const view of views) {
    await page.goto(`${address}?${view}`, { waitUntil: 'domcontentloaded' });
    // The header of a signed-in visitor is the same on all of them.
    if (view !== 'view=overview') await page.evaluate(removeShell);
    await examineEveryLook(page, info);
  }
}

async function orderAddress(page: Page, lang: Language): Promise<string> {
  const purchase = { currency: 'COP', value: 20_000, product_id: 4, platform: 'wompi', lang };
  const { DATA } = await (await page.request.post('/pay/transactions/create', { data: purchase })).json();
  return DATA.order_url;
}
