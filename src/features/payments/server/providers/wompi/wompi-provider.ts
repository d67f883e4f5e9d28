import type { WompiKeys } from '#platform/contracts/settings.ts';
import type { Currency } from '#site/countries.ts';
import type { CheckoutOrder, PaymentProvider, ProviderCheckout } from '../provider.ts';
import { integritySignature } from './integrity.ts';
import { readWompiEvent } from './read-wompi-event.ts';
import { getTransactionsOf } from './wompi-api.ts';

export interface WompiPlace {
  readonly name: PaymentProvider['name'];
  readonly currencies: readonly Currency[];
  readonly keys: WompiKeys;
  /** The addresses of the checkout, of its script, and of the API. */
  readonly checkoutUrl: string;
  readonly widgetUrl: string;
  readonly apiUrl: () => string;
  readonly fetch?: typeof fetch;
  /** Milliseconds that the API has for an answer. */
  readonly patience?: number;
}

/** Whoever speaks as Wompi does: Wompi itself, and the sandbox. */
export function wompiProvider(place: WompiPlace): PaymentProvider {
  const { name, currencies, keys, apiUrl: url, patience = 8_000 } = place;
  const api = { url, privateKey: keys.privateKey, fetch: place.fetch ?? fetch, patience };
  return {
    name,
    currencies,
    checkout: (order) => checkoutOf(order, place),
    readEvent: (body, now, checksum) => readWompiEvent(body, keys.eventsSecret, now, checksum),
    findByReference: (reference) => getTransactionsOf(api, reference),
  };
}

function checkoutOf(order: CheckoutOrder, { keys, checkoutUrl, widgetUrl }: WompiPlace): ProviderCheckout {
  const { publicKey, integritySecret } = keys;
  const { reference, amount: amountInCents, redirectUrl, email } = order;
  const currency = order.currency.toUpperCase();
  const expirationTime = order.expiresAt.toISOString();
  const integrity = integritySignature({ reference, amountInCents, currency, expirationTime }, integritySecret);
  const query = new URLSearchParams({
    'public-key': publicKey,
    currency,
    'amount-in-cents': String(amountInCents),
    reference,
    'signature:integrity': integrity,
    'redirect-url': redirectUrl,
    'expiration-time': expirationTime,
    ...(email && { 'customer-data:email': email }),
  });
  return { publicKey, integrity, expirationTime, widgetUrl, checkoutUrl: `${checkoutUrl}?${query}` };
}
