import { measures } from '#content/catalogue/measures.ts';
import { findQuotable, type Quotable } from '#content/catalogue/quotable.ts';
import { wordsIn } from '#content/words.ts';
import type { ReadSignedIn } from '#features/accounts/server/accounts.ts';
import { isProven } from '#features/accounts/server/cookies.ts';
import type { PaymentProvider } from '#features/payments/server/providers/provider.ts';
import { type CustomerCountry, taxCountry, taxRulesFor } from '#features/payments/taxes.ts';
import type { FieldProblems } from '#platform/contracts/envelope.ts';
import { currentTime } from '#platform/database/clock.ts';
import type { CountedLimit } from '#platform/database/limits/rate-limits.ts';
import type { AppContext } from '#platform/server/app-context.ts';
import { CallError } from '#platform/server/errors/call-error.ts';
import { chosenCountry } from '#platform/server/http/headers.ts';
import { mailboxOf } from '#platform/server/mail/mailbox.ts';
import { limitsOf, networkLimits, withinLimits } from '#platform/server/security/within-limits.ts';
import type { ServerDeps } from '#platform/server/server-deps.ts';
import { findCountry } from '#site/countries.ts';
import { msPerDay, secondsPerDay, secondsPerHour } from '#site/durations.ts';
import type { Language } from '#site/languages.ts';
import { readAmount, writeAmount } from '#site/money.ts';
import { quoteLimits } from '#site/quotes.ts';
import { bogota, bogotaInstant, localTime } from '#site/time.ts';
import type { Quotation } from '../contract.ts';
import { describeLine } from '../describe-quotable.ts';
import { type DrawQuote, totalsOf } from '../quote.ts';
import type { Selected } from '../selected-items.ts';
import { writeSelection } from '../selection.ts';
import { quoteMails } from './mail.ts';
import { makeQuote, type StoredQuote } from './store.ts';

/** The dependencies of the quote routes. */
export interface QuoteDeps extends ServerDeps {
  readonly drawQuote: DrawQuote;
  /** Undefined: this site does not accept cards. */
  readonly provider: PaymentProvider | undefined;
  readonly signedIn: ReadSignedIn;
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
  const country = taxCountry(request.country ?? chosenCountry(c.req.header('cookie')), currency);
  const taxRules = taxRulesFor(country, config.quoteTaxes);
  const totals = totalsOf(selected, currency, taxRules);
  refuseWrong(request, country, totals.subtotal);
  if (!taxRules) throw new CallError('wrongInput', { fields: { country: 'missing' } });
  const createdAt = currentTime();
  const user = (await signedIn(c))?.user;
  const values = {
    requestId: request.request_id,
    userId: user?.id,
    name,
    email,
    company,
    note,
    language,
    country: findCountry(country)?.id,
    currency,
    ...totals,
    createdAt,
    selection: writeSelection(selected),
    lines: selected.map((one) => describeLine(one, currency, wordsIn(language), language)),
    validUntil: validUntil(createdAt),
  };
  const secret = await secretOf();
  const proven = isProven(c, email, { secret, user });
  // Requests by strangers do not count for a visitor who has verified the address.
  const mailbox = `${proven ? 'own ' : ''}${mailboxOf(email)}`;
  const limits = limitsOf(secret, quotes, { ...c.get('sender')(), mailbox });
  const mailsOf = quoteMails({ config, secret, isProven: proven });
  const made = await withinLimits(c, () => makeQuote(database.db, values, { limits, mailsOf }));
  if (made === 'other') throw new CallError('wrongInput', { fields: { request_id: 'was used for another quote' } });
  wakeMail?.();
  return made;
}

function refuseWrong(
  { selected, currency, value }: QuoteRequest,
  country: CustomerCountry | undefined,
  subtotal: number,
) {
  const wrongCountry = selected.findIndex(({ item: { onlyIn } }) => onlyIn !== undefined && onlyIn !== country);
  if (wrongCountry >= 0)
    throw new CallError('wrongInput', { fields: { [`items.${wrongCountry}.id`]: 'onlyColombia' } });
  if (subtotal === 0) {
    const description = 'All of this is by agreement in this currency: write to us';
    throw new CallError('wrongInput', { description, fields: { items: 'byAgreement' } });
  }
  if (value === undefined || value === '' || readAmount(value, currency) === subtotal) return;
  const rightPrice = { currency: currency.toUpperCase(), value: writeAmount(subtotal, currency) };
  throw new CallError('changed', { rightPrice });
}

/** Until the end of the last day in Bogotá: the PDF names a day, which readers take as the whole day. */
export function validUntil(createdAt: Date): Date {
  const { day } = localTime(createdAt.getTime(), bogota);
  const dayAfter = day + (quoteLimits.validDays + 1) * msPerDay;
  return new Date(bogotaInstant({ day: dayAfter, time: '0:00' }) - 1000);
}

type RequestedItem = Quotation['items'][number];

/** Looks up the requested items in the catalogue. It corrects nothing: the caller gets the problems. */
export function chooseItems(items: readonly RequestedItem[]): readonly Selected[] {
  const problems: FieldProblems = {};
  const selected = items.flatMap((typed, index) => {
    const item = findQuotable(typed.id);
    const requested = item ? withDefaults(item, typed) : typed;
    const isTwice = items.findIndex(({ id }) => id === requested.id) < index;
    const wrong = item && !isTwice ? wrongAmounts(item, requested) : { id: item ? 'twice' : 'unknown' };
    for (const [field, problem] of Object.entries(wrong)) problems[`items.${index}.${field}`] = problem;
    return item ? [{ item, amounts: item.asks.map(({ measure }) => requested[measure] ?? 0) }] : [];
  });
  if (Object.keys(problems).length > 0) throw new CallError('wrongInput', { fields: problems });
  return selected;
}

/** Whoever says nothing about subscriptions wants one. Every other amount decides the price, so it has to be said. */
function withDefaults({ asks }: Quotable, requested: RequestedItem): RequestedItem {
  const isSubscribed = asks.some(({ measure }) => measure === 'subscriptions');
  return isSubscribed ? { ...requested, subscriptions: requested.subscriptions ?? 1 } : requested;
}

/** The problems of the amounts, by measure. */
function wrongAmounts({ asks }: Quotable, requested: RequestedItem): FieldProblems {
  const wrong: FieldProblems = {};
  for (const measure of measures) {
    const ask = asks.find((one) => one.measure === measure);
    const problem = ask ? amountProblem(ask, requested[measure]) : requested[measure] && 'not asked for here';
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

/** Limits per network, which a whole office may share, and per mailbox, since others may request quotes for it. */
const quotes = [
  { name: 'quote-network-hour', of: 'network', most: 60, seconds: secondsPerHour },
  { name: 'quote-email-hour', of: 'mailbox', most: 3, seconds: secondsPerHour },
  { name: 'quote-email-day', of: 'mailbox', most: 12, seconds: secondsPerDay },
] as const;

/** Limits of PDFs per network. */
const downloads = { name: 'quote-download-hour', most: 240, seconds: secondsPerHour };

export function downloadLimits(c: AppContext, secret: string): CountedLimit[] {
  return networkLimits(c, secret, [downloads]);
}
