import type { Page } from '@playwright/test';
import { expect, test } from './support/site.ts';

const reference = 'P-7KQ2-94MX-3HTW';
const address = `/payment/en?order=${reference}&key=k`;

/** The page of an order as the server would draw it, of which the test says how it stands. */
async function orderPage(page: Page, now: { state: string }) {
  const asked: unknown[] = [];
  await page.route('**/payment/en?*', async (route) => {
    const built = await route.fetch({ url: new URL('/tryit/en', route.request().url()).href });
    const host = `<h1>${now.state}</h1><p data-enhance="payment" data-wake="sight" data-reference="${reference}" data-key="k" data-state="${now.state}" data-changed="News">…</p>`;
    const body = (await built.text()).replace(/(<main[^>]*>).*<\/main>/s, `$1${host}</main>`);
    await route.fulfill({ response: built, body });
  });
  await page.route('**/pay/transactions/state', (route) => {
    asked.push(route.request().postDataJSON());
    return route.fulfill({ json: { CODE: 1, DESCRIPTION: '', DATA: { reference, state: now.state } } });
  });
  await page.addInitScript(() => {
    addEventListener('hormiga:payment-approved', (event) => {
      const told = sessionStorage.getItem('told') ?? '';
      sessionStorage.setItem('told', told + (event instanceof CustomEvent ? event.detail.reference : '?'));
    });
  });
  const told = () => page.evaluate(() => sessionStorage.getItem('told'));
  return { asked, told };
}

test('an order that is paid meanwhile is shown as paid, and told of once', async ({ page }) => {
  const now = { state: 'pending' };
  const { asked, told } = await orderPage(page, now);
  await page.goto(address);
  await expect.poll(() => asked).toEqual([{ reference, key: 'k' }]);
  await expect(page.locator('h1')).toHaveText('pending');
  now.state = 'paid';
  await expect(page.locator('h1')).toHaveText('paid');
  await expect.poll(told).toBe(reference);
  const before = asked.length;
  await page.reload();
  await page.waitForLoadState('networkidle');
  expect(await told()).toBe(reference);
  expect(asked, 'nothing more is asked').toHaveLength(before);
});
