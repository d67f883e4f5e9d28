import { quotableKinds } from '#content/catalogue/quotable.ts';
import type { PaymentOrder } from '#features/payments/server/store/orders.ts';
import type { Db } from '#platform/database/database.ts';
import type { Config } from '#platform/server/config/config.ts';
import { languageOf } from '#platform/server/language-of.ts';
import { href } from '#site/address.ts';
import { type Currency, currencies, findCountry } from '#site/countries.ts';
import type { Language } from '#site/languages.ts';
import { type QuoteState, type QuoteStatus, verifyHref } from '#site/quotes.ts';
import type { Quote, QuoteLine } from '../quote.ts';
import type { QuoteEntry } from '../quote-answer.ts';
import { currencyParameter, selectionParameter } from '../selection.ts';
import type { StoredQuote } from './store.ts';
import { ordersOfQuotes } from './store.ts';

/** All that stands on a quote, as it was frozen. */
export function quoteOf(kept: StoredQuote, { publicUrl }: Pick<Config, 'publicUrl'>): Quote {
  const { reference, name, email, company, note, taxes, subtotal, total, createdAt, validUntil } = kept;
  const language = languageOf(kept);
  return {
    reference,
    language,
    name,
    email,
    taxes,
    subtotal,
    total,
    country: findCountry(kept.country ?? undefined)?.id,
    currency: currencyOf(kept),
    lines: kept.lines.map(lineOf),
    createdAt: createdAt.getTime(),
    validUntil: validUntil.getTime(),
    company: company ?? undefined,
    note: note ?? undefined,
    verifyUrl: `${publicUrl}${verifyHref(language, reference)}`,
  };
}

export function currencyOf({ reference, currency }: Pick<StoredQuote, 'reference' | 'currency'>) {
  const known = currencies.find((one) => one === currency);
  if (!known) throw new Error(`The quote ${reference} is in a currency that the site does not know: ${currency}`);
  return known;
}

/** A quote outlives the catalogue: a part of it that is no longer there counts among the products. */
function lineOf({ kind, unit, total, ...line }: StoredQuote['lines'][number]): QuoteLine {
  return { ...line, kind: quotableKinds.find((known) => known === kind) ?? 'product', unit, total };
}

export interface QuoteWithState {
  readonly kept: StoredQuote;
  readonly state: QuoteState;
  /** Made to pay it, the newest first. */
  readonly orders: readonly PaymentOrder[];
}

/** Where quotes stand, by the orders that pay them and by the clock. */
export async function withStates(
  db: Db,
  quotes: readonly StoredQuote[],
  now: Date,
): Promise<readonly QuoteWithState[]> {
  if (quotes.length === 0) return [];
  const orders = await ordersOfQuotes(
    db,
    quotes.map(({ reference }) => reference),
  );
  return quotes.map((kept) => {
    const own = orders.filter(({ quoteReference }) => quoteReference === kept.reference);
    return { kept, orders: own, state: stateOf(kept, own, now) };
  });
}

export async function withState(db: Db, kept: StoredQuote, now: Date): Promise<QuoteWithState> {
  const orders = await ordersOfQuotes(db, [kept.reference]);
  return { kept, orders, state: stateOf(kept, orders, now) };
}

function stateOf({ validUntil }: StoredQuote, orders: readonly PaymentOrder[], now: Date): QuoteState {
  if (orders.some(({ state }) => state === 'paid')) return 'paid';
  return validUntil > now ? 'valid' : 'expired';
}

/** What anybody with its number may know of a quote: nothing about a person. */
export function quoteStatus({ kept, state }: QuoteWithState): QuoteStatus {
  const { reference, createdAt, validUntil, total } = kept;
  return {
    reference,
    state,
    total,
    currency: currencyOf(kept),
    createdAt: createdAt.getTime(),
    validUntil: validUntil.getTime(),
  };
}

/** A quote as its owner sees it in a list. */
export function quoteEntry(quote: QuoteWithState): QuoteEntry {
  return { ...quoteStatus(quote), lines: quote.kept.lines.map(({ name }) => name) };
}

/** The page on which a quote is still to be put together, with this choice. */
export function choiceAddress(language: Language, selection: string, currency: Currency): string {
  const query = new URLSearchParams({
    ...(selection && { [selectionParameter]: selection }),
    [currencyParameter]: currency.toUpperCase(),
  });
  return `${href('/support/quote', language)}?${query}`;
}
