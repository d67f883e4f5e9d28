import type { Page } from '@playwright/test';
import { axe } from './support/axe.ts';
import { breadth } from './support/breadth.ts';
import { chooseFullDay, fillIn, times, uniqueVisitor, zoneButton, zoneList } from './support/meeting.ts';
import { expect, test } from './support/site.ts';
import { untilAwake, wake } from './support/wake.ts';

/** Opens the form, with the times of the device's zone, and with React. */
async function openAwake(page: Page): Promise<void> {
  await page.goto('/meet/book/en');
  await expect(zoneList(page)).toHaveValue('Europe/Madrid');
  await wake(page.getByRole('button', { name: 'Book this time' }));
}

test.describe('in Madrid', () => {
  test.use({ timezoneId: 'Europe/Madrid' });

  test('the popup opens immediately, keeps its size, and books by keyboard', async ({ page }) => {
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
    await expect(zoneList(dialog)).toHaveValue('Europe/Madrid');
    expect(await dialog.boundingBox(), 'nothing moved').toEqual(box);
    await axe(page, '#meeting-dialog');

    await page.keyboard.press('Tab');
    await expect(zoneButton(dialog)).toBeFocused();
    await untilAwake(dialog.getByRole('button', { name: 'Later days' }));
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
    // The team begins at eight in the morning of Bogotá, which is another time in Madrid in winter than in summer.
    const hour = { hour: 'numeric', minute: '2-digit', timeZone: 'Europe/Madrid' } as const;
    const chosen = Date.parse(await times(dialog).first().inputValue());
    const inMadrid = `${new Intl.DateTimeFormat('en', hour).format(chosen).replace(/\s/, ' ')} in Madrid`;
    await expect(dialog.getByText(inMadrid)).toBeVisible();
    // Another day can still be reached, and the chosen time stays.
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Tab');
    await expect(times(dialog).first()).toBeFocused();
    await expect(dialog.getByText(inMadrid)).toBeVisible();
    for (const text of [uniqueVisitor().name, uniqueVisitor().email, 'A fleet of 40 trucks']) {
      await page.keyboard.press('Tab');
      await page.keyboard.type(text);
    }
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');

    const title = dialog.getByRole('heading', { name: 'Your meeting is booked' });
    await expect(title).toBeFocused();
    await expect(dialog.getByRole('term').filter({ hasText: 'In Madrid' })).toBeVisible();
    await expect(dialog).toContainText(/In Bogotá\s*8:00.AM/);
    await axe(page, '#meeting-dialog');
    const file = await page.request.get(
      (await dialog.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')) ?? '',
    );
    expect(await file.text()).toContain('BEGIN:VCALENDAR');
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
  });

  test('nothing shifts when the form hydrates while it is filled in', async ({ page }) => {
    await page.goto('/meet/book/en');
    await expect(zoneList(page)).toHaveValue('Europe/Madrid');
    const button = page.getByRole('button', { name: 'Book this time' });
    const before = await button.boundingBox();
    await page.getByRole('textbox', { name: 'Name' }).evaluate((box) => box.focus({ preventScroll: true }));
    await page.waitForFunction(() => document.querySelector('main [name^=time-]'));
    expect(await button.boundingBox()).toEqual(before);
  });

  test('a time ticked during hydration stays ticked', breadth, async ({ page }) => {
    await page.goto('/meet/book/en');
    await expect(zoneList(page)).toHaveValue('Europe/Madrid');
    const wanted = await times(page).last().inputValue();
    await page.evaluate((value) => {
      const island = document.querySelector('main [data-island=meeting]');
      if (!island) throw new Error('The page has no meeting island');
      const listen = island.addEventListener;
      // React listens to events, but has not rendered yet.
      island.addEventListener = (...args: Parameters<typeof listen>) => {
        listen.apply(island, args);
        if (args[0] !== 'dblclick') return;
        queueMicrotask(() => island.querySelector<HTMLInputElement>(`[value="${value}"]`)?.click());
      };
    }, wanted);
    await page.getByRole('textbox', { name: 'Name' }).focus();
    await expect(page.locator(`main [name^=time-][value="${wanted}"]`)).toBeChecked();
    await expect(page.locator('main [type=hidden][name=time]')).toHaveValue(wanted);
  });

  test('retrying after a lost answer books once, and extra clicks book nothing', async ({ page, allow }) => {
    allow(/ERR_FAILED/);
    const sent: string[] = [];
    await page.route('**/meetings/book', async (route) => {
      const { request_id } = route.request().postDataJSON();
      sent.push(request_id);
      const answer = await route.fetch();
      // The first request arrives, but its answer is lost.
      return sent.length === 1 ? route.abort() : route.fulfill({ response: answer });
    });
    await openAwake(page);
    await fillIn(page.locator('main'));
    await page.getByRole('button', { name: 'Book this time' }).click();
    await expect(page.getByText('Please choose a time.')).toBeVisible();
    await times(page).last().check();
    await expect(page.getByText('Please choose a time.')).toBeHidden();
    await page.getByRole('button', { name: 'Book this time' }).dblclick();
    await expect(page.getByText('Your booking didn’t reach us.')).toBeVisible();
    expect(sent).toHaveLength(1);
    await page.getByRole('button', { name: 'Book this time' }).click();
    await expect(page.getByRole('heading', { name: 'Your meeting is booked' })).toBeVisible();
    expect(new Set(sent).size).toBe(1);
  });

  test('a page that finishes loading during a booking goes on waiting for it', breadth, async ({ page }) => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/meetings/book', async (route) => {
      await held;
      await route.continue();
    });
    await openAwake(page);
    await fillIn(page.locator('main'));
    await chooseFullDay(page);
    await times(page).nth(1).check();
    await page.getByRole('button', { name: 'Book this time' }).click();
    await expect(page.getByRole('button', { name: 'Booking…' })).toBeVisible();
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false })));
    await expect(page.locator('main').getByLabel('Name')).not.toBeEditable();
    await expect(page.getByRole('button', { name: 'Booking…' })).toBeVisible();
    answer();
    await expect(page.getByRole('heading', { name: 'Your meeting is booked' })).toBeVisible();
  });

  test('a move that was stopped can be sent again', breadth, async ({ page, allow }) => {
    allow(/ERR_ABORTED/);
    await openAwake(page);
    await fillIn(page.locator('main'));
    await chooseFullDay(page);
    await times(page).nth(1).check();
    await page.getByRole('button', { name: 'Book this time' }).click();
    await page.getByRole('link', { name: 'Move or cancel it' }).click();
    await page.getByRole('link', { name: 'Move it' }).click();
    const move = page.getByRole('button', { name: 'Move the meeting here' });
    // Before React is awake, the browser sends the form itself, and nothing says that it is busy.
    await wake(move);
    await chooseFullDay(page);
    await page.clock.install();
    await times(page).nth(2).check();
    let sent = 0;
    await page.route('**/meet/**', (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      sent++;
      return sent === 1 ? route.abort('aborted') : route.continue();
    });
    await move.click();
    await expect(page.locator('main form button[aria-busy]')).toBeVisible();
    await page.clock.runFor(9000);
    await move.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your meeting has been moved');
    expect(sent).toBe(2);
  });
});
