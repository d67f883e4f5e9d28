import { isLinkKey, linkKey } from '#platform/server/security/secrets.ts';
import type { Language } from '#site/languages.ts';
import { paymentHref } from '../payment-address.ts';

function orderKey(secret: string, reference: string): string {
  return linkKey(secret, 'order', reference);
}

export function isOrderKey(secret: string, reference: string, key: string): boolean {
  return isLinkKey(secret, 'order', reference, key);
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
