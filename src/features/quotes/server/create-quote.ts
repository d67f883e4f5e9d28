import { wordsIn } from '#content/words.ts';
import { isProven } from '#features/accounts/server/proven-address.ts';
import type { AppContext } from '#platform/server/app-context.ts';
import { CallError } from '#platform/server/errors/call-error.ts';
import { chosenCountry } from '#platform/server/http/cookies.ts';
import { withinLimits } from '#platform/server/security/within-limits.ts';
import type { CountryId, Currency } from '#site/countries.ts';
import type { Language } from '#site/languages.ts';
import { readAmount, writeAmount } from '#site/money.ts';
import { quoteLimits } from '#site/quotes.ts';
import { bogota, bogotaInstant, dayLength, localTime } from '#site/time.ts';
import type { Quotation } from '../contract.ts';
import { describeLine } from '../describe-quotable.ts';
import { totalsOf } from '../quote.ts';
import type { Selected } from '../selected-items.ts';
import { writeSelection } from '../selection.ts';
import { quoteMails } from './mail.ts';
import type { QuoteDeps } from './quote-parts.ts';
import { quoteLimitsOf } from './sender-limits.ts';
import type { StoredQuote } from './store.ts';
import { makeQuote } from './store.ts';

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
