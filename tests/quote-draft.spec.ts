import { breadth } from './support/breadth.ts';
import { holdChunks } from './support/hold-chunks.ts';
import { quotePath, rows } from './support/quote.ts';
import { expect, test } from './support/site.ts';
import { withoutBanner } from './support/without-banner.ts';
import { withoutMotion } from './support/without-motion.ts';

test.use(withoutMotion);

test.beforeEach(async ({ page }) => {
  await withoutBanner(page);
});

test('items ticked while the script loads are ticked immediately, and counted', async ({ page }) => {
  await page.goto(`${quotePath}/en`);
  const release = await holdChunks(page);
  const boxes = rows(page);
  await boxes.first().check();
  await boxes.nth(1).check();
  await boxes.nth(1).uncheck();
  release();
  await expect(page).toHaveURL(/items=/);
  await expect(boxes.first()).toBeChecked();
  await expect(boxes.nth(1)).not.toBeChecked();
  // It is saved, and shown on the next visit.
  await page.goto(`${quotePath}/en`);
  await expect(boxes.first()).toBeChecked();
  await expect(page).toHaveURL(/items=/);
});

test('two tabs compose one quote without overwriting each other', breadth, async ({ page, context }) => {
  await page.goto(`${quotePath}/en`);
  await rows(page).first().check();
  await expect(page).toHaveURL(/items=/);
  const other = await context.newPage();
  await other.goto(`${quotePath}/en`);
  await expect(rows(other).first()).toBeChecked();
  // An item was chosen here too, and removed again.
  await rows(other).nth(2).check();
  await rows(other).nth(2).uncheck();
  await page.locator('#quote-name').fill('Ana');
  await page.locator('#quote-email').pressSequentially('ana@example.com');
  await expect(other.locator('#quote-email')).toHaveValue('ana@example.com');
  await rows(page).nth(1).check();
  await expect(rows(other).nth(1)).toBeChecked();
  await rows(other).nth(2).check();
  await expect(rows(page).nth(2)).toBeChecked();
  await page.goto(`${quotePath}/en`);
  await expect(page.locator('#quote-name')).toHaveValue('Ana');
  await expect(page.locator('#quote-email')).toHaveValue('ana@example.com');
});

test('text typed on an earlier visit is visible before it is sent', breadth, async ({ page }) => {
  await page.goto(`${quotePath}/en?items=quick-api.1`);
  await page.getByText('Company and note').click();
  await page.locator('#quote-note').fill('Order 7');
  await page.goto(`${quotePath}/en`);
  await expect(page.locator('#quote-note')).toHaveValue('Order 7');
  await expect(page.locator('#quote-note')).toBeVisible();
});

test('the address follows a number key that is held down, without too many changes', breadth, async ({ page }) => {
  await page.goto(`${quotePath}/en?items=product-wabot.12.5`);
  await page.evaluate(() => {
    let written = 0;
    const write = history.replaceState.bind(history);
    history.replaceState = (...given) => {
      // Safari and Firefox throw after one or two hundred changes.
      if (++written > 20) throw new DOMException('Too many calls', 'SecurityError');
      write(...given);
    };
  });
  await page.getByRole('spinbutton', { name: /^Subscriptions.*Wabot/ }).focus();
  for (let step = 0; step < 30; step++) await page.keyboard.press('ArrowUp');
  await expect(page).toHaveURL(/items=product-wabot\.12\.35&/);
});

test('a copied link is shown until the selection changes', breadth, async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.goto(`${quotePath}/en?items=quick-api.1&currency=usd#quote-summary`);
  await page.getByRole('button', { name: 'Copy the link' }).click();
  const link = page.getByLabel('Link to this selection');
  await expect(link).toHaveValue(/\/support\/quote\/en\?items=quick-api\.1&currency=usd$/);
  await rows(page).last().check();
  await expect(link).toBeHidden();
});
