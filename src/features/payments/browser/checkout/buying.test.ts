import { describe, expect, it, vi } from 'vitest';
import type { Checkout } from '../../contract.ts';
import { purchaseFields } from '../../purchase-fields.ts';
import { type CheckoutGateway, makeBuying, type Stage } from './buying.ts';
import type { OrderAnswer } from './read-order.ts';
import type { WidgetCheckout } from './widget.ts';

const purchase = purchaseFields(
  { productId: 4, planId: 'small', money: { minor: 1200, currency: 'usd' } },
  'hormiga-web',
  'en',
);

const checkout: Checkout = {
  reference: 'H-1',
  currency: 'COP',
  amount_in_cents: 4_000_000,
  public_key: 'pub_test_1',
  signature: { integrity: 'abc' },
  expiration_time: '2030-01-01T00:00:00.000Z',
  redirect_url: 'https://site.example/payment',
  customer_data: {},
  widget_url: '/widget.js',
  checkout_url: '/checkout',
  order_url: '/payment/en?order=H-1&key=k-1',
  is_sandbox: true,
};

const made: OrderAnswer = { CODE: 1, DATA: checkout };
const lost: OrderAnswer = { CODE: 3, DATA: {} };
const inPesos: OrderAnswer = { CODE: 4, DATA: { currency: 'COP', value: '40000' } };

/** A purchase whose requests get these answers in turn, and a window that the test closes. */
function begin(answers: OrderAnswer[], given: Partial<CheckoutGateway> = {}) {
  const stages: Stage[] = [];
  const windows: { options: unknown; close: (result?: { transaction?: unknown }) => void }[] = [];
  const Widget: WidgetCheckout = class {
    readonly #options: unknown;
    constructor(options: unknown) {
      this.#options = options;
    }
    open(onResult: (result?: { transaction?: unknown }) => void) {
      windows.push({ options: this.#options, close: onResult });
    }
  };
  let ids = 0;
  const order = vi.fn<CheckoutGateway['order']>(async () => answers.shift() ?? lost);
  const go = vi.fn<CheckoutGateway['go']>();
  const fetchState = vi.fn<CheckoutGateway['fetchState']>(async () => 'open');
  const gateway: CheckoutGateway = {
    order,
    go,
    fetchState,
    loadWidget: async () => Widget,
    newId: () => `id-${++ids}`,
    now: () => Date.UTC(2029, 0),
    ...given,
  };
  const buying = makeBuying(purchase, gateway, (stage) => stages.push(stage));
  return {
    buying,
    stages,
    windows,
    go,
    order,
    fetchState,
    sentIds: () => order.mock.calls.map(([sent]) => sent.request_id),
    stage: () => stages.at(-1),
  };
}

describe('a purchase', () => {
  it('opens the window with what the server answered', async () => {
    const { buying, order, windows, stages } = begin([made]);
    await buying.buy();
    expect(order).toHaveBeenCalledExactlyOnceWith({ ...purchase, request_id: 'id-1' });
    expect(windows[0]?.options).toEqual({
      currency: 'COP',
      amountInCents: 4_000_000,
      reference: 'H-1',
      publicKey: 'pub_test_1',
      signature: { integrity: 'abc' },
      redirectUrl: 'https://site.example/payment',
      expirationTime: '2030-01-01T00:00:00.000Z',
      customerData: {},
    });
    // A window may close without a report, so the next steps are shown from now on.
    expect(stages.map(({ kind }) => kind)).toEqual(['opening', 'unpaid']);
  });

  it.each(['APPROVED', 'DECLINED', 'PENDING'])(
    'opens the order’s page once when the window reports %s',
    async (status) => {
      const { buying, windows, go, order, stage } = begin([made]);
      await buying.buy();
      windows[0]?.close({ transaction: { id: '1', status } });
      expect(go).toHaveBeenCalledExactlyOnceWith('/payment/en?order=H-1&key=k-1');
      expect(stage()).toEqual({ kind: 'opening' });
      await buying.buy();
      expect(order).toHaveBeenCalledOnce();
    },
  );

  it('makes one order, however often the button is pressed while the request is running', async () => {
    const { buying, order, windows } = begin([made, made]);
    await Promise.all([buying.buy(), buying.buy(), buying.buy()]);
    expect([order.mock.calls.length, windows.length]).toEqual([1, 1]);
  });

  it('continues with the same order after a lost connection and after a closed window', async () => {
    const { buying, sentIds, windows, stage } = begin([lost, made, made]);
    await buying.buy();
    expect(stage()).toEqual({ kind: 'failed', errorCode: 'failure' });
    await buying.buy();
    windows[0]?.close();
    await buying.buy();
    expect(sentIds()).toEqual(['id-1', 'id-1', 'id-1']);
  });

  it('makes a new order once the first one has expired', async () => {
    const { buying, sentIds } = begin([made, made], { now: () => Date.UTC(2031, 0) });
    await buying.buy();
    await buying.buy();
    expect(sentIds()).toEqual(['id-1', 'id-2']);
  });

  it('makes a new order when the visitor comes back from the page of the first one', async () => {
    const { buying, windows, sentIds, stage } = begin([made, made]);
    await buying.buy();
    windows[0]?.close({ transaction: {} });
    buying.reset();
    expect(stage()).toEqual({ kind: 'ready' });
    await buying.buy();
    expect(sentIds()).toEqual(['id-1', 'id-2']);
  });

  it('opens nothing if the visitor left the page and came back while the request was running', async () => {
    const { buying, windows, go, stage } = begin([made]);
    const bought = buying.buy();
    buying.reset();
    await bought;
    expect([windows.length, go.mock.calls.length]).toEqual([0, 0]);
    expect(stage()).toEqual({ kind: 'ready' });
  });

  it.each([
    [2, 'wrongInput'],
    [3, 'failure'],
    [5, 'failure'],
    [7, 'tooManyRequests'],
  ] as const)('opens nothing and shows the error when the answer has code %i', async (CODE, errorCode) => {
    const { buying, stage, windows, go } = begin([{ CODE, DATA: {} }]);
    await buying.buy();
    expect(stage()).toEqual({ kind: 'failed', errorCode });
    expect([windows.length, go.mock.calls.length]).toEqual([0, 0]);
  });

  it('shows that cards are not accepted when the answer says so', async () => {
    const { buying, stage } = begin([{ CODE: 3, DATA: { reason: 'unavailable' } }]);
    await buying.buy();
    expect(stage()).toEqual({ kind: 'failed', errorCode: 'unavailable' });
  });

  it('opens nothing after the visitor has left', async () => {
    const { buying, windows, go } = begin([made]);
    const bought = buying.buy();
    buying.leave();
    await bought;
    expect([windows.length, go.mock.calls.length]).toEqual([0, 0]);
  });
});

describe('an answer with another price', () => {
  it('asks the visitor, then buys at that price as a new order', async () => {
    const { buying, stage, order, windows } = begin([inPesos, made, made]);
    await buying.buy();
    const right = { currency: 'cop', minor: 4_000_000 } as const;
    expect(stage()).toEqual({ kind: 'asking', right });
    await buying.agree(right);
    expect(order).toHaveBeenLastCalledWith({ ...purchase, currency: 'COP', value: '40000', request_id: 'id-2' });
    windows[0]?.close();
    await buying.buy();
    expect(order).toHaveBeenLastCalledWith({ ...purchase, currency: 'COP', value: '40000', request_id: 'id-2' });
  });

  it('changes nothing when the visitor declines', async () => {
    const { buying, stage, order } = begin([inPesos, inPesos]);
    await buying.buy();
    buying.decline();
    expect(stage()).toEqual({ kind: 'ready' });
    await buying.buy();
    expect(order).toHaveBeenLastCalledWith({ ...purchase, request_id: 'id-2' });
  });

  it.each([{}, { currency: 'EUR', value: '1' }, { currency: 'COP', value: '-' }, null])(
    'is a failure when it cannot be read: %j',
    async (DATA) => {
      const { buying, stage } = begin([{ CODE: 4, DATA }]);
      await buying.buy();
      expect(stage()).toEqual({ kind: 'failed', errorCode: 'failure' });
    },
  );

  it('opens the order’s page when the order was paid meanwhile', async () => {
    const { buying, go } = begin([made, { CODE: 4, DATA: {} }]);
    await buying.buy();
    await buying.buy();
    expect(go).toHaveBeenCalledExactlyOnceWith('/payment/en?order=H-1&key=k-1');
  });
});

describe('a window that closes without reporting a payment', () => {
  const orderPage = '/payment/en?order=H-1&key=k-1';
  const closeOne = async (given: Partial<CheckoutGateway> = {}, answers: OrderAnswer[] = [made, made]) => {
    const started = begin(answers, given);
    await started.buying.buy();
    started.windows[0]?.close();
    return started;
  };

  it('requests the state from the server, with the key of the order', async () => {
    const { fetchState, stage } = await closeOne();
    expect(fetchState).toHaveBeenCalledExactlyOnceWith({ reference: 'H-1', key: 'k-1' });
    await expect.poll(stage).toEqual({ kind: 'unpaid', orderPage, heard: 'open' });
  });

  it.each(['pending', 'expired', 'error', 'declined', 'paid', 'voided'] as const)(
    'opens the order’s page when the order is %s',
    async (state) => {
      const { go, stage } = await closeOne({ fetchState: async () => state });
      await expect.poll(() => go).toHaveBeenCalledExactlyOnceWith(orderPage);
      expect(stage()).toEqual({ kind: 'opening' });
    },
  );

  it('shows that the payment is unknown when the server does not answer', async () => {
    const { go, stage } = await closeOne({ fetchState: async () => undefined });
    await expect.poll(stage).toEqual({ kind: 'unpaid', orderPage, heard: 'noAnswer' });
    expect(go).not.toHaveBeenCalled();
  });

  it('shows that the payment is unknown when the order cannot be opened again', async () => {
    const { buying, stage } = await closeOne({}, [made, lost]);
    await buying.buy();
    expect(stage()).toEqual({ kind: 'unpaid', orderPage, heard: 'noAnswer' });
  });

  it('ignores the result of an older window once a new one is open', async () => {
    let answer: (state: 'paid') => void = () => undefined;
    const fetchState = () =>
      new Promise<'paid'>((resolve) => {
        answer = resolve;
      });
    const { buying, go, stage } = await closeOne({ fetchState });
    await buying.buy();
    answer('paid');
    await Promise.resolve();
    expect(stage()).toEqual({ kind: 'unpaid', orderPage, heard: 'nothing' });
    expect(go).not.toHaveBeenCalled();
  });
});

describe('without a checkout window', () => {
  it.each([
    ['the script does not load', undefined],
    [
      'the script throws',
      class {
        open() {
          throw new Error('broken');
        }
      },
    ],
  ])('opens the checkout page because %s', async (_, Widget) => {
    const { buying, go, stage } = begin([made], { loadWidget: async () => Widget });
    await buying.buy();
    expect(go).toHaveBeenCalledExactlyOnceWith('/checkout');
    expect(stage()).toEqual({ kind: 'opening' });
  });
});
