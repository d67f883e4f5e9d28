import { describe, expect, it, vi } from 'vitest';
import type { Checkout } from '../../contract.ts';
import { purchaseFields } from '../../purchase-fields.ts';
import { type CheckoutGateway, makeBuying, type Stage } from './buying.ts';
import type { OrderAnswer } from './read-order.ts';
import type { WidgetCheckout } from './widget.ts';

const asked = purchaseFields(
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

/** A purchase whose calls get these answers, one after the other, and a window that the test closes. */
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
  const doors: CheckoutGateway = {
    order,
    go,
    fetchState,
    loadWidget: async () => Widget,
    newId: () => `id-${++ids}`,
    now: () => Date.UTC(2029, 0),
    ...given,
  };
  const buying = makeBuying(asked, doors, (stage) => stages.push(stage));
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
    expect(order).toHaveBeenCalledExactlyOnceWith({ ...asked, request_id: 'id-1' });
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
    // A window may be closed without a word, so the way on stands there from now on.
    expect(stages.map(({ kind }) => kind)).toEqual(['opening', 'unpaid']);
  });

  it.each(['APPROVED', 'DECLINED', 'PENDING'])('that is %s leads to the order’s page, once', async (status) => {
    const { buying, windows, go, order, stage } = begin([made]);
    await buying.buy();
    windows[0]?.close({ transaction: { id: '1', status } });
    expect(go).toHaveBeenCalledExactlyOnceWith('/payment/en?order=H-1&key=k-1');
    expect(stage()).toEqual({ kind: 'opening' });
    await buying.buy();
    expect(order).toHaveBeenCalledOnce();
  });

  it('is one order, however often it is pressed while it is on its way', async () => {
    const { buying, order, windows } = begin([made, made]);
    await Promise.all([buying.buy(), buying.buy(), buying.buy()]);
    expect([order.mock.calls.length, windows.length]).toEqual([1, 1]);
  });

  it('goes on with the same order after a lost line and after a closed window', async () => {
    const { buying, sentIds, windows, stage } = begin([lost, made, made]);
    await buying.buy();
    expect(stage()).toEqual({ kind: 'failed', errorCode: 'failure' });
    await buying.buy();
    windows[0]?.close();
    await buying.buy();
    expect(sentIds()).toEqual(['id-1', 'id-1', 'id-1']);
  });

  it('is another order once the first one can no longer be paid', async () => {
    const { buying, sentIds } = begin([made, made], { now: () => Date.UTC(2031, 0) });
    await buying.buy();
    await buying.buy();
    expect(sentIds()).toEqual(['id-1', 'id-2']);
  });

  it('is another order for whoever comes back from the page of the first', async () => {
    const { buying, windows, sentIds, stage } = begin([made, made]);
    await buying.buy();
    windows[0]?.close({ transaction: {} });
    buying.reset();
    expect(stage()).toEqual({ kind: 'ready' });
    await buying.buy();
    expect(sentIds()).toEqual(['id-1', 'id-2']);
  });

  it('that was on its way when its page was left, and gone back to, opens nothing', async () => {
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
  ] as const)('that is answered with code %i says so, and nothing opens', async (CODE, errorCode) => {
    const { buying, stage, windows, go } = begin([{ CODE, DATA: {} }]);
    await buying.buy();
    expect(stage()).toEqual({ kind: 'failed', errorCode });
    expect([windows.length, go.mock.calls.length]).toEqual([0, 0]);
  });

  it('says where cards cannot be taken at all', async () => {
    const { buying, stage } = begin([{ CODE: 3, DATA: { reason: 'unavailable' } }]);
    await buying.buy();
    expect(stage()).toEqual({ kind: 'failed', errorCode: 'unavailable' });
  });

  it('that was left opens nothing any more', async () => {
    const { buying, windows, go } = begin([made]);
    const bought = buying.buy();
    buying.leave();
    await bought;
    expect([windows.length, go.mock.calls.length]).toEqual([0, 0]);
  });
});

describe('another price', () => {
  it('is asked for, and bought as another order', async () => {
    const { buying, stage, order, windows } = begin([inPesos, made, made]);
    await buying.buy();
    const right = { currency: 'cop', minor: 4_000_000 } as const;
    expect(stage()).toEqual({ kind: 'asking', right });
    await buying.agree(right);
    expect(order).toHaveBeenLastCalledWith({ ...asked, currency: 'COP', value: '40000', request_id: 'id-2' });
    windows[0]?.close();
    await buying.buy();
    expect(order).toHaveBeenLastCalledWith({ ...asked, currency: 'COP', value: '40000', request_id: 'id-2' });
  });

  it('that nobody agrees to leaves everything as it was', async () => {
    const { buying, stage, order } = begin([inPesos, inPesos]);
    await buying.buy();
    buying.decline();
    expect(stage()).toEqual({ kind: 'ready' });
    await buying.buy();
    expect(order).toHaveBeenLastCalledWith({ ...asked, request_id: 'id-2' });
  });

  it.each([{}, { currency: 'EUR', value: '1' }, { currency: 'COP', value: '-' }, null])(
    'that cannot be read (%j) is a failure',
    async (DATA) => {
      const { buying, stage } = begin([{ CODE: 4, DATA }]);
      await buying.buy();
      expect(stage()).toEqual({ kind: 'failed', errorCode: 'failure' });
    },
  );

  it('may be no price: an order that was paid meanwhile has its page', async () => {
    const { buying, go } = begin([made, { CODE: 4, DATA: {} }]);
    await buying.buy();
    await buying.buy();
    expect(go).toHaveBeenCalledExactlyOnceWith('/payment/en?order=H-1&key=k-1');
  });
});

describe('a window that is closed without a word of a payment', () => {
  const orderPage = '/payment/en?order=H-1&key=k-1';
  const closeOne = async (given: Partial<CheckoutGateway> = {}, answers: OrderAnswer[] = [made, made]) => {
    const begun = begin(answers, given);
    await begun.buying.buy();
    begun.windows[0]?.close();
    return begun;
  };

  it('is not believed: the server is asked, with the key of the order', async () => {
    const { fetchState, stage } = await closeOne();
    expect(fetchState).toHaveBeenCalledExactlyOnceWith({ reference: 'H-1', key: 'k-1' });
    await expect.poll(stage).toEqual({ kind: 'unpaid', orderPage, heard: 'open' });
  });

  it.each(['pending', 'expired', 'error', 'declined', 'paid', 'voided'] as const)(
    'leads to the order’s page where it is %s',
    async (state) => {
      const { go, stage } = await closeOne({ fetchState: async () => state });
      await expect.poll(() => go).toHaveBeenCalledExactlyOnceWith(orderPage);
      expect(stage()).toEqual({ kind: 'opening' });
    },
  );

  it('promises nothing where no answer comes', async () => {
    const { go, stage } = await closeOne({ fetchState: async () => undefined });
    await expect.poll(stage).toEqual({ kind: 'unpaid', orderPage, heard: 'noAnswer' });
    expect(go).not.toHaveBeenCalled();
  });

  it('promises nothing either where the order cannot be opened again', async () => {
    const { buying, stage } = await closeOne({}, [made, lost]);
    await buying.buy();
    expect(stage()).toEqual({ kind: 'unpaid', orderPage, heard: 'noAnswer' });
  });

  it('says nothing of a window that was opened meanwhile', async () => {
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

describe('where there is no window', () => {
  it.each([
    ['the script does not come', undefined],
    [
      'the script throws',
      class {
        open() {
          throw new Error('broken');
        }
      },
    ],
  ])('because %s, the checkout is a page', async (_, Widget) => {
    const { buying, go, stage } = begin([made], { loadWidget: async () => Widget });
    await buying.buy();
    expect(go).toHaveBeenCalledExactlyOnceWith('/checkout');
    expect(stage()).toEqual({ kind: 'opening' });
  });
});
