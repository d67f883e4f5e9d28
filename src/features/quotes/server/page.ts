import { createHash, randomUUID } from 'node:crypto';
import { orderAddress } from '#features/payments/server/order.ts';
import type { PaymentOrder } from '#features/payments/server/store/orders.ts';
import { type CustomerCountry, findCustomerCountry } from '#features/payments/taxes.ts';
import { uuidText } from '#platform/contracts/bounded-input.ts';
import type { ErrorCode } from '#platform/contracts/envelope.ts';
import { typedTexts } from '#platform/contracts/form-fields.ts';
import { inputBounds } from '#platform/contracts/input-bounds.ts';
import { currentTime } from '#platform/database/clock.ts';
import type { AppContext } from '#platform/server/app-context.ts';
import { CallError } from '#platform/server/errors/call-error.ts';
import { chosenCountry } from '#platform/server/http/headers.ts';
import { queryText } from '#platform/server/http/request-text.ts';
import { uuidOfHash } from '#platform/server/security/secrets.ts';
import { findCountry } from '#site/countries.ts';
import { type Currency, currencies } from '#site/currencies.ts';
import type { Language } from '#site/languages.ts';
import { pdfHref } from '#site/quote-links.ts';
import type { QuoteAnswer, QuoteError } from '../quote-answer.ts';
import { emptyPerson, quoteFields, quotePerson, type TypedQuote } from '../quote-fields.ts';
import { readPicked, readSelection, type Selected } from '../selected-items.ts';
import { addParameter, currencyParameter, joinSelections, selectionParameter } from '../selection.ts';
import { createQuote, type QuoteDeps, type QuoteRequest } from './create-quote.ts';
import { choiceAddress, quoteOf, refundOf, withState } from './quote-of.ts';
import { requestsAbout } from './quote-requests.ts';
import type { StoredQuote } from './store.ts';

type MadeAnswer = Extract<QuoteAnswer, { kind: 'made' }>;
export type Choice = Extract<QuoteAnswer, { kind: 'choose' }>;

/** The selection in the page's address. */
export function choiceInAddress(c: AppContext): Choice {
  const [chosen = '', added = ''] = [selectionParameter, addParameter].map(
    (name) => queryText(c, name, inputBounds.selection) ?? '',
  );
  const country = chosenCountry(c.req.header('cookie'));
  return choice({
    selected: readSelection(joinSelections(chosen, added)),
    country,
    currency: currencyIn(queryText(c, currencyParameter), country),
    typed: emptyPerson,
  });
}

/** The content of a form that was sent without JavaScript. */
export function choiceInForm(c: AppContext, form: URLSearchParams): Choice {
  const country = findCustomerCountry(form.get(quoteFields.country)) ?? chosenCountry(c.req.header('cookie'));
  return choice({
    selected: readPicked(form),
    country,
    currency: currencyIn(form.get(quoteFields.currency) ?? undefined, country),
    typed: typedTexts(quotePerson, (name) => form.get(name)),
    requestId: form.get(quoteFields.requestId) ?? undefined,
  });
}

interface Read {
  readonly selected: readonly Selected[];
  readonly currency: Currency;
  readonly country: CustomerCountry | undefined;
  readonly typed: TypedQuote;
  readonly requestId?: string | undefined;
}

function choice({ requestId, ...read }: Read): Choice {
  const id = uuidText().safeParse(requestId).data ?? randomUUID();
  return { kind: 'choose', ...read, problems: {}, errorCode: undefined, requestId: id };
}

function currencyIn(text: string | undefined, country: CustomerCountry | undefined): Currency {
  const named = currencies.find((known) => known === text?.slice(0, inputBounds.name).toLowerCase());
  return named ?? findCountry(country)?.currency ?? 'usd';
}

type Deps = Pick<QuoteDeps, 'config' | 'database' | 'provider' | 'secretOf'>;

/** A quote as visitors with its number see it. */
export async function madeAnswer(stored: StoredQuote, language: Language, deps: Deps): Promise<MadeAnswer> {
  const { config, database, provider, secretOf } = deps;
  const now = currentTime();
  const secret = await secretOf();
  const { state, orders } = await withState(database.db, stored, now);
  const quote = quoteOf(stored, config);
  const order = orders.find((order) => isWorthSeeing(order, now));
  const refund = refundOf(orders);
  const isWithBank = orders.some((order) => order.state === 'pending');
  return {
    kind: 'made',
    quote,
    state,
    pdf: pdfHref(stored.reference),
    errorCode: undefined,
    choice: choiceAddress(language, stored.selection, quote.currency),
    canPay: state === 'valid' && !isWithBank && (provider?.currencies.includes(quote.currency) ?? false),
    payment: order && orderAddress(secret, order.reference, language),
    refund: refund && orderAddress(secret, refund.reference, language),
    requests: await requestsAbout(database.db, secret, stored.reference),
  };
}

/** Failed orders are not shown: the quote can be paid again. */
function isWorthSeeing({ state, expiresAt }: PaymentOrder, now: Date): boolean {
  return state === 'paid' || state === 'pending' || (state === 'open' && expiresAt > now);
}

/**
 * A form that was changed after going back still has the request id of the first quote. It makes a new quote, whose id
 * depends on the content, so that sending it twice makes one.
 */
export async function createAgain(
  ...[c, request, deps]: Parameters<typeof createQuote>
): ReturnType<typeof createQuote> {
  try {
    return await createQuote(c, request, deps);
  } catch (error) {
    const isUsed = error instanceof CallError && error.details.fields?.request_id !== undefined;
    if (!isUsed) throw error;
    return createQuote(c, { ...request, request_id: idOf(request) }, deps);
  }
}

function idOf(request: QuoteRequest): string {
  return uuidOfHash(createHash('sha256').update(JSON.stringify(request)).digest());
}

const pageErrors: Readonly<Partial<Record<ErrorCode, QuoteError | undefined>>> = {
  changed: 'changed',
  tooManyRequests: 'tooManyRequests',
  otherSite: 'otherSite',
  notReady: 'notReady',
  // Problems are shown next to their fields.
  wrongInput: undefined,
};

/** Maps an error to the one that the page shows. */
export function pageError(errorCode: ErrorCode): QuoteError | undefined {
  return errorCode in pageErrors ? pageErrors[errorCode] : 'failure';
}

/** Reports a problem of one item for the list: `items.3.id` as `items`. */
export function problemsIn(fields: Readonly<Record<string, string>> = {}): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(fields).map(([field, problem]) => [field.startsWith('items.') ? 'items' : field, problem]),
  );
}
