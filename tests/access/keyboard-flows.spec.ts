import { signIn, writeTicket } from '../support/account.ts';
import { fillInDetails } from '../support/card-form.ts';
import { expectFocusOn, pressOn, tabTo, typeInto } from '../support/keyboard.ts';
import { expect, test } from '../support/site.ts';
import { staffEmail } from '../support/staff-email.ts';
import { withoutBanner } from '../support/without-banner.ts';

// Without motion every element is in its final place as soon as it has the focus.
test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ page }) => {
  await withoutBanner(page);
});

test('a meeting is booked by keyboard', async ({ page }) => {
  await page.goto('/en');
  const opener = page.getByRole('banner').getByRole('link', { name: 'Book a meeting' });
  await pressOn(page, opener);
  const dialog = page.getByRole('dialog', { name: 'Book a meeting' });
  const times = dialog.locator('input[name^=time]:visible');
  await times.first().waitFor();
  await pressOn(page, times, 'Space');
  await typeInto(page, dialog.getByLabel('Name'), 'Ana Ñandú');
  await typeInto(page, dialog.getByLabel('E-mail'), `meets-by-keys-${Date.now()}@example.com`);
  await typeInto(page, dialog.getByLabel('What’s it about?'), 'A fleet of 40 trucks');
  await pressOn(page, dialog.getByRole('button', { name: 'Book this time' }));
  await expectFocusOn(page, dialog.getByRole('heading', { name: 'Your meeting is booked' }));
  await page.keyboard.press('Escape');
  await expectFocusOn(page, opener);
});

test('the calculator counts a message typed by keyboard', async ({ page }) => {
  await page.goto('/email-masivo/en');
  const calculator = page.locator('#calculator');
  const amount = calculator.getByRole('textbox').or(calculator.getByRole('spinbutton')).first();
  await tabTo(page, amount, 'Tab', 250);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('20000');
  await expect(calculator).toContainText('20,000');
  const slider = calculator.getByRole('slider').first();
  await tabTo(page, slider);
  await page.keyboard.press('Home');
  const least = await slider.inputValue();
  await page.keyboard.press('ArrowRight');
  expect(await slider.inputValue()).not.toBe(least);
});

test('a package is paid with a sandbox card by keyboard', async ({ page, site, context }) => {
  await context.addCookies([{ name: 'userCountry', value: 'co', url: site.origin }]);
  await page.goto('/email-masivo/en');
  const card = page.locator('#plans li', { hasText: 'Ten thousand' });
  const buy = card.getByRole('button', { name: 'Get this package' });
  await tabTo(page, buy, 'Tab', 250);
  await page.keyboard.press('Enter');
  const details = { name: 'Ana Restrepo', taxId: '43127890', street: 'Carrera 43A # 1-50', city: 'Medellín' };
  await fillInDetails(page, { ...details, region: 'Antioquia' });
  await pressOn(page, page.getByRole('button', { name: 'Continue to payment' }));
  const checkout = page.frameLocator('iframe');
  await expect(checkout.locator('[name=card]').first()).toBeVisible();
  const fields = { name: 'Ana', email: 'ana@example.com' };
  for (const [name, text] of Object.entries(fields)) {
    const box = checkout.locator(`[name=${name}]`);
    for (let stop = 0; stop < 20 && !(await box.evaluate((input) => input === document.activeElement)); stop++)
      await page.keyboard.press('Tab');
    await page.keyboard.type(text);
    await expect(box).toHaveValue(text);
  }
  await page.keyboard.press('Enter');
  const back = checkout.getByRole('button').or(checkout.getByRole('link')).first();
  await expect(checkout.locator('[name=card]')).toHaveCount(0);
  for (let stop = 0; stop < 20 && !(await back.evaluate((link) => link === document.activeElement)); stop++)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/payment\/en\?order=/);
  await expect(page.locator('h1')).toContainText('Paid');
});

test('the team answers by keyboard, and the bell shows a notification', async ({ page, site, browser }) => {
  const email = await signIn(page, site);
  const reference = await writeTicket(page, email, 'Does it work for lorries?');
  const office = await browser.newContext({
    baseURL: site.origin,
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  const desk = await office.newPage();
  await withoutBanner(desk);
  await signIn(desk, site, staffEmail, 'The team');
  await desk.goto('/staff/en');
  await typeInto(desk, desk.getByRole('searchbox'), reference);
  await desk.keyboard.press('Enter');
  await expect(desk).toHaveURL(new RegExp(reference, 'i'));
  await pressOn(desk, desk.getByRole('link', { name: reference }));
  await expect(desk).toHaveURL(/view=ticket/);
  await typeInto(desk, desk.getByRole('textbox', { name: /answer/i }), 'It does.');
  await pressOn(desk, desk.getByRole('button', { name: /send/i }).first());
  await expect(desk.getByRole('status').first()).toBeVisible();
  await office.close();

  await page.goto('/dashboard/en');
  const bell = page.locator('header [data-island=bell] :is(a, button)').first();
  await pressOn(page, bell);
  const answered = page.getByRole('button', { name: /We’ve answered you/ });
  await expect(answered).toBeVisible();
  await pressOn(page, answered);
  await expect(answered).toBeHidden();
  await expect(page.locator('body')).not.toBeFocused();
  await page.goto('/dashboard/en');
  await pressOn(
    page,
    page
      .getByRole('main')
      .getByRole('link', { name: /requests/i })
      .first(),
  );
  await expect(page).toHaveURL(/view=tickets/);
  await pressOn(page, page.getByRole('link', { name: reference }).first());
  await expect(page).toHaveURL(/ticket=/);
  await typeInto(page, page.getByRole('textbox', { name: 'Your reply' }), 'Thank you');
  await pressOn(page, page.getByRole('button', { name: 'Send reply' }));
  await expect(page.getByText('Thank you')).toHaveCount(1);
});
