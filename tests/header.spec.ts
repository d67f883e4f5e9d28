import type { Page } from '@playwright/test';
import { axe } from './support/axe.ts';
import { breadth } from './support/breadth.ts';
import { expect, test } from './support/site.ts';
import { watchReact } from './support/watch-react.ts';
import { withoutBanner } from './support/without-banner.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const name = (page: Page, text: string) => page.locator('nav summary', { hasText: text });
const open = (page: Page) => page.locator('header details[open]');

test.beforeEach(async ({ page }) => {
  await withoutBanner(page);
  await page.goto('/en');
});

test('the menu has six groups, and every entry is a working link', breadth, async ({ page }) => {
  await expect(page.locator('nav summary')).toHaveText([
    'Industries',
    'Products',
    'Custom development',
    'Services',
    'Contact',
    'More',
  ]);
  const links = page.getByRole('navigation', { name: 'Main menu' }).locator('a');
  expect(await links.count()).toBeGreaterThan(40);
  for (const link of await links.all()) await expect(link).toHaveAttribute('href', /^(\/|https:\/\/)/);
});

test('a panel opens on hover, switches, and closes on leaving', async ({ page }) => {
  await name(page, 'Industries').hover();
  await expect(open(page).locator('summary')).toHaveText('Industries');
  await name(page, 'Products').hover();
  await expect(open(page)).toHaveCount(1);
  await expect(open(page).locator('summary')).toHaveText('Products');
  await page.getByRole('link', { name: /Transpur/ }).hover();
  await expect(open(page), 'the panel belongs to the menu').toHaveCount(1);
  await page.mouse.move(700, 880);
  await expect(open(page)).toHaveCount(0);
});

/** Opens the page with a clock that stands still, so that it does not matter how fast this machine is. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: new Date('2027-01-20T15:00Z') });
  await page.goto('/en');
  await page.clock.pauseAt(new Date('2027-01-20T16:00Z'));
}

test('a panel closes by its menu item and its close button', breadth, async ({ page }) => {
  await stopClock(page);
  await name(page, 'Services').hover();
  await expect(open(page)).toHaveCount(1);
  await page.clock.runFor(500);
  await name(page, 'Services').click();
  await expect(open(page)).toHaveCount(0);
  await name(page, 'More').hover();
  await open(page).getByRole('button', { name: 'Close' }).click();
  await expect(open(page)).toHaveCount(0);
  await expect(name(page, 'More')).toBeFocused();
});

test('a quick hover and click leaves the panel open', breadth, async ({ page }) => {
  await stopClock(page);
  await name(page, 'Contact').click();
  await page.clock.runFor(300);
  await expect(open(page).locator('summary')).toHaveText('Contact');
});

test('the menu works by keyboard: arrows, Home, End, Escape, focus in order', async ({ page }) => {
  await name(page, 'Industries').focus();
  await page.keyboard.press('ArrowRight');
  await expect(name(page, 'Products')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowDown');
  const entries = open(page).locator('li a');
  await expect(entries.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(entries.nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(entries.last()).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowUp');
  await expect(name(page, 'Industries')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(open(page)).toHaveCount(0);
  await expect(name(page, 'Industries')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(entries.first()).toBeFocused();
});

test('the menu works by keyboard in browsers without checkVisibility', breadth, async ({ page }) => {
  await page.addInitScript(() => void Reflect.deleteProperty(Element.prototype, 'checkVisibility'));
  await page.reload();
  await name(page, 'Industries').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('header summary', { hasText: 'Language' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(name(page, 'Industries')).toBeFocused();
});

test('the first key is not lost while the menu script loads', breadth, async ({ page }) => {
  await page.evaluate(() => document.querySelector<HTMLElement>('nav summary')?.focus());
  await page.keyboard.press('ArrowDown');
  await expect(open(page).locator('li a').first()).toBeFocused();
});

test('Tab and a click outside close the panel', breadth, async ({ page }) => {
  await name(page, 'More').focus();
  await page.keyboard.press('Enter');
  await expect(open(page)).toHaveCount(1);
  await page.locator('main').getByRole('link').first().focus();
  await expect(open(page)).toHaveCount(0);
  await name(page, 'More').press('Enter');
  await page.mouse.click(720, 890);
  await expect(open(page)).toHaveCount(0);
});

test('a panel that was left before its script loaded is closed', breadth, async ({ page }) => {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\/chunks\//, async (route) => {
    await arrival;
    await route.continue();
  });
  await name(page, 'More').focus();
  await page.keyboard.press('Enter');
  await expect(open(page)).toHaveCount(1);
  await page.locator('main').getByRole('link').first().focus();
  await expect(open(page), 'nobody is there yet to close it').toHaveCount(1);
  arrive();
  await expect(open(page)).toHaveCount(0);
});

test('open panels are accessible in both themes', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await name(page, 'Products').focus();
    await page.keyboard.press('ArrowDown');
    await axe(page, 'header', { colours: colorScheme === 'light' || 'only' });
    await page.keyboard.press('Escape');
  }
});

test('the skip link comes first and jumps to the content', async ({ page }) => {
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('the menu does not load React', breadth, async ({ page }) => {
  const hasReact = watchReact(page);
  await page.reload();
  await name(page, 'Products').hover();
  await expect(open(page)).toHaveCount(1);
  expect(await hasReact()).toBe(false);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('a tap opens a panel, a second tap closes it', breadth, async ({ page }) => {
    await name(page, 'Products').tap();
    await expect(open(page)).toHaveCount(1);
    await name(page, 'Services').tap();
    await expect(open(page).locator('summary')).toHaveText('Services');
    await name(page, 'Services').tap();
    await expect(open(page)).toHaveCount(0);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the menu opens, its groups unfold and Escape closes the drawer', async ({ page }) => {
    const drawer = page.locator('#site-menu');
    await expect(drawer).toBeHidden();
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    await expect(drawer).toBeVisible();
    await name(page, 'Products').tap();
    await expect(page.getByRole('link', { name: /Suppmail/ })).toBeVisible();
    await axe(page, '#site-menu');
    await page.getByRole('button', { name: 'Close the menu' }).tap();
    await expect(drawer).toBeHidden();
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
  });

  test('a dialog opened from the drawer returns the focus to its button', breadth, async ({ page }) => {
    const menu = page.getByRole('button', { name: 'Menu', exact: true });
    await menu.tap();
    await page.locator('#site-menu').getByRole('link', { name: 'Book a meeting' }).tap();
    await expect(page.getByRole('dialog', { name: 'Book a meeting' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeFocused();
  });

  test('an entry of the drawer opens its page', breadth, async ({ page }) => {
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    await name(page, 'Services').tap();
    await page
      .locator('#site-menu')
      .getByRole('link', { name: /^Testing/ })
      .tap();
    await expect(page).toHaveURL('/service_testing/en');
  });
});

test('choosing a country by keyboard leaves the focus on its menu', breadth, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/company_about/en');
  const opener = page.locator('header summary', { hasText: 'Country' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await page
    .locator('header')
    .getByRole('button', { name: /Canada/ })
    .focus();
  await page.keyboard.press('Enter');
  await expect(opener).toContainText('Canada');
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('header').getByRole('button', { name: /Canada CAD.*chosen/ })).toBeVisible();
});
