import type { Currency } from '#site/countries.ts';
import type { TransactionStatus } from '../../payment-answer.ts';

/** What the checkout is to be opened for. */
export interface CheckoutOrder {
  readonly reference: string;
  readonly currency: Currency;
  /** In minor units. */
  readonly amount: number;
  readonly expiresAt: Date;
  /** Where the visitor comes back to. */
  readonly redirectUrl: string;
  readonly email: string | undefined;
}

/** What a browser needs to open it. */
export interface ProviderCheckout {
  readonly publicKey: string;
  readonly integrity: string;
  readonly expirationTime: string;
  /** The script that has `WidgetCheckout`. */
  readonly widgetUrl: string;
  /** The same as a page of its own, for whoever has no scripts. */
  readonly checkoutUrl: string;
}

/** One attempt to pay, as the provider tells of it. */
export interface ProviderTransaction {
  readonly id: string;
  readonly reference: string;
  readonly status: TransactionStatus;
  /** In capitals, as it came: it may be none of ours. */
  readonly currency: string;
  /** In minor units. */
  readonly amount: number;
  readonly email: string | undefined;
  /** When somebody pressed the button, where the provider says so. */
  readonly begunAt: Date | undefined;
}

/** What the provider told, proven to be from it. */
interface ProviderEvent {
  /** The same for the same telling, however often it comes. */
  readonly key: string;
  readonly sentAt: Date;
  readonly transaction: ProviderTransaction;
}

/** `forged`: not from the provider. `stale`: from another time. `other`: genuine, and about nothing that concerns us. */
export type EventReading = ProviderEvent | 'unreadable' | 'forged' | 'stale' | 'other';

/** A company that takes cards for us. */
export interface PaymentProvider {
  readonly name: 'sandbox' | 'wompi';
  /** Those that it charges cards in. */
  readonly currencies: readonly Currency[];
  checkout(order: CheckoutOrder): ProviderCheckout;
  /** `checksum`: of the header `X-Event-Checksum`, where it came. */
  readEvent(body: unknown, now: Date, checksum?: string): EventReading;
  /** Every attempt that was made for an order. Throws ProviderFailure. */
  findByReference(reference: string): Promise<readonly ProviderTransaction[]>;
}

/** The provider is away, too slow, or answers what nobody can read. */
export class ProviderFailure extends Error {
  override readonly name = 'ProviderFailure';
}
