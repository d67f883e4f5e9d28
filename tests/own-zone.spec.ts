import type { Page } from '@playwright/test';
import { signIn, writeTicket } from './support/account.ts';
import { breadth } from './support/breadth.ts';
import { zoneList } from './support/meeting.ts';
import { expect, morningInBogota, test } from './support/site.ts';

test.use({ moment: morningInBogota, timezoneId: 'Asia/Tokyo' });

const note = (page: Page) => page.getByText(/^All times are/);

/** The page as the server sends it. */
const sent = async (page: Page, address: string) => (await page.request.get(address)).text();

test('the dashboard has the times of the visitor’s zone: at first in a moment, and from then on immediately', async ({
  page,
  site,
}) => {
  const email = await signIn(page, site);
  await writeTicket(page, email, 'Hola');
  const address = '/dashboard/en?view=tickets';
  expect(await sent(page, address)).toContain('All times are Bogotá time.');
  await page.goto(address);
  await expect(note(page)).toHaveText('All times are in your time zone: Tokyo.');
  const shown = await page.locator('main time').first().textContent();
  const html = await sent(page, address);
  expect(html).toContain('All times are in your time zone: Tokyo.');
  expect(html).toContain(shown);
});

test('a link to a day of the booking page shows the times of the visitor’s zone before they touch it', async ({
  page,
}) => {
  const address = '/meet/book/en?from=2026-11-30';
  await page.goto(address);
  await expect(zoneList(page)).toHaveValue('Asia/Tokyo');
  await expect(page.getByText('These are Bogotá’s times.')).toBeHidden();
  expect(await sent(page, address)).toMatch(/<option(?=[^>]* selected)[^>]* value="Asia\/Tokyo"/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the booking page says whose times they are', breadth, async ({ page }) => {
    await page.goto('/meet/book/en?from=2026-11-30');
    await expect(page.getByText('These are Bogotá’s times.')).toBeVisible();
    await zoneList(page).selectOption('Asia/Tokyo');
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(page.getByText(/^These are/)).toHaveCount(0);
  });
});
