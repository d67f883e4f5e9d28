import { fillIn, times, zoneList } from './support/meeting.ts';
import { expect, test } from './support/site.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a meeting is booked, moved and cancelled by forms and links', async ({ page, allow }) => {
    allow(/status of 422/);
    await page.goto('/meet/book/en');
    await fillIn(page.locator('main'));
    await zoneList(page).selectOption({ label: 'Kolkata (UTC+5:30)' });
    await page.getByRole('button', { name: 'Show' }).click();
    await page.getByRole('button', { name: 'Later days' }).click();
    await expect(page.locator('main').getByLabel('Name')).toHaveValue('Ana Ñandú');
    await expect(page.getByRole('radio', { name: /6:30 PM · 8:00 AM in Bogotá/ }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Book this time' }).click();
    await expect(page.getByText('Please choose a time.')).toBeVisible();
    await page.getByRole('button', { name: 'Later days' }).click();
    await times(page).first().check();
    await page.getByRole('button', { name: 'Book this time' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your meeting is booked');
    const when = page.locator('dl').first();
    const before = await when.textContent();
    await page.getByRole('link', { name: 'Move it' }).click();
    await times(page).last().check();
    await page.getByRole('button', { name: 'Move the meeting here' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your meeting has been moved');
    expect(await when.textContent()).not.toBe(before);
    await page.getByText('Cancel it', { exact: true }).click();
    await page.getByRole('button', { name: 'Yes, cancel it' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your meeting is canceled');
    await expect(page.getByRole('link', { name: 'Book another time' })).toBeVisible();
  });
});
