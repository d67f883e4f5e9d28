import { axe } from './support/axe.ts';
import { breadth } from './support/breadth.ts';
import { expect, test } from './support/site.ts';
import { withoutBanner } from './support/without-banner.ts';

test.beforeEach(async ({ page }) => {
  await withoutBanner(page);
  await page.goto('/en');
});

test('the first click opens the toolbar, and the settings survive a new page without a flash', async ({ page }) => {
  await page.getByRole('button', { name: 'Accessibility settings' }).click();
  const greyscale = page.getByRole('switch', { name: 'Grayscale' });
  await greyscale.click();
  await page.getByRole('switch', { name: 'Larger text' }).click();
  await expect(greyscale).toBeChecked();
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('accessibility-settings') ?? ''))).toEqual({
    inverted: false,
    highlight: false,
    greyscale: true,
    largeFont: true,
  });

  // The look must be set before <body> is parsed, so that the first paint has it.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      observer.disconnect();
      document.documentElement.dataset.lookAtBody = document.documentElement.dataset.look ?? 'none';
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/company_about/es');
  await expect(page.locator('html')).toHaveAttribute('data-look-at-body', 'greyscale');
  await expect(page.locator('html')).toHaveCSS('filter', 'grayscale(1)');
  await expect(page.locator('html')).toHaveCSS('font-size', '20px');
});

test(
  'inverted, highlighted and greyscale exclude each other; the font size is independent',
  breadth,
  async ({ page }) => {
    await page.getByRole('button', { name: 'Accessibility settings' }).click();
    const toggle = (name: string) => page.getByRole('switch', { name });
    await toggle('Larger text').click();
    for (const name of ['Inverted colors', 'Highlighted links', 'Grayscale', 'Inverted colors']) {
      await toggle(name).click();
      await expect(page.locator('[role=switch][aria-checked=true]')).toHaveCount(2);
      await expect(toggle(name)).toBeChecked();
      await expect(toggle('Larger text')).toBeChecked();
    }
    await toggle('Inverted colors').click();
    await toggle('Larger text').click();
    await expect(page.locator('[role=switch][aria-checked=true]')).toHaveCount(0);
  },
);

// axe looks at each of the two once. `npm run check:access` checks every page in every look and theme.
for (const colorScheme of ['light', 'dark'] as const) {
  test(`each look has its effect in the ${colorScheme} theme`, breadth, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const before = await paper();
    await page.getByRole('button', { name: 'Accessibility settings' }).click();
    await page.getByRole('switch', { name: 'Inverted colors' }).click();
    expect(await paper()).not.toBe(before);
    if (colorScheme === 'light') await axe(page);
    await page.getByRole('switch', { name: 'Highlighted links' }).click();
    expect(await paper()).toBe(before);
    await expect(page.locator('main a').first()).toHaveCSS('background-color', 'rgb(255, 228, 92)');
    if (colorScheme === 'dark') await axe(page);
  });
}

test('the toolbar works by keyboard and returns the focus', async ({ page }) => {
  const opener = page.getByRole('button', { name: 'Accessibility settings' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('switch', { name: 'Inverted colors' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByRole('switch', { name: 'Inverted colors' })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
  await expect(opener).toBeFocused();
});

test('settings apply to other open tabs', breadth, async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/es');
  await other.getByRole('button', { name: 'Opciones de accesibilidad' }).click();
  await expect(other.getByRole('switch', { name: 'Escala de grises' })).not.toBeChecked();
  await page.getByRole('button', { name: 'Accessibility settings' }).click();
  await page.getByRole('switch', { name: 'Grayscale' }).click();
  await expect(other.getByRole('switch', { name: 'Escala de grises' })).toBeChecked();
  await expect(other.locator('html')).toHaveAttribute('data-look', 'greyscale');
});

test('going back shows the switches as they were set since', breadth, async ({ page }) => {
  await page.getByRole('button', { name: 'Accessibility settings' }).click();
  const greyscale = page.getByRole('switch', { name: 'Grayscale' });
  await expect(greyscale).not.toBeChecked();
  await page.evaluate(() => {
    localStorage.setItem('accessibility-settings', '{"greyscale":true}');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(greyscale).toBeChecked();
  await greyscale.click();
  await expect(page.locator('html')).not.toHaveAttribute('data-look');
});

test('a broken stored value is ignored', breadth, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('accessibility-settings', '{"inverted":'));
  await page.goto('/en');
  await expect(page.locator('html')).not.toHaveAttribute('data-look');
});
