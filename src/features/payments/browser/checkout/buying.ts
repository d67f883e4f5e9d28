import { type Money, writeAmount } from '#site/money.ts';
import type { Checkout } from '../../contract.ts';
import type { OrderState } from '../../payment-answer.ts';
import type { PurchaseFields } from '../../purchase-fields.ts';
import type { CustomerCountry } from '../../taxes.ts';
import { type Order, type OrderAnswer, type OrderError, readOrder, type Taxed } from './read-order.ts';
import { openWidget, type WidgetCheckout } from './widget.ts';

/** The stage that a purchase has reached. */
export type Stage =
  | { readonly kind: 'ready' }
  /** The order is being created, the window is loading, or the browser is leaving the page. */
  | { readonly kind: 'opening' }
  /** The price has changed, taxes are added, or cards are charged in another currency: the visitor decides. */
  | { readonly kind: 'asking'; readonly right: Money; readonly taxed?: Taxed | undefined }
  /** The taxes depend on the visitor's country. */
  | { readonly kind: 'askingCountry' }
  /**
   * The window was opened and no payment was reported. `nothing`: no report yet, since a window can close without one.
   * `open`: the server says that the order is unpaid. `noAnswer`: the server did not answer, so it may well be paid.
   */
  | { readonly kind: 'unpaid'; readonly orderPage: string; readonly heard: 'nothing' | 'open' | 'noAnswer' }
  | { readonly kind: 'failed'; readonly errorCode: OrderError };

/** The browser and server functions that a purchase uses. Tests replace them. */
export interface CheckoutGateway {
  readonly order: (purchase: PurchaseFields & { request_id: string }) => Promise<OrderAnswer>;
  /** Undefined: the state is unknown. */
  readonly fetchState: (order: OrderKey) => Promise<OrderState | undefined>;
  readonly loadWidget: (address: string) => Promise<WidgetCheckout | undefined>;
  readonly go: (address: string) => void;
  readonly newId: () => string;
  readonly now: () => number;
}

export interface Buying {
  /** Starts, retries or continues the same order: the request id stays the same until the purchase changes. */
  readonly buy: () => Promise<void>;
  /** Buys at the price that the server answered with. */
  readonly agree: (right: Money, taxed?: Taxed | undefined) => Promise<void>;
  /** Buys for a customer in this country. */
  readonly nameCountry: (country: CustomerCountry) => Promise<void>;
  readonly decline: () => void;
  /** Returns to the initial state: the next purchase is a new order. */
  readonly reset: () => void;
  /** Ignores every answer that is still to come. */
  readonly leave: () => void;
}

/** The purchase of one item, from pressing the button to the page with the order's state. */
export function makeBuying(
  purchase: PurchaseFields,
  gateway: CheckoutGateway,
  setStage: (stage: Stage) => void,
): Buying {
  let current = purchase;
  let attempt: { id: string; expires: number; orderPage?: string } | undefined;
  let isBusy = false;
  let isGoing = false;
  /** Counts the calls of `leave`, so that an answer to a request from before it is ignored. */
  let leaves = 0;
  /** Counts the windows, so that a result of an older window is ignored. */
  let latest = 0;

  /** Opens the order's page, which asks the server: the result that the window reports is not proof of payment. */
  const go = (address: string) => {
    isGoing = true;
    setStage({ kind: 'opening' });
    gateway.go(address);
  };

  /** An order whose window was open may be paid, so this must not say that nothing was charged. */
  const fail = (errorCode: OrderError, orderPage?: string) =>
    setStage(orderPage ? { kind: 'unpaid', orderPage, heard: 'noAnswer' } : { kind: 'failed', errorCode });

  const open = async (checkout: Checkout) => {
    const before = leaves;
    const Widget = await gateway.loadWidget(checkout.widget_url);
    if (leaves !== before) return;
    const orderPage = checkout.order_url;
    const own = ++latest;
    /** A window that reports no payment proves nothing: its answer may be lost although the card was charged. */
    const onResult = async (wasPaid: boolean) => {
      if (wasPaid) return go(orderPage);
      const state = await gateway.fetchState(orderKeyIn(orderPage));
      if (isBusy || isGoing || own !== latest) return;
      if (state && state !== 'open') return go(orderPage);
      setStage({ kind: 'unpaid', orderPage, heard: state ?? 'noAnswer' });
    };
    try {
      if (!Widget) return go(checkout.checkout_url);
      setStage({ kind: 'unpaid', orderPage, heard: 'nothing' });
      openWidget(Widget, checkout, (wasPaid) => void onResult(wasPaid));
    } catch {
      go(checkout.checkout_url);
    }
  };

  /** The invoice needs a name and an address first: the page that asks for them opens the checkout. */
  const proceed = (checkout: Checkout) => (checkout.details_url ? go(checkout.details_url) : open(checkout));

  const order = async () => {
    if (!attempt || attempt.expires <= gateway.now())
      attempt = { id: gateway.newId(), expires: Number.POSITIVE_INFINITY };
    setStage({ kind: 'opening' });
    const [known, before] = [attempt, leaves];
    const answer = readOrder(await gateway.order({ ...current, request_id: known.id }));
    if (leaves !== before) return;
    if (answer.kind === 'failed') return fail(answer.errorCode, known.orderPage);
    if (answer.kind === 'made') {
      known.expires = Date.parse(answer.checkout.expiration_time) || known.expires;
      known.orderPage = answer.checkout.order_url;
      return proceed(answer.checkout);
    }
    attempt = undefined;
    ask(answer, known.orderPage);
  };

  const ask = (answer: Extract<Order, { kind: 'countryMissing' | 'changed' }>, orderPage: string | undefined) => {
    if (answer.kind === 'countryMissing') setStage({ kind: 'askingCountry' });
    else if (answer.right) setStage({ kind: 'asking', right: answer.right, taxed: answer.taxed });
    else if (orderPage) go(orderPage);
    else fail('failure');
  };

  const leave = () => {
    leaves++;
    latest++;
  };

  const buy = async () => {
    if (isBusy || isGoing) return;
    isBusy = true;
    await order();
    isBusy = false;
  };

  return {
    buy,
    agree: (right, taxed) => {
      const { total: _, ...fields } = current;
      current = {
        ...fields,
        currency: right.currency.toUpperCase(),
        value: writeAmount(right.minor, right.currency),
        ...(taxed && { total: writeAmount(taxed.total.minor, taxed.total.currency) }),
      };
      return buy();
    },
    nameCountry: (country) => {
      current = { ...current, country };
      return buy();
    },
    decline: () => setStage({ kind: 'ready' }),
    reset: () => {
      current = purchase;
      attempt = undefined;
      isGoing = false;
      leave();
      setStage({ kind: 'ready' });
    },
    leave,
  };
}

/** Gives access to an order to everyone who has it. */
interface OrderKey {
  readonly reference: string;
  readonly key: string;
}

/** Reads the key from the address of the order's page. */
function orderKeyIn(orderPage: string): OrderKey {
  const query = new URLSearchParams(orderPage.split('?')[1]?.split('#')[0]);
  return { reference: query.get('order') ?? '', key: query.get('key') ?? '' };
}
