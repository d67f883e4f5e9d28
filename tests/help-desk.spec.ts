import type { Page } from '@playwright/test';
import { offerShown, videoClosed } from '../src/features/marketing/stored.ts';
import { axe } from './support/axe.ts';
import { breadth, breadthUnless } from './support/breadth.ts';
import { layoutShift } from './support/layout-shift.ts';
import { expect, test } from './support/site.ts';
import { withoutBanner } from './support/without-banner.ts';

/** As specified; the catalogue's test has the same figures. */
const popupAfter = { wide: 2620, narrow: 5200 };
const address = '/products/suppmail/en';
const anchors = ['what', 'benefits', 'features', 'plans', 'contact'];
const offer = (page: Page) => page.getByRole('dialog', { name: 'Ready to try it?' });
const film = (page: Page) => page.getByRole('dialog', { name: 'How a request goes through Suppmail' });
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

/** Scrolls immediately, without animation. */
const goDown = (page: Page, top: number) => page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);

test.beforeEach(async ({ page }) => {
  await withoutBanner(page);
});

test('the page’s navigation links to its five sections', breadth, async ({ page }) => {
  // The offer would open on the way down, and cover the navigation.
  await page.addInitScript((key) => localStorage.setItem(key, 'true'), offerShown.key);
  await page.goto(address);
  const nav = page.getByRole('navigation', { name: 'On this page' });
  await expect(nav.getByRole('link')).toHaveCount(anchors.length);
  for (const anchor of anchors) {
    await nav.locator(`a[href="#${anchor}"]`).click();
    await expect(page.locator(`section#${anchor} h2`)).toBeInViewport();
    await expect(page).toHaveURL(`${address}#${anchor}`);
  }
});

test('the header changes its background below the hero', breadth, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(address);
  const ground = () => page.locator('body > header').evaluate((header) => getComputedStyle(header).backgroundColor);
  const before = await ground();
  await goDown(page, 1500);
  await expect.poll(ground).not.toBe(before);
  await goDown(page, 0);
  await expect.poll(ground).toBe(before);
});

for (const [kind, width, height] of [
  ['wide', 1440, 900],
  ['narrow', 390, 844],
] as const) {
  test(
    `the offer opens once, at its threshold, on a ${kind} screen`,
    breadthUnless(kind === 'narrow'),
    async ({ page }) => {
      const threshold = popupAfter[kind];
      await page.clock.install();
      await page.setViewportSize({ width, height });
      await page.goto(address);
      await goDown(page, threshold - 40);
      await page.clock.runFor(700);
      await expect(offer(page)).toBeHidden();
      await goDown(page, threshold + 20);
      await expect(offer(page)).toBeVisible();
      expect(await layoutShift(page)).toBeLessThanOrEqual(0.01);
      await expect(offer(page).getByRole('link', { name: 'Start free trial' })).toHaveAttribute('href', /signup$/);
      await expect(offer(page).getByRole('link', { name: 'Book a meeting' })).toHaveAttribute('href', '/meet/book/en');
      await axe(page, 'dialog[open]');
      await offer(page).getByRole('button', { name: 'Close' }).click();
      await expect(offer(page)).toBeHidden();
      expect(await stored(page, offerShown.key)).toBe('true');
      await page.reload();
      await goDown(page, threshold + 400);
      await page.clock.runFor(900);
      await expect(offer(page)).toBeHidden();
    },
  );
}

test('the film opens by the address, in its size, and closing removes the anchor', breadth, async ({ page }) => {
  await page.goto(`${address}#video`);
  await expect(film(page)).toBeVisible();
  await expect(film(page).getByRole('listitem')).toHaveCount(8);
  const { width, height } = (await film(page).locator('svg[viewBox="0 0 560 315"]').first().boundingBox()) ?? {};
  expect([width, height]).toEqual([560, 315]);
  await axe(page, 'dialog[open]');
  await film(page).getByRole('link', { name: 'Close the video' }).click();
  await expect(film(page)).toBeHidden();
  await expect(page).toHaveURL(address);
  expect(await stored(page, videoClosed.key)).toBe('true');
});

test('the film opens by a link, pauses, and back closes it', breadth, async ({ page }) => {
  await page.goto(address);
  const link = page.getByRole('link', { name: 'Watch how it works' });
  await link.click();
  await expect(film(page)).toBeVisible();
  await expect(page).toHaveURL(`${address}#video`);
  const playing = () =>
    film(page)
      .getByRole('listitem')
      .first()
      .evaluate((scene) => getComputedStyle(scene).animationPlayState);
  expect(await playing()).toBe('running');
  await film(page).getByText('Pause', { exact: true }).click();
  expect(await playing()).toBe('paused');
  await page.goBack();
  await expect(film(page)).toBeHidden();
  await expect(page).toHaveURL(address);
  await link.click();
  await expect(film(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(film(page)).toBeHidden();
  await expect(page).toHaveURL(address);
  await expect(link).toBeFocused();
});

test('reduced motion shows eight still images', breadth, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${address}#video`);
  await expect(film(page)).toBeVisible();
  for (const scene of await film(page).getByRole('listitem').all()) await expect(scene).toHaveCSS('opacity', '1');
  await expect(film(page).getByText('Pause', { exact: true })).toBeHidden();
});

test('prices are in pesos for Colombia and without a country, and by agreement elsewhere', async ({
  page,
  context,
  baseURL,
}) => {
  const plans = page.locator('#plans');
  const choose = (value: string) => context.addCookies([{ name: 'userCountry', value, url: baseURL ?? '' }]);
  const showsPesos = async () => {
    await page.goto(address);
    for (const price of [/COP.100,000/, /COP.500,000/]) await expect(plans.getByText(price)).toBeVisible();
    await expect(plans.getByText('By agreement').filter({ visible: true })).toHaveCount(1);
    // The same after hydration.
    await plans.getByRole('radio', { name: /COP/ }).focus();
    await expect(plans.getByRole('radio', { name: /COP/ })).toBeChecked();
    for (const price of [/COP.100,000/, /COP.500,000/]) await expect(plans.getByText(price)).toBeVisible();
  };
  await showsPesos();
  await choose('co');
  await showsPesos();
  await choose('us');
  await page.goto(address);
  await expect(plans.getByText('By agreement').filter({ visible: true })).toHaveCount(3);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the address alone shows the film, and a link closes it', breadth, async ({ page }) => {
    await page.goto(address);
    await expect(page.locator('#video')).toBeHidden();
    await page.getByRole('link', { name: 'Watch how it works' }).click();
    await expect(page.locator('#video')).toBeVisible();
    await page.locator('#video').getByRole('link', { name: 'Close the video' }).click();
    await expect(page.locator('#video')).toBeHidden();
    await expect(page.locator('#trial-offer')).toBeHidden();
  });
});
