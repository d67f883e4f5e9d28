import { codeFor, newAddress } from './support/account.ts';
import { breadth, breadthUnless } from './support/breadth.ts';
import { boxesOf, ticketsOf, uniqueVisitor } from './support/contact-form.ts';
import { expectFocusOn, pressOn, tabTo, typeInto } from './support/keyboard.ts';
import { expect, test } from './support/site.ts';
import { withoutBanner } from './support/without-banner.ts';

/** Three journeys by keyboard. The others are in `npm run check:access`. */
// Without motion every element is in its final place as soon as it has the focus.
test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ page }) => {
  await withoutBanner(page);
});

test('by keyboard: from the menu to a product, and sending a message', breadth, async ({ page, site }) => {
  await page.goto('/en');
  await tabTo(page, page.getByRole('link', { name: 'Skip to content' }));
  await tabTo(page, page.locator('nav summary', { hasText: 'Products' }));
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('header details[open] li a').first()).toBeFocused();
  const product = page.locator('header').getByRole('link', { name: /^Wabot/ });
  for (let down = 0; down < 20 && !(await product.evaluate((link) => link === document.activeElement)); down++)
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/products/wabot/en');

  await tabTo(page, page.getByRole('link', { name: 'Skip to content' }));
  await page.keyboard.press('Enter');
  const opener = page.getByRole('main').getByRole('link', { name: 'Talk to us' }).first();
  await pressOn(page, opener);
  const dialog = page.getByRole('dialog', { name: 'Write to us' });
  await expect(dialog).toBeVisible();
  const boxes = boxesOf(dialog);
  const writer = uniqueVisitor();
  await typeInto(page, boxes.name, writer.name);
  await typeInto(page, boxes.email, writer.email);
  await typeInto(page, boxes.message, 'Does it work by keyboard?');
  await pressOn(page, boxes.send);
  await expect(page.getByRole('dialog', { name: /Thank you/ }).getByText(/H-\w{4}-\w{4}/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expectFocusOn(page, opener);
  expect(await ticketsOf(site, writer)).toHaveLength(1);
});

// `quote.spec.ts` finishes a longer quote by keyboard.
test('by keyboard: choosing and creating a quote', breadthUnless(false), async ({ page }) => {
  await page.goto('/support/quote/en');
  await pressOn(page, page.getByRole('checkbox', { name: /^Wabot/ }), 'Space');
  const subscriptions = page.getByRole('spinbutton', { name: /^Subscriptions.*Wabot/ });
  await tabTo(page, subscriptions);
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('#quote-summary')).toContainText('Wabot');
  await typeInto(page, page.locator('#quote-name'), 'Zoë Ñandú');
  await typeInto(page, page.locator('#quote-email'), `keyboard-${process.pid}-${Date.now()}@example.com`);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/made=Q-/);
  await expect(page.locator('h1')).toBeVisible();
});

test('by keyboard: signing in with a code, and signing out', async ({ page, site }) => {
  const email = newAddress();
  await page.goto('/en');
  await pressOn(page, page.locator('header').getByRole('link', { name: 'Sign up' }));
  await expect(page).toHaveURL(/registro/);
  await typeInto(page, page.getByRole('textbox', { name: 'Name' }), 'Ana Ñandú');
  await typeInto(page, page.getByRole('textbox', { name: 'E-mail' }), email);
  await pressOn(page, page.getByRole('checkbox'), 'Space');
  await pressOn(page, page.getByRole('button', { name: 'Send me a code' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Check your/);
  await expectFocusOn(page, page.getByRole('textbox', { name: 'Code' }));
  await page.keyboard.type(await codeFor(site, email));
  await page.keyboard.press('Enter');
  const menu = page.locator('header summary', { hasText: 'Ana Ñandú' });
  await expect(menu).toBeVisible();
  await pressOn(page, menu);
  await pressOn(page, page.locator('header').getByRole('link', { name: 'Sign out' }));
  await expect(page.locator('header').getByRole('link', { name: 'Sign in' })).toBeVisible();
});
