import type { Page, Route } from '@playwright/test';

/** A mock of the provider's window, which the test closes with `window.closeCheckout(result)`. */
const widget = `window.WidgetCheckout = class {
  constructor(options) { window.checkoutOptions = options; }
  open(onResult) { window.closeCheckout = onResult; }
}`;

const checkout = {
  reference: 'HP-1',
  currency: 'COP',
  amount_in_cents: 4_000_000,
  public_key: 'pub_test_1',
  signature: { integrity: 'abc' },
  expiration_time: '2099-01-01T00:00:00.000Z',
  redirect_url: 'https://www.hormiga.example/payment/en',
  customer_data: {},
  widget_url: '/stub/widget.js',
  checkout_url: '/stub/checkout',
  order_url: '/contact/en?order=HP-1&key=k-1',
  is_sandbox: true,
};

type Answer = 'made' | 'inPesos' | 'lost' | 'unavailable';

/** Mocks the server's answers to purchases and to state requests, and records the purchases. */
export async function stubPayments(page: Page, answers: Answer[], state = 'open') {
  const purchases: Record<string, string>[] = [];
  await page.route('**/pay/transactions/create', (route) => {
    purchases.push(route.request().postDataJSON());
    return answer(route, answers.shift() ?? 'made');
  });
  const states: unknown[] = [];
  await page.route('**/pay/transactions/state', (route) => {
    states.push(route.request().postDataJSON());
    const DATA = { reference: 'HP-1', state };
    return state === 'lost' ? route.abort() : route.fulfill({ json: { CODE: 1, DESCRIPTION: 'Success', DATA } });
  });
  await page.route('**/stub/widget.js', (route) => route.fulfill({ contentType: 'text/javascript', body: widget }));
  return {
    purchases,
    states,
    optionsOf: () => page.evaluate(() => Reflect.get(window, 'checkoutOptions')),
    close: (result: object = {}) => page.evaluate((outcome) => Reflect.get(window, 'closeCheckout')(outcome), result),
  };
}

function answer(route: Route, kind: Answer): Promise<void> {
  if (kind === 'lost') return route.abort();
  if (kind === 'made') return route.fulfill({ json: { CODE: 1, DESCRIPTION: 'Success', DATA: checkout } });
  if (kind === 'unavailable') {
    const DATA = { reason: 'unavailable' };
    return route.fulfill({ status: 503, json: { CODE: 3, DESCRIPTION: 'Cards cannot be taken', DATA } });
  }
  const DATA = { currency: 'COP', value: '40000' };
  return route.fulfill({ status: 409, json: { CODE: 4, DESCRIPTION: 'The price has changed', DATA } });
}
