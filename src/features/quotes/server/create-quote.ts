import { type Measure, measures } from '#content/catalogue/measures.ts';
import { findQuotable, type Quotable } from '#content/catalogue/quotable.ts';
import { wordsIn } from '#content/words.ts';
import type { ReadSignedIn } from '#features/accounts/server/accounts.ts';
import { isProven } from '#features/accounts/server/cookies.ts';
import type { PaymentProvider } from '#features/payments/server/providers/provider.ts';
import type { FieldProblems } from '#platform/contracts/envelope.ts';
import type { Database } from '#platform/database/database.ts';
import type { CountedLimit } from '#platform/database/limits/rate-limits.ts';
import type { AppContext } from '#platform/server/app-context.ts';
import type { Config } from '#platform/server/config/config.ts';
import { CallError } from '#platform/server/errors/call-error.ts';
import { chosenCountry } from '#platform/server/http/headers.ts';
import type { LivePages } from '#platform/server/live/live-pages.ts';
import type { Log } from '#platform/server/logging/log.ts';
import { mailboxOf } from '#platform/server/mail/mailbox.ts';
import type { Pages } from '#platform/server/pages/pages.ts';
import { limitKey, networkLimits, withinLimits } from '#platform/server/security/within-limits.ts';
import type { CountryId, Currency } from '#site/countries.ts';
import type { Language } from '#site/languages.ts';
import { readAmount, writeAmount } from '#site/money.ts';
import { quoteLimits } from '#site/quotes.ts';
import { bogota, bogotaInstant, dayLength, localTime } from '#site/time.ts';
import type { Quotation } from '../contract.ts';
import { describeLine } from '../describe-quotable.ts';
import { type DrawQuote, totalsOf } from '../quote.ts';
import type { Selected } from '../selected-items.ts';
import { writeSelection } from '../selection.ts';
import { quoteMails } from './mail.ts';
import { makeQuote, type StoredQuote } from './store.ts';

/** The dependencies of the quote routes. */
export interface QuoteDeps {
  readonly config: Config;
  readonly database: Database;
  readonly pages: Pages;
  readonly live: LivePages;
  readonly log: Log;
  readonly drawQuote: DrawQuote;
  /** Undefined: this site does not accept cards. */
  readonly provider: PaymentProvider | undefined;
  readonly signedIn: ReadSignedIn;
  readonly secretOf: () => Promise<string>;
  /** Call it after mail was queued and committed. */
  readonly wakeMail?: (() => void) | undefined;
}

/** The items and the recipient of a quote. */
export type QuoteRequest = Omit<Quotation, 'items' | 'lang'> & {
  readonly selected: readonly Selected[];
  readonly language: Language;
};

/** Saves a quote with the catalogue's current prices. Prices never come from the request. */
export async function createQuote(
  c: AppContext,
  request: QuoteRequest,
  deps: Omit<QuoteDeps, 'pages' | 'live'>,
): Promise<StoredQuote> {
  const { selected, currency, language, name, email, company, note } = request;
  const { config, database, secretOf, signedIn, wakeMail } = deps;
  const country = request.country ?? chosenCountry(c.req.header('cookie')) ?? countryOfCurrency[currency];
  const totals = totalsOf(selected, currency, country && config.quoteTaxes[country]);
  refuseWrong(request, country, totals.subtotal);
  const createdAt = new Date();
  const user = (await signedIn(c))?.user;
  const values = {
    requestId: request.request_id,
    userId: user?.id,
    name,
    email,
    company,
    note,
    language,
    country,
    currency,
    ...totals,
    createdAt,
    selection: writeSelection(selected),
    lines: selected.map((one) => describeLine(one, currency, wordsIn(language), language)),
    validUntil: validUntil(createdAt),
  };
  const secret = await secretOf();
  const proven = isProven(c, email, { secret, user });
  const limits = quoteLimitsOf(c, { email, isProven: proven }, secret);
  const mailsOf = quoteMails({ config, secret, isProven: proven });
  const made = await withinLimits(c, () => makeQuote(database.db, values, { limits, mailsOf }));
  if (made === 'other') throw new CallError('wrongInput', { fields: { request_id: 'was used for another quote' } });
  wakeMail?.();
  return made;
}

/** The country of a currency that only one country uses, for requests without a country. */
const countryOfCurrency: Readonly<Record<Currency, CountryId | undefined>> = { cop: 'co', usd: undefined, cad: 'ca' };

function refuseWrong(
  { selected, currency, value }: QuoteRequest,
  country: CountryId | undefined,
  subtotal: number,
): void {
  const elsewhere = selected.findIndex(({ item: { onlyIn } }) => onlyIn !== undefined && onlyIn !== country);
  if (elsewhere >= 0) throw new CallError('wrongInput', { fields: { [`items.${elsewhere}.id`]: 'onlyColombia' } });
  if (subtotal === 0) {
    const description = 'All of this is by agreement in this currency: write to us';
    throw new CallError('wrongInput', { description, fields: { items: 'byAgreement' } });
  }
  if (value === undefined || value === '' || readAmount(value) === subtotal) return;
  const rightPrice = { currency: currency.toUpperCase(), value: writeAmount(subtotal) };
  throw new CallError('changed', { rightPrice });
}

/** Until the end of the last day in Bogotá: the PDF names a day, which readers take as the whole day. */
export function validUntil(createdAt: Date): Date {
  const { day } = localTime(createdAt.getTime(), bogota);
  const dayAfter = day + (quoteLimits.validDays + 1) * dayLength;
  return new Date(bogotaInstant({ day: dayAfter, time: '0:00' }) - 1000);
}

type RequestedItem = Quotation['items'][number];

/** Looks up the requested items in the catalogue. It corrects nothing: the caller gets the problems. */
export function chooseItems(items: readonly RequestedItem[]): readonly Selected[] {
  const problems: FieldProblems = {};
  const selected = items.flatMap((requested, index) => {
    const item = findQuotable(requested.id);
    const isTwice = items.findIndex(({ id }) => id === requested.id) < index;
    const wrong = item && !isTwice ? wrongAmounts(item, requested) : { id: item ? 'twice' : 'unknown' };
    for (const [field, problem] of Object.entries(wrong)) problems[`items.${index}.${field}`] = problem;
    return item ? [{ item, amounts: item.asks.map(({ measure }) => requested[measure] ?? 0) }] : [];
  });
  if (Object.keys(problems).length > 0) throw new CallError('wrongInput', { fields: problems });
  return selected;
}

/** The problems of the amounts, by measure. */
function wrongAmounts({ asks }: Quotable, requested: RequestedItem): FieldProblems {
  const wrong: FieldProblems = {};
  for (const measure of measures) {
    const ask = asks.find((one) => one.measure === measure);
    const problem = ask ? amountProblem(ask, requested[measure]) : superfluous(measure, requested);
    if (problem) wrong[measure] = problem;
  }
  return wrong;
}

function amountProblem({ least, most, step }: Quotable['asks'][number], amount: number | undefined) {
  if (amount === undefined) return 'missing';
  const isWithin = amount >= least && amount <= most && (amount - least) % step === 0;
  if (isWithin) return undefined;
  return step > 1 ? `from ${least} to ${most} in steps of ${step}` : `from ${least} to ${most}`;
}

function superfluous(measure: Measure, requested: RequestedItem): string | undefined {
  return requested[measure] === undefined ? undefined : 'not asked for here';
}

const hour = 60 * 60;

/** Limits per network, which a whole office may share. */
const quotes = { name: 'quote-network-hour', most: 60, seconds: hour };
/** Limits per mailbox, since others may request quotes for it. */
const quotesOfMailbox = [
  { name: 'quote-email-hour', most: 3, seconds: hour },
  { name: 'quote-email-day', most: 12, seconds: 24 * hour },
];
/** Limits of PDFs per network. */
const downloads = { name: 'quote-download-hour', most: 240, seconds: hour };

interface Asker {
  readonly email: string;
  /** The visitor has verified the address, so requests by strangers do not count for them. */
  readonly isProven: boolean;
}

function quoteLimitsOf(c: AppContext, { email, isProven }: Asker, secret: string): CountedLimit[] {
  const mailbox = mailboxOf(email);
  const asker = isProven ? `own ${mailbox}` : mailbox;
  return [
    ...networkLimits(c, secret, [quotes]),
    ...quotesOfMailbox.map(({ name, ...limit }) => ({ key: limitKey(secret, name, asker), ...limit })),
  ];
}

export function downloadLimits(c: AppContext, secret: string): CountedLimit[] {
  return networkLimits(c, secret, [downloads]);
}
