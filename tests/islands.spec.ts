import type { Page } from '@playwright/test';
import { breadth, breadthUnless } from './support/breadth.ts';
import { chunks, holdChunks } from './support/hold-chunks.ts';
import { settled } from './support/settled.ts';
import { expect, test } from './support/site.ts';
import { watchReact } from './support/watch-react.ts';
import { withoutBanner } from './support/without-banner.ts';

const demo = (page: Page, id: string) => {
  const form = page.locator(`#${id}`);
  return {
    form,
    input: form.getByRole('textbox'),
    count: form.getByRole('button', { name: /Count/ }),
    send: form.getByRole('button', { name: 'Send' }),
    output: form.locator('output'),
  };
};

test.beforeEach(async ({ page }) => {
  await withoutBanner(page);
});

test('no page loads React before an interaction', async ({ page }) => {
  const hasReact = watchReact(page);
  for (const address of [
    '/en',
    '/company_about/fr',
    '/construction/en',
    '/api/docs/es',
    '/support/quote/en',
    '/meet/book/en',
  ]) {
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await settled(page);
    expect(await hasReact(), address).toBe(false);
  }
});

test('the click that wakes an island takes effect after hydration', async ({ page }) => {
  await page.goto('/gallery/en');
  const release = await holdChunks(page);
  const { count } = demo(page, 'demo-intent');
  await count.click();
  await expect(count).toHaveText('Count 0');
  release();
  await expect(count).toHaveText('Count 1');
  await count.click();
  await expect(count).toHaveText('Count 2');
  expect(new URL(page.url()).search, 'the form was not sent').toBe('');
});

test('a click before any script has loaded is replayed', async ({ page }) => {
  let release = () => {};
  const free = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/entries/*.js', async (route) => {
    await free;
    await route.continue();
  });
  await page.goto('/en', { waitUntil: 'commit' });
  const opener = page.getByRole('button', { name: 'Accessibility settings' });
  await opener.click();
  release();
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
});

test('a double click on a sleeping button counts as one', breadth, async ({ page }) => {
  await page.goto('/gallery/en');
  const release = await holdChunks(page);
  const { count } = demo(page, 'demo-intent');
  await count.dblclick();
  release();
  await expect(count).toHaveText('Count 1');
  await settled(page);
  await expect(count).toHaveText('Count 1');
});

test('text typed before hydration is not lost, nor is the focus', async ({ page }) => {
  await page.goto('/gallery/en');
  const release = await holdChunks(page);
  const { input, count, output } = demo(page, 'demo-intent');
  await input.click();
  await page.keyboard.type('Ñandú 🐜');
  release();
  await expect(output).toHaveText('Ñandú 🐜');
  await expect(input).toBeFocused();
  await expect(input).toHaveValue('Ñandú 🐜');
  await page.keyboard.press('Enter');
  await expect(count, 'Enter presses the first button of a form').toHaveText('Count 1');
});

test('Enter in a form before hydration submits it through React', breadth, async ({ page }) => {
  await page.goto('/gallery/en');
  const release = await holdChunks(page);
  const { send, input, output } = demo(page, 'demo-second');
  await input.fill('Ana');
  await send.press('Enter');
  release();
  await expect(output).toHaveText('Send: Ana');
  expect(new URL(page.url()).search).toBe('');
});

test('waking one island does not wake the others', breadth, async ({ page }) => {
  await page.goto('/gallery/en');
  const awake = (id: string) =>
    page.locator(`#${id}`).evaluate((form) => Object.keys(form).some((key) => key.startsWith('__react')));
  await demo(page, 'demo-intent').count.click();
  await expect.poll(() => awake('demo-intent')).toBe(true);
  expect(await awake('demo-second')).toBe(false);
});

test('an island that wakes on sight waits until it is nearly visible', breadth, async ({ page }) => {
  const hasReact = watchReact(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/gallery/en', { waitUntil: 'networkidle' });
  expect(await hasReact()).toBe(false);
  await page.locator('#demo-sight').scrollIntoViewIfNeeded();
  await expect.poll(hasReact).toBe(true);
});

test('a carousel turns on time without React', async ({ page }) => {
  // The test controls the clock, so that a slow machine does not let it run while the page loads.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  const hasReact = watchReact(page);
  await page.goto('/gallery/en', { waitUntil: 'networkidle' });
  const current = page.locator('[aria-label="Offers of the month"] [aria-current]');
  await page.locator('#carousel-squares-1').evaluate((slide) => slide.scrollIntoView({ block: 'center' }));
  await page.clock.runFor(5500);
  await expect(current).toHaveText('1 of 3');
  // Second by second, because the script loads meanwhile and must not miss its time.
  const afterASecond = async () => {
    await page.clock.runFor(1000);
    return current.textContent();
  };
  await expect.poll(afterASecond).toBe('2 of 3');
  await expect(page.locator('#carousel-squares-2')).toBeInViewport();
  expect(await hasReact()).toBe(false);
});

test('a carousel paused before its script has loaded stays paused', breadth, async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto('/gallery/en');
  const carousel = page.getByRole('region', { name: 'Offers of the month' });
  const release = await holdChunks(page);
  await carousel.getByRole('button', { name: 'Pause' }).click();
  release();
  await expect(carousel.getByRole('button', { name: 'Play' })).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(20_000);
  await expect(carousel.locator('[aria-current]')).toHaveText('1 of 3');
  await carousel.getByRole('link', { name: '3 of 3' }).click();
  await expect(page.locator('#carousel-squares-3')).toBeInViewport();
  await expect(page.locator('#carousel-squares-1')).toHaveAttribute('inert', '');
});

test('the HTML of an island works if its script cannot be loaded', async ({ page, allow }) => {
  allow(/assets\/chunks|ERR_FAILED|did not load/);
  await page.goto('/gallery/en');
  await page.route(chunks, (route) => route.abort());
  const { input, count } = demo(page, 'demo-intent');
  await input.fill('Ana');
  await count.click();
  await expect(page).toHaveURL('/gallery?name=Ana&count=1');
});

test('with a hanging connection the page handles the click', breadthUnless(false), async ({ page }) => {
  await page.clock.install();
  await page.goto('/gallery/en');
  await holdChunks(page);
  await demo(page, 'demo-intent').send.click();
  await page.clock.runFor(8000);
  await expect(page).toHaveURL('/gallery?name=');
});

test('with a hanging connection the page handles later clicks too', breadth, async ({ page }) => {
  await page.clock.install();
  await page.goto('/gallery/en');
  await holdChunks(page);
  const { input, send } = demo(page, 'demo-intent');
  await input.focus();
  await page.clock.runFor(9000);
  await send.click();
  await page.clock.runFor(8000);
  await expect(page).toHaveURL('/gallery?name=');
});

test('the browser handles a click for a new tab', breadth, async ({ page, context }) => {
  await page.goto('/gallery/en');
  await holdChunks(page);
  const opened = context.waitForEvent('page');
  await page
    .locator('#carousel-squares-1')
    .getByRole('link')
    .click({ modifiers: ['ControlOrMeta'] });
  // The tab is there a moment before it has an address.
  await expect(await opened).toHaveURL('/development/bots');
});
