import { z } from 'zod';
import { boundedList, boundedText, plainLine } from '#platform/contracts/bounded-input.ts';
import { inputBounds } from '#platform/contracts/input-bounds.ts';
import type { WompiKeys } from '#platform/contracts/settings.ts';
import type { Payments } from '#platform/server/config/feature-variables.ts';
import type { Currency } from '#site/currencies.ts';
import { msPerHour } from '#site/durations.ts';
import { transactionStatuses } from '../../../payment-answer.ts';
import {
  type CheckoutOrder,
  type EventReading,
  type PaymentProvider,
  type ProviderCheckout,
  ProviderFailure,
  type ProviderTransaction,
} from '../provider.ts';
import { eventChecksum, integritySignature, isSameChecksum } from './signatures.ts';

/** The fields of Wompi's transaction that we need. It has many more, some with personal data; those are dropped. */
const wompiTransaction = z
  .object({
    id: plainLine(100).min(1),
    reference: plainLine(255),
    status: z.enum(transactionStatuses),
    currency: boundedText(inputBounds.name).regex(/^[A-Z]{3}$/),
    amount_in_cents: z.int().nonnegative(),
    customer_email: plainLine(320).nullish(),
    created_at: boundedText(100).nullish(),
  })
  .transform(
    ({ id, reference, status, currency, amount_in_cents, customer_email, created_at }): ProviderTransaction => ({
      id,
      reference,
      status,
      currency,
      amount: amount_in_cents,
      email: customer_email?.trim() || undefined,
      begunAt: created_at && !Number.isNaN(Date.parse(created_at)) ? new Date(created_at) : undefined,
    }),
  );

/** Wompi retries an event for more than a day, each time with the time of the first delivery. */
export const oldestEvent = 48 * msPerHour;
/** Clocks differ. */
const farthestAhead = msPerHour / 6;

/** Without these an event proves nothing about what it says. */
const mustBeSigned = ['transaction.id', 'transaction.status', 'transaction.amount_in_cents'];

const eventSchema = z.object({
  event: boundedText(100),
  data: z.unknown(),
  signature: z.object({ properties: boundedList(boundedText(100), 20), checksum: boundedText(inputBounds.key) }),
  /** In seconds. */
  timestamp: z.int().positive().max(1e11),
});

const aboutTransaction = z.object({ transaction: wompiTransaction });

/**
 * Checks that the sender of an event has the secret, before its content is used. The key is the checksum, which covers
 * only the signed fields: an event with changed unsigned fields has the same key and counts as repeated.
 */
export function readWompiEvent(body: unknown, secret: string, now: Date, headerChecksum?: string): EventReading {
  const read = eventSchema.safeParse(body);
  if (!read.success) return 'unreadable';
  const { event, data, signature, timestamp } = read.data;
  const { properties, checksum } = signature;
  const right = eventChecksum({ data, properties, timestamp }, secret);
  if (!right || !isSameChecksum(checksum, right)) return 'forged';
  if (headerChecksum !== undefined && !isSameChecksum(headerChecksum, right)) return 'forged';
  if (mustBeSigned.some((path) => !properties.includes(path)))
    return event === 'transaction.updated' ? 'forged' : 'other';
  const sentAt = new Date(timestamp * 1000);
  const age = now.getTime() - sentAt.getTime();
  if (age > oldestEvent || age < -farthestAhead) return 'stale';
  if (event !== 'transaction.updated') return 'other';
  const about = aboutTransaction.safeParse(data);
  return about.success ? { key: right, sentAt, transaction: about.data.transaction } : 'unreadable';
}

interface WompiOptions {
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

/** A provider with Wompi's API: Wompi itself, or the sandbox. */
export function wompiProvider(options: WompiOptions): PaymentProvider {
  const { name, currencies, keys, apiUrl: url, patience = 8_000 } = options;
  const api = { url, privateKey: keys.privateKey, fetch: options.fetch ?? fetch, patience };
  return {
    name,
    currencies,
    checkout: (order) => checkoutOf(order, options),
    readEvent: (body, now, checksum) => readWompiEvent(body, keys.eventsSecret, now, checksum),
    findByReference: (reference) => getTransactions(api, reference),
  };
}

function checkoutOf(order: CheckoutOrder, { keys, checkoutUrl, widgetUrl }: WompiOptions): ProviderCheckout {
  const { publicKey, integritySecret } = keys;
  const { reference, amount: amountInCents, redirectUrl, email, name } = order;
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
    ...(name && { 'customer-data:full-name': name }),
  });
  return { publicKey, integrity, expirationTime, widgetUrl, checkoutUrl: `${checkoutUrl}?${query}` };
}

interface WompiApi {
  readonly url: () => string;
  readonly privateKey: string;
  readonly fetch: typeof fetch;
  /** Milliseconds. */
  readonly patience: number;
}

const transactionList = z.object({ data: boundedList(wompiTransaction, 1_000) });

async function getTransactions(api: WompiApi, reference: string): Promise<readonly ProviderTransaction[]> {
  const answer = await request(api, `/transactions?reference=${encodeURIComponent(reference)}`);
  const found = answer === undefined ? [] : parseAnswer(transactionList, answer).data;
  // The provider may match loosely: only transactions with exactly this reference count.
  return found.filter((transaction) => transaction.reference === reference);
}

/** Undefined: the API answered 404. */
async function request({ url, privateKey, fetch, patience }: WompiApi, path: string): Promise<unknown> {
  const headers = { authorization: `Bearer ${privateKey}`, accept: 'application/json' };
  try {
    const response = await fetch(`${url()}${path}`, {
      headers,
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    });
    if (response.status === 404) return undefined;
    if (response.status !== 200) throw new ProviderFailure(`The payment provider answered with ${response.status}`);
    return await response.json();
  } catch (error) {
    if (error instanceof ProviderFailure) throw error;
    throw new ProviderFailure('The payment provider did not answer', { cause: error });
  }
}

function parseAnswer<Schema extends z.ZodType>(schema: Schema, answer: unknown): z.output<Schema> {
  const read = schema.safeParse(answer);
  if (!read.success) throw new ProviderFailure('The payment provider answered something that cannot be read');
  return read.data;
}

/** The origin of Wompi's checkout: the only other site that the content policy allows, and only where it is used. */
export const wompiOrigin = 'https://checkout.wompi.co';

/** Wompi charges Colombian pesos and nothing else. */
export const wompiCurrencies: readonly Currency[] = ['cop'];

export function wompiItself({ keys, isTest }: Extract<Payments, { kind: 'wompi' }>): PaymentProvider {
  return wompiProvider({
    name: 'wompi',
    currencies: wompiCurrencies,
    keys,
    checkoutUrl: `${wompiOrigin}/p/`,
    widgetUrl: `${wompiOrigin}/widget.js`,
    apiUrl: () => `https://${isTest ? 'sandbox' : 'production'}.wompi.co/v1`,
  });
}
