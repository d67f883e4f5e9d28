import type { CountryId } from '#site/countries.ts';
import type { Language } from '#site/languages.ts';
import type { Money } from '#site/money.ts';
import type { BillingDetails } from './billing.ts';
import type { RefundView } from './payment-answer.ts';
import type { Tax } from './taxes.ts';

/** The content of a receipt. Times are milliseconds since 1970. */
export interface Receipt {
  readonly reference: string;
  /** The item's name in the receipt's language. */
  readonly item: string;
  readonly money: Money;
  /** The taxes in it. */
  readonly taxes: readonly Tax[];
  /** Lines by agreement of the quote that was paid, which the payment does not cover. */
  readonly openLines: readonly string[];
  readonly paidAt: number;
  /** The address of the account or the cardholder, if known. */
  readonly email: string | undefined;
  readonly language: Language;
  /** What the invoice needs; undefined if it was not entered. */
  readonly billing: BillingDetails | undefined;
  /** In the order in which they were made. */
  readonly refunds: readonly Pick<RefundView, 'minor' | 'isExtra'>[];
  /** Decides between A4 and Letter. */
  readonly country: CountryId | undefined;
  /** No money moved. */
  readonly isSandbox: boolean;
  /** The money was returned later. */
  readonly isVoided: boolean;
}

/** Draws a receipt as PDF. The server receives it as a parameter, so that it does not import the documents. */
export type DrawReceipt = (receipt: Receipt) => Promise<Uint8Array>;

/** The fields of the form that sends a receipt again. An empty address: to the one that is known. */
export const receiptFields = {
  order: 'order',
  key: 'key',
  email: 'email',
  requestId: 'request_id',
  /** The pressed button. */
  choice: 'choice',
} as const;

/** `typed`: the address as it is. `meant`: what was probably meant by it. `fix`: by the address of the order. */
export const receiptChoices = ['typed', 'meant', 'fix'] as const;
