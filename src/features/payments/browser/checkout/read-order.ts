import { fieldsOf } from '#platform/browser/stored/stored.ts';
import { findCurrency } from '#site/currencies.ts';
import { type Money, readAmount } from '#site/money.ts';
import type { Checkout } from '../../contract.ts';

/** `unavailable`: this site does not accept cards, so trying again does not help. */
export type OrderError = 'tooManyRequests' | 'wrongInput' | 'unavailable' | 'failure';

/** An envelope as `callSite` returns it, with the data of its code or with none. */
export type OrderAnswer =
  | { readonly CODE: 1 | 6; readonly DATA: Checkout }
  | { readonly CODE: 2 | 3 | 4 | 5 | 7; readonly DATA: unknown };

/** What an answer to a purchase means. */
export type Order =
  | { readonly kind: 'made'; readonly checkout: Checkout }
  /** Undefined: the order's state has changed, not the price. */
  | { readonly kind: 'changed'; readonly right: Money | undefined; readonly taxed?: Taxed | undefined }
  /** The taxes depend on the buyer's country. */
  | { readonly kind: 'countryMissing' }
  | { readonly kind: 'failed'; readonly errorCode: OrderError };

/** Turns the server's answer to a purchase into what the checkout does next. */
export function readOrder(answer: OrderAnswer): Order {
  if (answer.CODE === 1 || answer.CODE === 6) return { kind: 'made', checkout: answer.DATA };
  if (answer.CODE === 4) return changedOrder(answer.DATA);
  if (answer.CODE === 7) return { kind: 'failed', errorCode: 'tooManyRequests' };
  if (answer.CODE === 2) {
    const needsCountry = fieldsOf(fieldsOf(answer.DATA)['fields'])['country'] !== undefined;
    return needsCountry ? { kind: 'countryMissing' } : { kind: 'failed', errorCode: 'wrongInput' };
  }
  return { kind: 'failed', errorCode: fieldsOf(answer.DATA)['reason'] === 'unavailable' ? 'unavailable' : 'failure' };
}

/** The price with taxes, where they are added to it. */
export interface Taxed {
  readonly total: Money;
  readonly taxes: readonly { readonly name: string; readonly percent: number }[];
}

function changedOrder(data: unknown): Order {
  const { currency: code, value, total, taxes } = fieldsOf(data);
  const currency = findCurrency(String(code));
  const amountOf = (text: unknown): Money | undefined => {
    const minor = currency && readAmount(String(text), currency);
    return currency && minor !== undefined ? { currency, minor } : undefined;
  };
  const whole = amountOf(total);
  return { kind: 'changed', right: amountOf(value), ...(whole && { taxed: { total: whole, taxes: taxesIn(taxes) } }) };
}

function taxesIn(list: unknown): Taxed['taxes'] {
  return (Array.isArray(list) ? list : []).map((tax) => {
    const { name, percent } = fieldsOf(tax);
    return { name: String(name), percent: Number(percent) };
  });
}
