import { timingSafeEqual } from 'node:crypto';
import type { Language } from '#site/languages.ts';
import { paymentHref } from '#site/payments/payment-address.ts';
import { keyedHash } from '../keyed-hash.ts';

/** Characters: enough that nobody finds one by trying. */
const length = 22;

/** Opens an order to whoever has it. A reference alone, which people tell each other, opens nothing. */
function orderKey(secret: string, reference: string): string {
  return keyedHash(secret, 'order', reference).toString('base64url').slice(0, length);
}

export function isOrderKey(secret: string, reference: string, key: string): boolean {
  const [right, given] = [Buffer.from(orderKey(secret, reference)), Buffer.from(key)];
  return right.length === given.length && timingSafeEqual(right, given);
}

/** The page that tells what became of an order. */
export function orderAddress(secret: string, reference: string, language: Language): string {
  return paymentHref(language, reference, orderKey(secret, reference));
}

export function receiptAddress(secret: string, reference: string): string {
  return `/pay/receipts/${reference}.pdf?key=${orderKey(secret, reference)}`;
}

/** Where a checkout leads back to. Without a query: the provider appends its own. */
export function backAddress(secret: string, reference: string, language: Language): string {
  return `/pay/back/${language}/${reference}/${orderKey(secret, reference)}`;
}
