import type { Language } from '#site/languages.ts';
import { paymentHref } from '#site/payments/payment-address.ts';
import { keyedHash } from '../keyed-hash.ts';

/** Characters of base64url: 132 bits, which nobody finds by trying. */
const keyLength = 22;

/** Opens the page and the receipt of one order, for whoever was given the address. */
export function orderKey(secret: string, reference: string): string {
  return keyedHash(secret, 'order', reference).toString('base64url').slice(0, keyLength);
}

export function orderAddress(secret: string, reference: string, language: Language): string {
  return paymentHref(language, reference, orderKey(secret, reference));
}

export function receiptAddress(secret: string, reference: string): string {
  return `/pay/receipts/${reference}.pdf?key=${orderKey(secret, reference)}`;
}
