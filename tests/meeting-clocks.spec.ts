import { axe } from './support/axe.ts';
import { breadth, breadthUnless } from './support/breadth.ts';
import { holdChunks } from './support/hold-chunks.ts';
import { fillIn, times, uniqueVisitor, zoneButton, zoneList } from './support/meeting.ts';
import { expect, morningInBogota, test } from './support/site.ts';
import { untilAwake } from './support/wake.ts';
import { watchReact } from './support/watch-react.ts';
import { withoutMotion } from './support/without-motion.ts';

test.use(withoutMotion);
// With four hours of notice, the first free time is at two in the afternoon of Bogotá.
test.use({ moment: morningInBogota });

test.describe('in Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test(
    'days are in Tokyo’s zone, and a time taken meanwhile shows the nearest ones',
    breadth,
    async ({ page, allow }) => {
      allow(/status of 409/);
      const hasReact = watchReact(page);
      await page.goto('/meet/book/en');
      await expect(zoneList(page)).toHaveValue('Asia/Tokyo');
      expect(await hasReact(), 'nobody has touched anything').toBe(false);
      // The day that opens has hours of the morning; it is still the day before in Bogotá. The night comes last.
      await expect(times(page).first()).toHaveAccessibleName(/^6:00\sAM · \w{3} 4:00\sPM in\sBogotá$/);
      await expect(times(page).last()).toHaveAccessibleName(/\s[AP]M at night · /);
      await expect(page.getByText('outside the working day in Tokyo')).toBeVisible();
      await axe(page, 'main');
      await fillIn(page.locator('main'));
      await untilAwake(page.getByRole('button', { name: 'Book this time' }));
      const wanted = times(page).nth(2);
      const time = await wanted.getAttribute('value');
      await wanted.check();
      const quicker = { ...uniqueVisitor(), time, topic: 'Quicker', lang: 'en', zone: 'Asia/Tokyo' };
      expect((await page.request.post('/meetings/book', { data: quicker })).status()).toBe(200);
      await page.getByRole('button', { name: 'Book this time' }).click();
      await expect(page.getByText('Somebody was a little quicker')).toBeVisible();
      const nearest = page.getByRole('group', { name: 'Free times close to it' }).getByRole('radio');
      expect(await nearest.count()).toBeGreaterThan(1);
      await expect(page.locator(`input[value="${time}"]`)).toHaveCount(0);
      await nearest.first().check();
      await page.getByRole('button', { name: 'Book this time' }).click();
      await expect(page.getByRole('heading', { name: 'Your meeting is booked' })).toBeFocused();
      await expect(page.locator('main dl')).toContainText('In Tokyo');
    },
  );

  test('days are in Tokyo’s zone after a reload far down the page', breadthUnless(false), async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 500 });
    await page.goto('/meet/book/en?zone=America%2FBogota');
    await page.getByRole('button', { name: 'Book this time' }).scrollIntoViewIfNeeded();
    await page.evaluate(() => history.replaceState(null, '', '/meet/book/en'));
    await page.reload();
    await expect(zoneList(page)).toHaveValue('Asia/Tokyo');
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
  });
});

test.describe('in New York', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('coming back after a while shows the current free times, and that the clocks change', async ({ page }) => {
    // The day after the clocks of New York go forward.
    const time = '2027-03-15T15:00:00.000Z';
    await page.route('**/meetings/free', (route) =>
      route.fulfill({
        json: { CODE: 1, DESCRIPTION: 'Success', DATA: { times: [time], minutes: 30, scheduler: null } },
      }),
    );
    await page.clock.install();
    await page.goto('/meet/book/en');
    const zone = zoneButton(page);
    await expect(zone).toHaveAccessibleName(/^Your time zone New York \(/);
    await expect(page.getByText(/Clocks in New York/)).toBeHidden();
    const offset = () => zone.textContent();
    const today = await offset();
    await page.clock.fastForward(180_000);
    await zone.focus();
    await expect(page.getByText(/Clocks in New York go forward an hour on Sunday/)).toBeVisible();
    await expect(times(page)).toHaveCount(1);
    await expect.poll(offset, 'the offset is that of the day').not.toBe(today);
    // Another zone without loading anything; the device's zone is offered.
    await zone.press('Enter');
    await page.keyboard.type('japan');
    await page.keyboard.press('Enter');
    await expect(zone).toBeFocused();
    await expect(zone).toHaveAccessibleName('Your time zone Tokyo (UTC+9)');
    await expect(page.getByText(/Clocks in/)).toBeHidden();
    await page.getByRole('button', { name: 'Show times for New York' }).click();
    await expect(zoneList(page)).toHaveValue('America/New_York');
  });
});

test.describe('in Madrid', () => {
  test.use({ timezoneId: 'Europe/Madrid' });

  test('a zone is found by its country, in any spelling, and a press while the script loads opens the list', async ({
    page,
  }) => {
    await page.goto('/meet/book/es');
    await expect(zoneList(page)).toHaveValue('Europe/Madrid');
    const release = await holdChunks(page);
    await page.getByRole('button', { name: /^Su zona horaria Madrid/ }).click();
    await page.getByLabel('Idioma de la reunión').selectOption('fr');
    release();
    const panel = page.getByRole('dialog', { name: 'Elija su zona horaria' });
    const search = panel.getByRole('combobox', { name: 'Ciudad, país o diferencia' });
    await expect(panel.getByRole('option').first()).toHaveText('Madrid España · UTC+1');
    await search.fill('japon');
    await expect(panel.getByRole('option')).toHaveText(['Tokio Japón · UTC+9']);
    await search.fill('medellín');
    await expect(panel.getByRole('option').first()).toHaveText('Bogotá Medellín · Colombia · UTC−5');
    await search.fill('qqqq');
    await expect(panel).toContainText('No encontramos esa zona horaria.');
    await search.fill('estados unidos');
    await axe(page, 'main form');
    await search.press('Escape');
    await expect(panel).toBeHidden();
    await page.keyboard.press('Enter');
    await panel.getByRole('combobox').fill('tokio');
    await page.keyboard.press('Enter');
    await expect(zoneList(page)).toHaveValue('Asia/Tokyo');
    await expect(page.getByRole('button', { name: 'Ver las horas de Madrid' })).toBeVisible();
    await expect(page.getByLabel('Idioma de la reunión')).toHaveValue('fr');
  });
});
