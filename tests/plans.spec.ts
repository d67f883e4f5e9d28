import type { Route } from '@playwright/test';
import { axe } from './support/axe.ts';
import { breadth, breadthUnless } from './support/breadth.ts';
import { chooseCountry } from './support/choose-country.ts';
import { expect, test } from './support/site.ts';
import { stubPayments } from './support/stub-payments.ts';
import { watchReact } from './support/watch-react.ts';
import { withoutBanner } from './support/without-banner.ts';
import { withoutMotion } from './support/without-motion.ts';

test.use(withoutMotion);

const mail = '/email-masivo/en';
const desk = '/products/suppmail/en';
const opened = 'If you left the checkout without paying';
const unpaid = 'We haven’t received a payment.';

test.beforeEach(async ({ page }) => {
  await withoutBanner(page);
});

test('a click before hydration opens the checkout, and retries make one order', async ({ page, allow }) => {
  allow(/Failed to load|request failed/);
  const { purchases, states, optionsOf, close } = await stubPayments(page, ['lost', 'made', 'made']);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const hasReact = watchReact(page);
  await page.goto(mail, { waitUntil: 'networkidle' });
  const card = page.locator('#plans li', { hasText: 'Get this package' }).filter({ hasText: 'Ten thousand' });
  const message = page.locator('#plans').getByRole('group', { name: 'Ten thousand' });
  await card.scrollIntoViewIfNeeded();
  expect(await hasReact()).toBe(false);
  const height = (await card.boundingBox())?.height;
  // The second click comes while React is loading.
  await card.getByRole('button', { name: 'Get this package' }).dblclick();
  await expect(message.getByRole('alert')).toContainText('Nothing was charged');
  await message.getByRole('button', { name: 'Try again' }).click();
  await expect(message.getByText(opened)).toBeVisible();
  expect(await optionsOf()).toMatchObject({ reference: 'HP-1', amountInCents: 4_000_000, publicKey: 'pub_test_1' });
  await close();
  await expect(page.locator('#announcer')).toContainText(unpaid);
  expect(states).toEqual([{ reference: 'HP-1', key: 'k-1' }]);
  await expect(message).toContainText(unpaid);
  await axe(page, '#plans');
  // The message is below the row, whose cards do not move.
  expect((await card.boundingBox())?.height).toBe(height);
  await message.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(message.getByText(opened)).toBeVisible();
  await expect(message).not.toContainText(unpaid);
  expect(purchases).toHaveLength(3);
  expect(new Set(purchases.map(({ request_id }) => request_id)).size).toBe(1);
  expect(purchases[0]).toMatchObject({ api_client: 'hormiga-web', currency: 'USD', value: '12', plan_id: 'small' });
  await close({ transaction: { status: 'DECLINED' } });
  await expect(page).toHaveURL(/order=HP-1/);
});

for (const [became, state] of [
  ['was paid without a word of the window', 'paid'],
  ['nobody can say anything of', 'lost'],
] as const) {
  test(
    `an order that ${became} offers its page before paying again`,
    breadthUnless(state === 'lost'),
    async ({ page, allow }) => {
      allow(/Failed to load|request failed/);
      const { close } = await stubPayments(page, ['made'], state);
      await page.goto(mail);
      const plans = page.locator('#plans');
      await plans.getByRole('button', { name: 'Get this package' }).first().click();
      const message = plans.getByRole('group', { name: 'Ten thousand' });
      await expect(message).toContainText(opened);
      await close();
      if (state === 'lost') {
        await expect(message).toContainText('We haven’t received a payment yet.');
        const ways = message.locator('a, button');
        await expect(ways).toHaveText(['See the order', 'Continue to payment', 'Talk to us']);
        await ways.first().click();
      }
      await expect(page).toHaveURL(/order=HP-1/);
    },
  );
}

test('where cards are not accepted, the message offers to contact us', breadth, async ({ page, allow }) => {
  allow(/503/);
  await stubPayments(page, ['unavailable']);
  await page.goto(mail);
  await page.locator('#plans').getByRole('button', { name: 'Get this package' }).first().click();
  const message = page.locator('#plans').getByRole('group', { name: 'Ten thousand' });
  await expect(message.getByRole('alert')).toContainText('We can’t take cards here');
  await expect(message.locator('a, button')).toHaveText(['Talk to us']);
});

test('a changed price has to be confirmed before anything is bought', async ({ page, allow }) => {
  allow(/409/);
  const { purchases, optionsOf } = await stubPayments(page, ['inPesos', 'inPesos', 'made']);
  await page.goto(mail);
  const buy = page.locator('#plans li', { hasText: 'Ten thousand' }).getByRole('button', { name: 'Get this package' });
  await buy.click();
  const question = page.getByRole('dialog', { name: 'Cards are charged in Colombian pesos' });
  await expect(question).toBeVisible();
  await axe(page, 'dialog[open]');
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(buy).toBeFocused();
  await buy.click();
  await question.getByRole('button', { name: /Pay COP.40,000/ }).click();
  await expect.poll(optionsOf).toMatchObject({ currency: 'COP' });
  expect(purchases.map(({ currency, value }) => `${currency} ${value}`)).toEqual(['USD 12', 'USD 12', 'COP 40000']);
  expect(new Set(purchases.map(({ request_id }) => request_id)).size).toBe(3);
});

test(
  'prices follow the currency, whatever the order of answers, and stay if there is none',
  breadth,
  async ({ page, allow }) => {
    allow(/Failed to load|request failed/);
    const held: Route[] = [];
    await page.route('**/pay/products/get_plans', (route) => void held.push(route));
    await page.goto(mail);
    const plans = page.locator('#plans');
    const choose = (code: string) => plans.locator('label', { hasText: code }).click();
    const heightBefore = (await plans.boundingBox())?.height;
    await choose('COP');
    await expect(plans.getByText('Please wait ...')).toBeVisible();
    expect((await plans.boundingBox())?.height).toBe(heightBefore);
    await choose('CAD');
    await expect.poll(() => held.length).toBe(2);
    await held[1]?.continue();
    await expect(plans.getByText(/^CA\$200$/)).toBeVisible();
    // The first request was cancelled, and its answer is ignored.
    await held[0]?.continue().catch(() => undefined);
    await expect(plans.getByText(/^CA\$20$/)).toBeVisible();
    // The country changes the currency too.
    await chooseCountry(page, /Colombia/);
    await expect.poll(() => held.length).toBe(3);
    await held[2]?.abort();
    await expect(plans.getByRole('alert')).toContainText('still in Canadian dollars');
    await expect(plans.getByText(/^CA\$20$/)).toBeVisible();
    await plans.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => held.length).toBe(4);
    await held[3]?.continue();
    await expect(plans.getByText(/^COP.40,000$/)).toBeVisible();
    await expect(plans.getByRole('alert')).toBeHidden();
  },
);

test('the calculator sends what can be bought to the checkout', breadth, async ({ page }) => {
  const { purchases } = await stubPayments(page, []);
  await page.goto(mail);
  const calculator = page.locator('#calculator');
  const quantity = calculator.getByRole('textbox', { name: 'E-mails', exact: true });
  const buy = (price: RegExp) => calculator.getByRole('button', { name: price });
  await quantity.fill('0');
  await expect(buy(/^Buy$/)).toBeDisabled();
  await quantity.fill('40');
  await expect(calculator).toContainText(/The smallest top-up is COP.10,000/);
  await buy(/Choose 2,500/).click();
  await expect(quantity).toHaveValue('2500');
  await expect(quantity).toBeFocused();
  await buy(/Buy for COP.10,000/).click();
  await expect(calculator.getByText(opened)).toBeVisible();
  await quantity.fill('10000');
  await expect(calculator.getByText(opened)).toBeHidden();
  await buy(/Buy for US\$12/).click();
  await expect(calculator.getByText(opened)).toBeVisible();
  expect(purchases.map(({ currency, value, plan_id }) => [currency, value, plan_id])).toEqual([
    ['COP', '10000', undefined],
    ['USD', '12', 'small'],
  ]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('plans and a top-up are bought by forms, in the currency of the country', async ({ page, context, baseURL }) => {
    await page.goto(desk);
    // Without a chosen country the page shows what can be bought.
    await expect(page.locator('#plans form:visible')).toHaveCount(2);
    const choose = (value: string) => context.addCookies([{ name: 'userCountry', value, url: baseURL ?? '' }]);
    await choose('ca');
    await page.goto(desk);
    await expect(page.locator('#plans form:visible')).toHaveCount(0);
    await choose('co');
    for (const [address, section, count, first] of [
      [desk, '#plans', 2, { currency: 'COP', value: '100000', product_id: '3', plan_id: 'small' }],
      [mail, '#plans', 3, { currency: 'COP', value: '40000', product_id: '4', plan_id: 'small' }],
      [mail, '#calculator', 1, { currency: 'COP', value: '20000', product_id: '4' }],
    ] as const) {
      await page.goto(address);
      const forms = page.locator(`${section} form:visible`);
      await expect(forms).toHaveCount(count);
      await expect(forms.first()).toHaveAttribute('action', '/pay/buy');
      const sent = await forms
        .first()
        .locator('input')
        .evaluateAll((inputs) => inputs.map((input) => [input.getAttribute('name'), input.getAttribute('value')]));
      expect(Object.fromEntries(sent)).toEqual({ api_client: 'hormiga-web', platform: 'wompi', lang: 'en', ...first });
    }
  });
});
