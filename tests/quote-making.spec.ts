import { breadth } from './support/breadth.ts';
import { fillInPerson, quotePath, summary } from './support/quote.ts';
import { expect, test } from './support/site.ts';
import { withoutBanner } from './support/without-banner.ts';
import { withoutMotion } from './support/without-motion.ts';

test.use(withoutMotion);

const call = '**/api/services/quotation/create';

test.beforeEach(async ({ page }) => {
  await withoutBanner(page);
});

test('a lost answer, a double press and a retry make one quote', async ({ page, allow }) => {
  allow(/Failed to load|request failed|ERR_FAILED/);
  const ids: string[] = [];
  const made: string[] = [];
  await page.route(call, async (route) => {
    ids.push(route.request().postDataJSON().request_id);
    // The request arrives, but the answer is lost.
    const response = await route.fetch();
    made.push((await response.json()).DATA.id);
    if (ids.length === 1) await route.abort();
    else await route.fulfill({ response });
  });
  await page.goto(`${quotePath}/es?items=quick-api.1`);
  await fillInPerson(page);
  await page.getByRole('button', { name: 'Hacer la cotización' }).dblclick();
  await expect(page.getByRole('alert')).toContainText('recibe la misma');
  await expect(page.getByRole('alert').getByRole('link')).toBeVisible();
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
  await expect(page).toHaveURL(new RegExp(`made=${made[0]}`));
  expect([new Set(ids).size, new Set(made).size, ids.length]).toEqual([1, 1, 2]);
});

test('a changed total has to be confirmed before a quote is created', async ({ page, allow }) => {
  allow(/status of 409/);
  await page.route(call, async (route) => {
    const sent = route.request().postDataJSON();
    const data = sent.value === '250' ? { ...sent, value: '251' } : { ...sent, value: '250' };
    await route.fulfill({ response: await route.fetch({ postData: JSON.stringify(data) }) });
  });
  await page.goto(`${quotePath}/en?items=quick-api.1&currency=USD`);
  await fillInPerson(page);
  await page.getByRole('button', { name: 'Get the quote' }).click();
  const question = page.getByRole('dialog', { name: /The total is now/ });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Not now' }).click();
  await expect(page.locator('#quote-name')).toHaveValue('Ana');
});

test('a problem of one currency is not shown in another', breadth, async ({ page, context, site }) => {
  await context.addCookies([{ name: 'userCountry', value: 'co', url: site.origin }]);
  await page.goto(`${quotePath}/en`);
  await page.getByText('Service plans').click();
  await page.getByRole('checkbox', { name: /Impact/ }).check();
  await fillInPerson(page);
  await page.getByRole('button', { name: 'Get the quote' }).click();
  const problem = page.getByText('None of this has a price in Colombian pesos');
  await expect(problem).toBeFocused();
  await summary(page).getByRole('button', { name: 'Show it in US dollars' }).click();
  await expect(summary(page)).toContainText('Total US$1,500');
  await expect(summary(page).getByRole('alert')).toHaveCount(0);
});
