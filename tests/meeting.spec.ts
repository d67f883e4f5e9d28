import type { Locator, Page } from '@playwright/test';
import { axe } from './support/axe.ts';
import { expect, test } from './support/site.ts';
import { watchReact } from './support/watch-react.ts';

let people = 0;
const somebody = () => ({ name: 'Ana Ñandú', email: `meets-${process.pid}-${people++}@example.com` });

const times = (place: Page | Locator) => place.locator('input[name^=time]:visible');

async function fillIn(place: Locator, { name, email } = somebody()): Promise<void> {
  await place.getByLabel('Name').fill(name);
  await place.getByLabel('E-mail').fill(email);
  await place.getByLabel('What is it about?').fill('A fleet of 40 trucks');
}

test.describe('in Madrid', () => {
  test.use({ timezoneId: 'Europe/Madrid' });

  test('the popup opens at once, keeps its size, and books by keyboard alone', async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/meet/book/en', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/en');
    const opener = page.getByRole('banner').getByRole('link', { name: 'Book a meeting' });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Book a meeting' });
    await expect(dialog.getByRole('status')).toHaveText('Please wait…');
    await expect(dialog.getByRole('link', { name: 'Open the page' })).toHaveAttribute('href', '/meet/book/en');
    await dialog.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
    const box = await dialog.boundingBox();
    release();
    await expect(dialog.getByLabel('Your time zone')).toHaveValue('Europe/Madrid');
    expect(await dialog.boundingBox(), 'nothing moved').toEqual(box);
    await axe(page, '#meeting-dialog');

    await page.keyboard.press('Tab');
    await expect(dialog.getByLabel('Your time zone')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('button', { name: 'Later days' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('button', { name: 'Earlier days' })).toBeEnabled();
    await expect(dialog.getByRole('button', { name: 'Later days' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await expect(dialog.getByRole('radio', { name: /free times?$/ }).nth(1)).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(times(dialog).first()).toBeChecked();
    await expect(dialog.getByText('14:00 in Madrid')).toBeVisible();
    // Another day is within reach all the same, and what was chosen stays.
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Tab');
    await expect(times(dialog).first()).toBeFocused();
    await expect(dialog.getByText('14:00 in Madrid')).toBeVisible();
    for (const text of [somebody().name, somebody().email, 'A fleet of 40 trucks']) {
      await page.keyboard.press('Tab');
      await page.keyboard.type(text);
    }
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');

    const title = dialog.getByRole('heading', { name: 'It is booked' });
    await expect(title).toBeFocused();
    await expect(dialog.getByRole('term').filter({ hasText: 'In Madrid' })).toBeVisible();
    await expect(dialog).toContainText(/In Bogotá\s*8:00/);
    await axe(page, '#meeting-dialog');
    const file = await page.request.get(
      (await dialog.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')) ?? '',
    );
    expect(await file.text()).toContain('BEGIN:VCALENDAR');
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
  });

  test('a lost answer is tried again and books once, a press too many books nothing', async ({ page, allow }) => {
    allow(/ERR_FAILED/);
    const sent: string[] = [];
    await page.route('**/meetings/book', async (route) => {
      const { request_id } = route.request().postDataJSON();
      sent.push(request_id);
      const answer = await route.fetch();
      // The first one arrives, and its answer is lost.
      return sent.length === 1 ? route.abort() : route.fulfill({ response: answer });
    });
    await page.goto('/meet/book/en');
    await expect(page.getByLabel('Your time zone')).toHaveValue('Europe/Madrid');
    await fillIn(page.locator('main'));
    await page.getByRole('button', { name: 'Book this time' }).click();
    await expect(page.getByText('Please choose a time.')).toBeVisible();
    await times(page).last().check();
    await expect(page.getByText('Please choose a time.')).toBeHidden();
    await page.getByRole('button', { name: 'Book this time' }).dblclick();
    await expect(page.getByText('Your booking did not reach us.')).toBeVisible();
    expect(sent).toHaveLength(1);
    await page.getByRole('button', { name: 'Book this time' }).click();
    await expect(page.getByRole('heading', { name: 'It is booked' })).toBeVisible();
    expect(new Set(sent).size).toBe(1);
  });
});

test.describe('in Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('days are those of Tokyo; a time that was taken meanwhile leads to the nearest', async ({ page, allow }) => {
    allow(/status of 409/);
    const hasReact = watchReact(page);
    await page.goto('/meet/book/en');
    await expect(page.getByLabel('Your time zone')).toHaveValue('Asia/Tokyo');
    expect(await hasReact(), 'nobody has touched anything').toBe(false);
    // After midnight in Tokyo it is still the day before in Bogotá.
    await page
      .getByRole('radio', { name: /free times?$/ })
      .nth(1)
      .check();
    await expect(page.getByRole('radio', { name: /^\d+:\d\d · \w{3} \d+:\d\d in Bogotá$/ }).first()).toBeVisible();
    await axe(page, 'main');
    await fillIn(page.locator('main'));
    const wanted = times(page).nth(2);
    const time = await wanted.getAttribute('value');
    await wanted.check();
    const quicker = { ...somebody(), time, topic: 'Quicker', lang: 'en', zone: 'Asia/Tokyo' };
    expect((await page.request.post('/meetings/book', { data: quicker })).status()).toBe(200);
    await page.getByRole('button', { name: 'Book this time' }).click();
    await expect(page.getByText('Somebody was a little quicker')).toBeVisible();
    const nearest = page.getByRole('group', { name: 'Free, and close to it' }).getByRole('radio');
    expect(await nearest.count()).toBeGreaterThan(1);
    await expect(page.locator(`input[value="${time}"]`)).toHaveCount(0);
    await nearest.first().check();
    await page.getByRole('button', { name: 'Book this time' }).click();
    await expect(page.getByRole('heading', { name: 'It is booked' })).toBeFocused();
    await expect(page.locator('main dl')).toContainText('In Tokyo');
  });
});

test.describe('in New York', () => {
  test.use({ timezoneId: 'America/New_York' });

  /** The first day, within a year, on which New York's clocks show otherwise than today. */
  function dayAfterChange(): number {
    const zone = new Intl.DateTimeFormat('en', { timeZone: 'America/New_York', timeZoneName: 'shortOffset' });
    const offset = (at: number) => zone.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value;
    const noon = Math.ceil(Date.now() / 86_400_000) * 86_400_000 + 15 * 3_600_000;
    const days = Array.from({ length: 366 }, (_, index) => noon + index * 86_400_000);
    return days.find((day) => offset(day) !== offset(Date.now())) ?? noon;
  }

  test('whoever comes back after a while sees what is free now, and that the clocks change', async ({ page }) => {
    const time = new Date(dayAfterChange()).toISOString();
    await page.route('**/meetings/free', (route) =>
      route.fulfill({
        json: { CODE: 1, DESCRIPTION: 'Success', DATA: { times: [time], minutes: 30, scheduler: null } },
      }),
    );
    await page.clock.install();
    await page.goto('/meet/book/en');
    const zone = page.getByLabel('Your time zone');
    await expect(zone).toHaveValue('America/New_York');
    await expect(page.getByText(/Clocks in New York/)).toBeHidden();
    await page.clock.fastForward(180_000);
    await zone.focus();
    await expect(page.getByText(/Clocks in New York go (back|forward) an hour on Sunday/)).toBeVisible();
    await expect(times(page)).toHaveCount(1);
    // Another clock, without loading anything; what the device says is offered.
    await zone.selectOption('Asia/Tokyo');
    await expect(page.getByText(/Clocks in/)).toBeHidden();
    await page.getByRole('button', { name: 'Show the times of New York' }).click();
    await expect(zone).toHaveValue('America/New_York');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a meeting is booked, moved and cancelled by forms and links', async ({ page, allow }) => {
    allow(/status of 422/);
    await page.goto('/meet/book/en');
    await fillIn(page.locator('main'));
    await page.getByLabel('Your time zone').selectOption({ label: 'Kolkata (UTC+5:30)' });
    await page.getByRole('button', { name: 'Show' }).click();
    await page.getByRole('button', { name: 'Later days' }).click();
    await expect(page.locator('main').getByLabel('Name')).toHaveValue('Ana Ñandú');
    await expect(page.getByRole('radio', { name: /:30 · 8:00 in Bogotá/ }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Book this time' }).click();
    await expect(page.getByText('Please choose a time.')).toBeVisible();
    await page.getByRole('button', { name: 'Later days' }).click();
    await times(page).first().check();
    await page.getByRole('button', { name: 'Book this time' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('It is booked');
    const when = page.locator('dl').first();
    const before = await when.textContent();
    await page.getByRole('link', { name: 'Move it' }).click();
    await times(page).nth(3).check();
    await page.getByRole('button', { name: 'Move the meeting here' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('It has been moved');
    expect(await when.textContent()).not.toBe(before);
    await page.getByText('Cancel it', { exact: true }).click();
    await page.getByRole('button', { name: 'Yes, cancel it' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('It is cancelled');
    await expect(page.getByRole('link', { name: 'Book another time' })).toBeVisible();
  });
});
