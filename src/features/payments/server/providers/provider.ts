import type { Currency } from '#site/currencies.ts';
import type { TransactionStatus } from '../../payment-answer.ts';

/** The order that the checkout is opened for. */
export interface CheckoutOrder {
  readonly reference: string;
  readonly currency: Currency;
  /** In minor units. */
  readonly amount: number;
  readonly expiresAt: Date;
  /** Where the visitor returns to. */
  readonly redirectUrl: string;
  readonly email: string | undefined;
  /** The buyer's name, if it is known. */
  readonly name?: string | undefined;
}

/** The data that a browser needs to open the checkout. */
export interface ProviderCheckout {
  readonly publicKey: string;
  readonly integrity: string;
  readonly expirationTime: string;
  /** The script that defines `WidgetCheckout`. */
  readonly widgetUrl: string;
  /** The checkout as a page, for browsers without JavaScript. */
  readonly checkoutUrl: string;
}

/** One attempt to pay, as the provider reports it. */
export interface ProviderTransaction {
  readonly id: string;
  readonly reference: string;
  readonly status: TransactionStatus;
  /** In capitals, as it was received; it may not be one of ours. */
  readonly currency: string;
  /** In minor units. */
  readonly amount: number;
  readonly email: string | undefined;
  /** When the payer pressed the button, if the provider says so. */
  readonly begunAt: Date | undefined;
}

/** An event whose signature proves that it is from the provider. */
interface ProviderEvent {
  /** The same for every delivery of the same event. */
  readonly key: string;
  readonly sentAt: Date;
  readonly transaction: ProviderTransaction;
}

/** `forged`: not from the provider. `stale`: too old or from the future. `other`: genuine, but of no interest. */
export type EventReading = ProviderEvent | 'unreadable' | 'forged' | 'stale' | 'other';

/** A company that charges cards for us. */
export interface PaymentProvider {
  readonly name: 'sandbox' | 'wompi';
  /** The currencies that it charges cards in. */
  readonly currencies: readonly Currency[];
  checkout(order: CheckoutOrder): ProviderCheckout;
  /** `checksum`: the value of the header `X-Event-Checksum`, if present. */
  readEvent(body: unknown, now: Date, checksum?: string): EventReading;
  /** Every attempt to pay an order. Throws ProviderFailure. */
  findByReference(reference: string): Promise<readonly ProviderTransaction[]>;
}

/** The provider is down, too slow, or its answer is unreadable. */
export class ProviderFailure extends Error {
  override readonly name = 'ProviderFailure';
}
