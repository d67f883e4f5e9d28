import type { Page } from '@playwright/test';
import { breadth } from './support/breadth.ts';
import { expect, test } from './support/site.ts';
import { watchReact } from './support/watch-react.ts';
import { withoutBanner } from './support/without-banner.ts';

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

const back = (page: Page) => page.getByRole('link', { name: 'Back', exact: true });
const next = (page: Page) => page.getByRole('link', { name: 'Next', exact: true });
const badge = (page: Page) => page.locator('[data-badge]');
const topic = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Topics' }).getByRole('link', { name });
const title = (page: Page, name: string) => page.getByRole('heading', { name });
/** The script has loaded when the full-screen button is visible. */
const awake = (page: Page) => expect(page.getByRole('button', { name: 'Full screen' })).toBeVisible();

test.beforeEach(async ({ page }) => {
  await withoutBanner(page);
});

test('Back is hidden on the first slide and Next on the last, and the focus is not lost', breadth, async ({ page }) => {
  await page.goto('/pitch/en');
  await awake(page);
  await expect(back(page)).toBeHidden();
  await expect(badge(page)).toHaveText('1 / 10');
  await next(page).click();
  await expect(badge(page)).toHaveText('2 / 10');
  await expect(title(page, 'The work you never planned to do')).toBeInViewport();
  await expect(back(page)).toBeVisible();
  for (let slide = 3; slide <= 10; slide++) await next(page).press('Enter');
  await expect(badge(page)).toHaveText('10 / 10');
  await expect(next(page)).toBeHidden();
  await expect(back(page)).toBeFocused();
  await back(page).press('Enter');
  await expect(badge(page)).toHaveText('9 / 10');
});

test('a topic jumps to its slide, announces it and changes the address', breadth, async ({ page }) => {
  await page.goto('/pitch/en');
  await awake(page);
  await topic(page, 'Figures').click();
  await expect(page).toHaveURL('/pitch/en#figures');
  await expect(badge(page)).toHaveText('7 / 10');
  await expect(topic(page, 'Figures')).toHaveAttribute('aria-current', 'true');
  await expect(page.locator('[data-topics] [aria-current]')).toHaveCount(1);
  await expect(page.locator('[data-status]')).toHaveText('Slide 7 of 10: Figures');
  await expect(title(page, 'What we’ve done so far')).toBeInViewport();
});

test('the address of a slide opens it', breadth, async ({ page }) => {
  await page.goto('/pitch/en#goals');
  await expect(badge(page)).toHaveText('8 / 10');
  await expect(title(page, 'Where we’re headed')).toBeInViewport();
  await expect(title(page, 'Small ants, big loads')).not.toBeInViewport();
});

test('arrow keys, Home and End move through the slides', async ({ page }) => {
  await page.goto('/pitch/en');
  await awake(page);
  for (const [key, place] of [
    ['ArrowRight', '2 / 10'],
    ['ArrowRight', '3 / 10'],
    ['ArrowLeft', '2 / 10'],
    ['End', '10 / 10'],
    ['ArrowRight', '10 / 10'],
    ['Home', '1 / 10'],
    ['ArrowLeft', '1 / 10'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(badge(page)).toHaveText(place);
  }
  // Where the focus is after the cookie banner has been answered.
  await page.locator('main').focus();
  await page.keyboard.press('ArrowRight');
  await expect(badge(page)).toHaveText('2 / 10');
});

test('keys in the menu do not turn slides', breadth, async ({ page }) => {
  await page.goto('/pitch/en');
  await awake(page);
  await page.locator('nav summary', { hasText: 'Industries' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('nav summary', { hasText: 'Products' })).toBeFocused();
  await expect(badge(page)).toHaveText('1 / 10');
});

test('scrolling sideways marks the visible slide', breadth, async ({ page }) => {
  await page.goto('/pitch/en');
  await awake(page);
  await page.locator('[data-track]').evaluate((track) => track.scrollBy({ left: track.clientWidth }));
  await expect(badge(page)).toHaveText('2 / 10');
  await expect(page).toHaveURL('/pitch/en#problem');
});

test('the presentation fills the screen and says how to leave it', breadth, async ({ page }) => {
  await page.goto('/pitch/en#products');
  await awake(page);
  await page.getByRole('button', { name: 'Full screen' }).click();
  await expect(page.getByRole('button', { name: 'Exit full screen' })).toBeVisible();
  await page.keyboard.press('PageDown');
  await expect(badge(page)).toHaveText('4 / 10');
  await page.getByRole('button', { name: 'Exit full screen' }).click();
  await expect(page.getByRole('button', { name: 'Full screen' })).toBeVisible();
});

test('the presentation stays as it is if the browser refuses full screen', breadth, async ({ page }) => {
  await page.addInitScript(() => {
    Element.prototype.requestFullscreen = () => Promise.reject(new TypeError('refused'));
  });
  await page.goto('/pitch/en');
  await awake(page);
  await page.getByRole('button', { name: 'Full screen' }).click();
  await next(page).click();
  await expect(badge(page)).toHaveText('2 / 10');
  await expect(page.getByRole('button', { name: 'Full screen' })).toBeVisible();
});

test('the presentation shows the prices of the visitor’s country', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'userCountry', value: 'co', url: baseURL ?? '' }]);
  await page.goto('/pitch/es#products');
  await expect(page.locator('#products')).toContainText(/Desde.*50\.000/);
});

test('printing shows all slides one below the other', breadth, async ({ page }) => {
  await page.goto('/pitch/en');
  await awake(page);
  await page.emulateMedia({ media: 'print' });
  const tops = await page
    .locator('[data-slide]')
    .evaluateAll((slides) => slides.map((slide) => slide.getBoundingClientRect().top));
  expect(tops).toHaveLength(10);
  expect(tops).toEqual([...tops].sort((a, b) => a - b));
  expect(new Set(tops).size).toBe(10);
  await expect(back(page)).toBeHidden();
});

test('the presentation does not load React', breadth, async ({ page }) => {
  const hasReact = watchReact(page);
  await page.goto('/pitch/en');
  await awake(page);
  await next(page).click();
  await expect(badge(page)).toHaveText('2 / 10');
  expect(await hasReact()).toBe(false);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the slides can be read one after the other, and topics link to them', breadth, async ({ page }) => {
    await page.goto('/pitch/en');
    await expect(page.locator('[data-slide]')).toHaveCount(10);
    await expect(next(page)).toBeHidden();
    await topic(page, 'Where').click();
    await expect(page).toHaveURL('/pitch/en#where');
    await expect(title(page, 'Two cities, one team')).toBeInViewport();
  });
});
