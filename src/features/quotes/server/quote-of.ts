import { quotableKinds } from '#content/catalogue/quotable.ts';
import type { Purchase } from '#features/payments/contract.ts';
import type { PricedItem } from '#features/payments/payment-answer.ts';
import type { NotForSale } from '#features/payments/server/order.ts';
import { chargedCurrencies } from '#features/payments/server/site-variants.ts';
import type { PaymentOrder } from '#features/payments/server/store/orders.ts';
import { currentTime } from '#platform/database/clock.ts';
import type { Db } from '#platform/database/database.ts';
import { consumeRateLimit } from '#platform/database/limits/rate-limits.ts';
import { pick } from '#platform/database/queries.ts';
import type { AppContext } from '#platform/server/app-context.ts';
import type { Config } from '#platform/server/config/config.ts';
import { CallError, whileDatabaseAnswers } from '#platform/server/errors/call-error.ts';
import { languageOf } from '#platform/server/pages/choose-language.ts';
import { networkLimits, withinLimits } from '#platform/server/security/within-limits.ts';
import type { ServerDeps } from '#platform/server/server-deps.ts';
import { href } from '#site/address.ts';
import { findCountry } from '#site/countries.ts';
import { type Currency, currencies } from '#site/currencies.ts';
import { secondsPerHour } from '#site/durations.ts';
import type { Language } from '#site/languages.ts';
import { verifyHref } from '#site/quote-links.ts';
import type { QuoteState, QuoteStatus } from '#site/quotes.ts';
import type { Quote, QuoteLine } from '../quote.ts';
import type { QuoteEntry } from '../quote-answer.ts';
import { currencyParameter, selectionParameter } from '../selection.ts';
import { findPublicQuote, ordersOfQuotes, type StoredQuote } from './store.ts';

/** The settings that the content of a quote depends on. */
export type QuoteConfig = Pick<Config, 'publicUrl' | 'payments'>;

/** The content of a quote, as it was saved. */
export function quoteOf(stored: StoredQuote, { publicUrl, payments }: QuoteConfig): Quote {
  const language = languageOf(stored);
  const currency = currencyOf(stored);
  return {
    ...pick(stored, 'reference', 'name', 'email', 'taxes', 'subtotal', 'total'),
    language,
    country: findCountry(stored.country ?? undefined)?.id,
    currency,
    isPayable: chargedCurrencies(payments).includes(currency),
    lines: stored.lines.map(lineOf),
    createdAt: stored.createdAt.getTime(),
    validUntil: stored.validUntil.getTime(),
    company: stored.company ?? undefined,
    note: stored.note ?? undefined,
    verifyUrl: `${publicUrl}${verifyHref(language, stored.reference)}`,
  };
}

export function currencyOf({ reference, currency }: Pick<StoredQuote, 'reference' | 'currency'>) {
  const known = currencies.find((one) => one === currency);
  if (!known) throw new Error(`The quote ${reference} is in a currency that the site does not know: ${currency}`);
  return known;
}

/** A quote outlives the catalogue: an unknown kind counts as a product. */
function lineOf({ kind, unit, total, ...line }: StoredQuote['lines'][number]): QuoteLine {
  return { ...line, kind: quotableKinds.find((known) => known === kind) ?? 'product', unit, total };
}

export interface QuoteWithState {
  readonly stored: StoredQuote;
  readonly state: QuoteState;
  /** The orders that pay it, the newest first. */
  readonly orders: readonly PaymentOrder[];
}

/** The states of quotes, from their orders and the clock. */
export async function withStates(db: Db, quotes: readonly StoredQuote[], now: Date) {
  if (quotes.length === 0) return [];
  const orders = await ordersOfQuotes(
    db,
    quotes.map(({ reference }) => reference),
  );
  return quotes.map((stored) => {
    const own = orders.filter(({ quoteReference }) => quoteReference === stored.reference);
    return { stored, orders: own, state: stateOf(stored, own, now) };
  });
}

export async function withState(db: Db, stored: StoredQuote, now: Date): Promise<QuoteWithState> {
  const orders = await ordersOfQuotes(db, [stored.reference]);
  return { stored, orders, state: stateOf(stored, orders, now) };
}

function stateOf({ validUntil }: StoredQuote, orders: readonly PaymentOrder[], now: Date): QuoteState {
  if (orders.some(({ state }) => state === 'paid')) return 'paid';
  return validUntil > now ? 'valid' : 'expired';
}

/** The order whose money was returned, if no other one paid the quote since. */
export function refundOf(orders: readonly PaymentOrder[]): PaymentOrder | undefined {
  const isPaid = orders.some(({ state }) => state === 'paid');
  return isPaid ? undefined : orders.find(({ state }) => state === 'voided');
}

/** The public status of a quote, without personal data. */
export function quoteStatus({ stored, state }: QuoteWithState): QuoteStatus {
  const [createdAt, validUntil] = [stored.createdAt.getTime(), stored.validUntil.getTime()];
  return { ...pick(stored, 'reference', 'total'), state, currency: currencyOf(stored), createdAt, validUntil };
}

/** A quote in its owner's list. */
export function quoteEntry(quote: QuoteWithState): QuoteEntry {
  const isRefunded = refundOf(quote.orders) !== undefined;
  return { ...quoteStatus(quote), lines: quote.stored.lines.map(({ name }) => name), isRefunded };
}

/** The address of the composer with this selection. */
export function choiceAddress(language: Language, selection: string, currency: Currency): string {
  const query = new URLSearchParams({
    ...(selection && { [selectionParameter]: selection }),
    [currencyParameter]: currency.toUpperCase(),
  });
  return `${href('/support/quote', language)}?${query}`;
}

type PriceRequest = Pick<Purchase, 'quotation_id' | 'product_id' | 'plan_id' | 'currency'>;

/** The price of a quote: its saved total in its own currency, as long as it is valid. */
export async function findQuotePrice(
  db: Db,
  { quotation_id: id = '', product_id, plan_id }: PriceRequest,
  charged: readonly Currency[],
): Promise<PricedItem | NotForSale> {
  if (product_id !== undefined || plan_id !== undefined) {
    return { field: 'product_id', problem: 'a quote is paid whole: leave product and plan out' };
  }
  const quote = await findPublicQuote(db, id);
  if (!quote) return { field: 'quotation_id', problem: 'there is no such quote' };
  const currency = currencyOf(quote);
  if (!charged.includes(currency)) return { field: 'currency', problem: 'cards are not charged in this currency' };
  if (quote.validUntil <= currentTime()) throw new CallError('changed', { description: 'This quote has expired' });
  return {
    productId: undefined,
    quote: quote.reference,
    planId: undefined,
    emails: undefined,
    money: { minor: quote.total, currency },
    taxes: quote.taxes,
    openLines: quote.lines.filter(({ total }) => total === undefined).map(({ name }) => name),
  };
}

/** The rate limit of status checks per network. Numbers cannot be guessed; this stops attempts to try. */
export const quoteStatusLimit = { name: 'quote-look', most: 60, seconds: secondsPerHour } as const;

/** Returns whether a quote is genuine and still valid, for everyone with its number. Undefined: it is not one of ours. */
export function checkQuoteStatus(
  c: AppContext,
  { database, secretOf }: Pick<ServerDeps, 'database' | 'secretOf'>,
  typed: string,
) {
  const { db } = database;
  return whileDatabaseAnswers(database, () =>
    withinLimits(c, async () => {
      const now = currentTime();
      for (const limit of networkLimits(c, await secretOf(), [quoteStatusLimit]))
        await consumeRateLimit(db, limit, now);
      const stored = await findPublicQuote(db, typed);
      return stored && quoteStatus(await withState(db, stored, now));
    }),
  );
}
