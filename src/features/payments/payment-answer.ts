import type { Money } from '#site/money.ts';

declare module '#platform/page/live.ts' {
  interface LiveAnswers {
    '/payment': { readonly payment: PaymentAnswer };
  }
}

/** What is bought. The words are the pages': by product and plan. */
export interface OrderedItem {
  /** Undefined: a quote is paid. */
  readonly productId: number | undefined;
  /** The number of the quote. */
  readonly quote?: string | undefined;
  /** Undefined: a top-up. */
  readonly planId: string | undefined;
  /** How many e-mails a top-up buys. */
  readonly emails: number | undefined;
}

/** An order, as whoever has its address may know it. Times are milliseconds since 1970. */
export interface OrderView extends OrderedItem {
  readonly reference: string;
  readonly state: OrderState;
  readonly money: Money;
  readonly createdAt: number;
  readonly paidAt: number | undefined;
  /** Until when it can be paid. */
  readonly expiresAt: number;
  /** The team has done what was paid for. */
  readonly isDelivered: boolean;
  /** Where the receipt goes, with most of it hidden: `a•••@example.com`. */
  readonly sentTo: string | undefined;
  /** The receipt, once it is paid. */
  readonly receipt: string | undefined;
  /** Of the provider, where it still can be paid. */
  readonly checkout: string | undefined;
  /** No money moves here. */
  readonly isSandbox: boolean;
}

/** What a form without JavaScript sends to `/pay/buy`. */
export interface AskedPurchase extends OrderedItem {
  readonly money: Money;
}

/** The page `/payment`: what became of an order, or of the wish to make one. */
export type PaymentAnswer =
  /** `key`: whoever has it may ask again what became of the order. */
  | { readonly kind: 'order'; readonly order: OrderView; readonly key: string }
  /** The price is another one now, or cards are charged in another currency: the visitor decides. */
  | { readonly kind: 'confirm'; readonly asked: Money; readonly right: AskedPurchase }
  /** `unavailable`: cards cannot be taken here. `unknown`: there is no such order. */
  | {
      readonly kind: 'error';
      readonly errorCode:
        | 'unavailable'
        | 'unknown'
        | 'wrongInput'
        | 'tooManyRequests'
        | 'otherSite'
        | 'notReady'
        | 'failure';
      /** Of what was to be bought, to lead back there. */
      readonly productId: number | undefined;
    };

/** One of the payments that the dashboard lists. */
export type PaymentLine = Pick<
  OrderView,
  | 'reference'
  | 'productId'
  | 'quote'
  | 'planId'
  | 'emails'
  | 'state'
  | 'money'
  | 'createdAt'
  | 'receipt'
  | 'isDelivered'
  | 'isSandbox'
> & {
  /** Its page. */
  readonly page: string;
};

/** What a provider says of one attempt to pay. */
export const transactionStatuses = ['PENDING', 'APPROVED', 'DECLINED', 'ERROR', 'VOIDED'] as const;
export type TransactionStatus = (typeof transactionStatuses)[number];

/**
 * What became of an order. `open`: nobody has paid yet. `expired`: nobody did in time. `voided`: the money went back.
 * They stand in the order in which they may follow each other, and never move backwards; what arrives late and is
 * further on still counts, so that no payment is lost.
 */
export const orderStates = ['open', 'pending', 'expired', 'error', 'declined', 'paid', 'voided'] as const;
export type OrderState = (typeof orderStates)[number];

/** Those that can still become something else without the visitor. */
const unsettledStates = ['open', 'pending'] as const satisfies readonly OrderState[];

export function isUnsettled(state: string): boolean {
  return unsettledStates.some((one) => one === state);
}
