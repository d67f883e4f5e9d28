import type { Page } from '@playwright/test';
import { axe } from './support/axe.ts';
import { breadth } from './support/breadth.ts';
import { expect, test } from './support/site.ts';
import { watchReact } from './support/watch-react.ts';
import { withoutBanner } from './support/without-banner.ts';
import { withoutMotion } from './support/without-motion.ts';

test.use(withoutMotion);

const address = '/email-masivo/en';

const calculator = (page: Page) => {
  const section = page.locator('#calculator');
  return {
    section,
    quantity: section.getByRole('textbox', { name: 'E-mails', exact: true }),
    slider: section.getByRole('slider'),
    currency: (code: string) => section.getByRole('radio', { name: new RegExp(`^${code}`) }),
    /** A hidden radio is chosen by its label. */
    choose: (code: string) => section.locator('label', { hasText: code }).click(),
    total: section.getByText('Total', { exact: true }).locator('..'),
  };
};

test.beforeEach(async ({ page }) => {
  await withoutBanner(page);
});

test('the calculator loads when it is used, and number and slider stay in sync', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const hasReact = watchReact(page);
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.locator('#plans').scrollIntoViewIfNeeded();
  expect(await hasReact()).toBe(false);
  const { quantity, slider, total, section } = calculator(page);
  await expect(total).toContainText('US$6.00');
  await quantity.fill('10000');
  await expect(total).toContainText('US$12.00');
  await expect(slider).toHaveValue('10000');
  await slider.press('ArrowLeft');
  await expect(quantity).toHaveValue('9999');
  await slider.press('Home');
  await expect(quantity).toHaveValue('0');
  await expect(total).toContainText('US$0.00');
  await slider.press('ArrowRight');
  await expect(total).toContainText('US$0.00');
  await slider.fill('4167');
  await expect(total).toContainText('US$5.00');
  await expect(section.getByText('Sent in 5 minutes.')).toBeVisible();
  await expect(section.getByRole('img')).toHaveAccessibleName(/4,167 e-mails cost US\$5\.00/);
  await expect(section.locator('[aria-live="polite"]')).toHaveText('4,167 e-mails: US$5.00.');
  await axe(page, '#calculator');
});

test('the calculator works in three currencies, by mouse and by keyboard', breadth, async ({ page }) => {
  await page.goto(address);
  const { choose, currency, total, quantity } = calculator(page);
  await quantity.fill('5000');
  await choose('COP');
  await expect(total).toContainText('COP 20,000');
  await expect(total).toContainText('COP 4 per e-mail');
  await currency('COP').press('ArrowRight');
  await expect(currency('CAD')).toBeChecked();
  await expect(total).toContainText('$10.00');
});

test('the calculator has the currency that was chosen last, also during hydration', breadth, async ({ page }) => {
  // React hydrates in steps, and sends itself a message before each. None arrives before the next key is pressed.
  await page.addInitScript(() => {
    const { postMessage } = MessagePort.prototype;
    const atEnd = { capture: true, once: true };
    MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
      document.documentElement.classList.add('is-hydrating');
      addEventListener('keyup', () => postMessage.call(this, message), atEnd);
    };
    addEventListener('keyup', () => Object.assign(MessagePort.prototype, { postMessage }), atEnd);
  });
  await page.goto(address);
  const { choose, currency, quantity } = calculator(page);
  await quantity.fill('5000');
  await choose('COP');
  await expect(page.locator('.is-hydrating')).toBeAttached();
  // React gets this press, and does the rest immediately.
  await currency('COP').press('ArrowRight');
  await expect(page.locator('#calculator [aria-live="polite"]')).toHaveText('5,000 e-mails: CA$10.00.');
  await expect(currency('CAD')).toBeChecked();
});

test(
  'the calculator starts in the currency of the visitor’s country, before and after hydration',
  breadth,
  async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'userCountry', value: 'co', url: baseURL ?? '' }]);
    await page.goto(address);
    const { total, quantity, currency, section } = calculator(page);
    await expect(total).toContainText('COP 20,000');
    const look = (code: string) =>
      section.locator('label', { hasText: code }).evaluate((label) => getComputedStyle(label).backgroundColor);
    const [cop, usd] = [await look('COP'), await look('USD')];
    expect(cop).not.toBe(usd);
    await quantity.focus();
    await expect(currency('COP')).toBeChecked();
    expect([await look('COP'), await look('USD')]).toEqual([cop, usd]);
  },
);

const odd = [
  ['-5', 'US$0.00', 'we count 0'],
  ['letters', 'US$0.00', 'We can’t read that as a number'],
  ['', 'US$0.00', 'Nothing typed yet'],
  ['12.7', 'US$0.02', 'we count 13'],
  ['5 000', 'US$6.00', 'A whole number'],
  ['5.000', 'US$6.00', 'A whole number'],
  ['1e9', 'US$1,200,000.00', 'more than 10,000 a day'],
  ['99999999999999', 'US$1,200,000.00', 'more than this calculator can handle'],
] as const;

test('the calculator accepts odd input without errors and does not change it', breadth, async ({ page }) => {
  await page.goto(address);
  const { quantity, total, section } = calculator(page);
  for (const [typed, sum, said] of odd) {
    await quantity.fill(typed);
    await expect(total, typed).toContainText(sum);
    await expect(section, typed).toContainText(said);
    await expect(quantity).toHaveValue(typed);
    await expect(section).not.toContainText('NaN');
  }
  await section.getByRole('link', { name: 'Talk to us' }).click();
  await expect(page.getByRole('dialog', { name: 'Write to us' })).toBeVisible();
});

test('the calculator reads a link and copies one', breadth, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${address}?currency=COP&quantity=2500#calculator`);
  const { quantity, total, section, choose } = calculator(page);
  await expect(quantity).toHaveValue('2500');
  await expect(total).toContainText('COP 10,000');
  await choose('CAD');
  await section.getByRole('button', { name: 'Copy the link' }).click();
  await expect(section.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    new URL(`${address}?currency=CAD&quantity=2500#calculator`, page.url()).href,
  );
});

test('the calculator shows the link when the clipboard is blocked', breadth, async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.goto(address);
  const { section } = calculator(page);
  await section.getByRole('button', { name: 'Copy the link' }).click();
  await expect(section.getByRole('textbox', { name: 'Link to this estimate' })).toHaveValue(
    /\?currency=USD&quantity=5000#calculator$/,
  );
});

test(
  'the page has two slides with square indicators, and packages at the calculator’s price',
  breadth,
  async ({ page }) => {
    await page.goto(address);
    const banner = page.getByRole('region', { name: 'Bulk e-mail and SMS' });
    await expect(banner.getByRole('listitem')).toHaveCount(2);
    for (const price of [/^US\$12$/, /^US\$60$/, /^US\$120$/]) {
      await expect(page.locator('#plans').getByText(price)).toBeVisible();
    }
    await expect(page.locator('#plans').getByText('Recommended')).toHaveCount(1);
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the examples are readable, and no calculator is shown', breadth, async ({ page }) => {
    await page.goto(`${address}?currency=COP&quantity=5000#calculator`);
    await expect(page.locator('#calculator').getByRole('textbox')).toBeHidden();
    const table = page.getByRole('table', { name: 'Examples' });
    for (const text of ['US$1.20', 'COP 20,000', 'CA$20.00'])
      await expect(table.getByText(text, { exact: true })).toBeVisible();
  });
});
