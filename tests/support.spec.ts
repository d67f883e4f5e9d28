import type { Page } from '@playwright/test';
import { breadth } from './support/breadth.ts';
import { layoutShift } from './support/layout-shift.ts';
import { expect, test } from './support/site.ts';
import { withoutBanner } from './support/without-banner.ts';
import { withoutMotion } from './support/without-motion.ts';

test.use(withoutMotion);

test.beforeEach(async ({ page }) => {
  await withoutBanner(page);
});

/** Opens the page at a time in Bogotá. 2026-07-15 is a Wednesday. */
async function openAt(page: Page, time: string, address: string): Promise<void> {
  await page.clock.install({ time: new Date(`${time}-05:00`) });
  await page.goto(address);
}

const line = (page: Page) => page.locator('#form [data-enhance="open-now"]');
const cell = (page: Page, row: string) => page.locator('#hours tr', { hasText: row }).locator('td').last();

test('in Bogotá: open until noon, then closed, then open again, without a reload', async ({ page }) => {
  await openAt(page, '2026-07-15T11:50', '/support/en#form');
  await expect(line(page)).toHaveText('Open now, until 12:00 PM in Bogotá.');
  await page.clock.fastForward('10:00');
  await expect(line(page)).toHaveText('Closed now. We open today at 2:00 PM in Bogotá.');
  await page.clock.fastForward('02:00:00');
  await expect(line(page)).toHaveText('Open now, until 6:00 PM in Bogotá.');
  await page.locator('#hours table').scrollIntoViewIfNeeded();
  await expect(cell(page, 'Monday to Friday')).toHaveText('The same hours');
});

test('a tab that becomes visible again shows the current state', async ({ page }) => {
  await openAt(page, '2026-07-15T11:50', '/support/fr#form');
  await expect(line(page)).toContainText('Ouvert en ce moment');
  // Its timers were suspended, as on a sleeping computer. The Monday is a holiday.
  await page.clock.setSystemTime(new Date('2026-07-18T13:00-05:00'));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(line(page)).toHaveText('Fermé en ce moment. Nous ouvrons mardi à 8 h 00 à Bogotá.');
});

test('follows the holidays for which the server is configured', breadth, async ({ page }) => {
  const closed = { colombian: false, days: ['2026-07-15', '2026-07-16'] };
  await page.route('**/meetings/holidays', (route) =>
    route.fulfill({ json: { CODE: 1, DESCRIPTION: '', DATA: closed } }),
  );
  await openAt(page, '2026-07-15T11:50', '/support/en#form');
  await expect(line(page)).toHaveText('Closed for a holiday. We open on Friday at 8:00 AM in Bogotá.');
});

test.describe('in New York', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('the lunch break is shown in both time zones', async ({ page }) => {
    await openAt(page, '2026-07-15T12:30', '/support/es#form');
    await expect(line(page)).toHaveText(
      'Cerrado ahora. Abrimos hoy a las 2:00 p. m. en Bogotá (3:00 p. m. en su hora local).',
    );
    await page.locator('#hours table').scrollIntoViewIfNeeded();
    await expect(page.getByRole('columnheader').last()).toHaveText('Donde usted está');
    await expect(cell(page, 'Lunes a viernes')).toHaveText(
      /^9:00.a\..m\..– 1:00.p\..m\.\s3:00.p\..m\..– 7:00.p\..m\.$/,
    );
  });
});

test.describe('in Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  for (const width of [390, 1440]) {
    test(`the hours fall on other days, and nothing shifts at ${width} px`, breadth, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await openAt(page, '2026-07-15T20:00', '/support/en#hours');
      await expect(cell(page, 'Monday to Friday')).toHaveText(
        /^Monday to Friday, 10:00.PM.– 2:00.AM\sTuesday to Saturday, 4:00.AM/,
      );
      await page.locator('#form').scrollIntoViewIfNeeded();
      await expect(line(page)).toContainText('on Thursday at 8:00 AM in Bogotá (Thursday 10:00 PM where you are)');
      expect(await layoutShift(page)).toBeLessThanOrEqual(0.01);
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the hours are shown in Bogotá’s time and in UTC', async ({ page }) => {
    await page.goto('/support/en');
    await expect(line(page)).toHaveText('Our hours are in Bogotá time, which is UTC−5 all year.');
    await expect(page.getByRole('columnheader').last()).toHaveText('In UTC');
    await expect(cell(page, 'Saturday')).toHaveText(/^1:00.PM.– 5:00.PM$/);
  });
});
