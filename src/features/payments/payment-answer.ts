import type { Money } from '#site/money.ts';
import type { BillingDetails, BillingProblems, TypedBilling } from './billing.ts';
import type { SandboxAnswer } from './sandbox-checkout.ts';
import type { CustomerCountry, Tax } from './taxes.ts';

declare module '#platform/page/live.ts' {
  interface LiveAnswers {
    '/payment': { readonly payment: PaymentAnswer };
  }
}

/** The item of an order. Pages look up its name by product and plan. */
export interface OrderedItem {
  /** Undefined: the order pays a quote. */
  readonly productId: number | undefined;
  /** The number of the quote. */
  readonly quote?: string | undefined;
  /** Undefined: a top-up. */
  readonly planId: string | undefined;
  /** How many e-mails a top-up buys. */
  readonly emails: number | undefined;
}

/** What everyone who has the address of an order may see. Times are milliseconds since 1970. */
export interface OrderView extends PricedItem {
  readonly reference: string;
  readonly state: OrderState;
  readonly createdAt: number;
  readonly paidAt: number | undefined;
  /** The order can be paid until then. */
  readonly expiresAt: number;
  /** The team has done what was paid for. */
  readonly isDelivered: boolean;
  /** What the team wrote about it. */
  readonly deliveryNote: string | undefined;
  /** What the invoice needs, once it was entered. */
  readonly billing: BillingDetails | undefined;
  /** The page where it is entered or changed; undefined if it cannot be. */
  readonly detailsPage: string | undefined;
  readonly refunds: readonly RefundView[];
  /** Where the receipt goes, with most of it hidden: `a•••@example.com`. */
  readonly sentTo: string | undefined;
  /** Who paid it, for a message about it; undefined until then. The receipt says the same. */
  readonly contact: { readonly name: string; readonly email: string; readonly phone: string } | undefined;
  /** The receipt, once it is paid. */
  readonly receipt: string | undefined;
  /** The provider's checkout, if the order can still be paid. */
  readonly checkout: string | undefined;
  /** The sandbox moves no money. */
  readonly isSandbox: boolean;
}

/** Money that was returned. */
export interface RefundView {
  /** In minor units of the order's currency. */
  readonly minor: number;
  readonly at: number;
  readonly note: string | undefined;
  /** One of two charges: the price of the order is not reduced. */
  readonly isExtra: boolean;
}

/** How much of an order's price was returned, in minor units. */
export function refundedAmount(refunds: readonly Pick<RefundView, 'minor' | 'isExtra'>[]): number {
  return refunds.reduce((sum, { minor, isExtra }) => (isExtra ? sum : sum + minor), 0);
}

/** An item with its price. */
export interface PricedItem extends OrderedItem {
  /** What is charged, with taxes. */
  readonly money: Money;
  readonly taxes: readonly Tax[];
  /** The names of lines by agreement of the quote that it pays: they are not part of the price. */
  readonly openLines: readonly string[];
}

/** The form that corrects the address and sends the receipt again. */
export interface ReceiptAgain {
  /** Of the form, so that sending it twice sends one mail. */
  readonly requestId: string;
  /** What was typed, if it was not accepted as it is. */
  readonly typed: string;
  /** What was probably meant by it. */
  readonly meant: string | undefined;
  /** What was probably meant by the address of the order, with most of it hidden. */
  readonly suggestion: string | undefined;
  readonly problem: 'invalid' | 'tooManyRequests' | 'failed' | undefined;
  readonly isSent: boolean;
}

/** The content of the page `/payment`. */
export type PaymentAnswer =
  | SandboxAnswer
  /** `key`: gives access to the order's state. */
  | {
      readonly kind: 'order';
      readonly order: OrderView;
      readonly key: string;
      /** Undefined: there is no receipt. */
      readonly again: ReceiptAgain | undefined;
      /** The invoice details were just entered. */
      readonly isSaved?: boolean;
    }
  /** The form for what the invoice needs. */
  | {
      readonly kind: 'details';
      readonly order: OrderView;
      readonly key: string;
      readonly typed: TypedBilling;
      readonly problems: BillingProblems;
      /** What was probably meant by the typed address. */
      readonly meantEmail: string | undefined;
      /** The order has no address yet. */
      readonly asksEmail: boolean;
    }
  /** The price has changed, or cards are charged in another currency: the visitor decides. */
  | {
      readonly kind: 'confirm';
      readonly asked: Money;
      readonly right: PricedItem;
      /** As the buyer has named it for this purchase. */
      readonly country?: CustomerCountry | undefined;
    }
  /** The taxes depend on the buyer's country: they name it before they see a total. */
  | { readonly kind: 'country'; readonly item: OrderedItem & { readonly money: Money } }
  /** `unavailable`: this site does not accept cards. `unknown`: there is no such order. */
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
      /** The product of the purchase, for the link back to it. */
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
  /** The address of the order's page. */
  readonly page: string;
};

/** In the order in which they may follow each other: an approval overrides a refusal of the same attempt. */
export const transactionStatuses = ['PENDING', 'ERROR', 'DECLINED', 'APPROVED', 'VOIDED'] as const;
export type TransactionStatus = (typeof transactionStatuses)[number];

/**
 * The states of an order. `open`: not paid yet. `expired`: not paid in time. `voided`: the money was returned.
 * They are listed in the order in which they may follow each other, and an order never moves backwards. A later state
 * that arrives late still counts, so that no payment is lost.
 */
export const orderStates = ['open', 'pending', 'expired', 'error', 'declined', 'paid', 'voided'] as const;
export type OrderState = (typeof orderStates)[number];

/** States that can change without the visitor doing anything. */
const unsettledStates = ['open', 'pending'] as const satisfies readonly OrderState[];

export function isUnsettled(state: string): boolean {
  return unsettledStates.some((one) => one === state);
}

/** Why money was returned. `secondCharge`: one of two charges for the same order. */
export const refundReasons = ['requested', 'undelivered', 'discount', 'mistake', 'secondCharge', 'other'] as const;
export type RefundReason = (typeof refundReasons)[number];
