import type { Money } from '#site/money.ts';
import { writeAmount } from '#site/money.ts';
import type { Checkout } from '../../contract.ts';
import type { OrderState } from '../../payment-answer.ts';
import type { PurchaseFields } from '../../purchase-fields.ts';
import { type OrderAnswer, type OrderError, readOrder } from './read-order.ts';
import { openWidget, type WidgetCheckout } from './widget.ts';

/** Where a purchase stands. */
export type Stage =
  | { readonly kind: 'ready' }
  /** The order is being made, the window loaded, or the page left. */
  | { readonly kind: 'opening' }
  /** The price is another one, or cards are charged in another currency: the visitor decides. */
  | { readonly kind: 'asking'; readonly right: Money }
  /**
   * The window was opened and we heard of no payment: nothing at all yet, as a window may be closed without a word; from
   * the server, that the order is still open; or no answer, so that it may well be paid.
   */
  | { readonly kind: 'unpaid'; readonly orderPage: string; readonly heard: 'nothing' | 'open' | 'noAnswer' }
  | { readonly kind: 'failed'; readonly errorCode: OrderError };

/** What a purchase needs from the world around it. */
export interface CheckoutGateway {
  readonly order: (purchase: PurchaseFields & { request_id: string }) => Promise<OrderAnswer>;
  /** Undefined: nobody could say. */
  readonly askState: (order: OrderKey) => Promise<OrderState | undefined>;
  readonly loadWidget: (address: string) => Promise<WidgetCheckout | undefined>;
  readonly go: (address: string) => void;
  readonly newId: () => string;
  readonly now: () => number;
}

export interface Buying {
  /** Begins, tries again, or goes on with the same order: until something changes, the server knows it by one id. */
  readonly buy: () => Promise<void>;
  /** Buys at the price that was answered. */
  readonly agree: (right: Money) => Promise<void>;
  readonly decline: () => void;
  /** As it was in the beginning: what is bought next is another order. */
  readonly reset: () => void;
  /** What is still on its way opens nothing any more. */
  readonly leave: () => void;
}

/** One thing that can be bought, from the press on its button to the page that tells what became of it. */
export function makeBuying(asked: PurchaseFields, gateway: CheckoutGateway, tell: (stage: Stage) => void): Buying {
  let wanted = asked;
  let attempt: { id: string; expires: number; orderPage?: string } | undefined;
  let isBusy = false;
  let isGoing = false;
  /** Counts how often it was left: what was on its way before that opens nothing any more. */
  let leaves = 0;
  /** Counts the windows: what is heard of an older one says nothing of the one that is open. */
  let latest = 0;

  /** To the order's page, which asks the server: what the window says of a payment informs only. */
  const go = (address: string) => {
    isGoing = true;
    tell({ kind: 'opening' });
    gateway.go(address);
  };

  /** An order that had a window may be paid, so nobody can say that nothing was charged. */
  const fail = (errorCode: OrderError, orderPage?: string) =>
    tell(orderPage ? { kind: 'unpaid', orderPage, heard: 'noAnswer' } : { kind: 'failed', errorCode });

  const open = async (checkout: Checkout) => {
    const before = leaves;
    const Widget = await gateway.loadWidget(checkout.widget_url);
    if (leaves !== before) return;
    const orderPage = checkout.order_url;
    const own = ++latest;
    /** A window that tells of no payment proves nothing: its answer may be lost, and the money taken. */
    const onResult = async (wasPaid: boolean) => {
      if (wasPaid) return go(orderPage);
      const state = await gateway.askState(orderKeyIn(orderPage));
      if (isBusy || isGoing || own !== latest) return;
      if (state && state !== 'open') return go(orderPage);
      tell({ kind: 'unpaid', orderPage, heard: state ?? 'noAnswer' });
    };
    try {
      if (!Widget) return go(checkout.checkout_url);
      tell({ kind: 'unpaid', orderPage, heard: 'nothing' });
      openWidget(Widget, checkout, (wasPaid) => void onResult(wasPaid));
    } catch {
      go(checkout.checkout_url);
    }
  };

  const order = async () => {
    if (!attempt || attempt.expires <= gateway.now())
      attempt = { id: gateway.newId(), expires: Number.POSITIVE_INFINITY };
    tell({ kind: 'opening' });
    const [known, before] = [attempt, leaves];
    const answer = readOrder(await gateway.order({ ...wanted, request_id: known.id }));
    if (leaves !== before) return;
    if (answer.kind === 'failed') return fail(answer.errorCode, known.orderPage);
    if (answer.kind === 'made') {
      known.expires = Date.parse(answer.checkout.expiration_time) || known.expires;
      known.orderPage = answer.checkout.order_url;
      return open(answer.checkout);
    }
    attempt = undefined;
    if (answer.right) tell({ kind: 'asking', right: answer.right });
    else if (known.orderPage) go(known.orderPage);
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
    agree: (right) => {
      wanted = { ...wanted, currency: right.currency.toUpperCase(), value: writeAmount(right.minor) };
      return buy();
    },
    decline: () => tell({ kind: 'ready' }),
    reset: () => {
      wanted = asked;
      attempt = undefined;
      isGoing = false;
      leave();
      tell({ kind: 'ready' });
    },
    leave,
  };
}

/** What opens an order to whoever has it. */
interface OrderKey {
  readonly reference: string;
  readonly key: string;
}

/** As it stands in the address of the order's page. */
function orderKeyIn(orderPage: string): OrderKey {
  const query = new URLSearchParams(orderPage.split('?')[1]?.split('#')[0]);
  return { reference: query.get('order') ?? '', key: query.get('key') ?? '' };
}
