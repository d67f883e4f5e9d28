import { eq } from 'drizzle-orm';
import { currentTime } from '#platform/database/clock.ts';
import type { Db } from '#platform/database/database.ts';
import { type CountedLimit, consumeRateLimits } from '#platform/database/limits/rate-limits.ts';
import { triesForCode } from '#platform/database/reference-code.ts';
import type { AppContext } from '#platform/server/app-context.ts';
import { CallError } from '#platform/server/errors/call-error.ts';
import { chosenCountry } from '#platform/server/http/headers.ts';
import { networkLimits, withinLimits } from '#platform/server/security/within-limits.ts';
import { msPerHour, secondsPerHour } from '#site/durations.ts';
import type { Language } from '#site/languages.ts';
import { writeAmount } from '#site/money.ts';
import type { Checkout, Purchase } from '../contract.ts';
import type { PricedItem } from '../payment-answer.ts';
import { addTaxes, taxCountry, taxRulesFor } from '../taxes.ts';
import { copyBilling, findBilling } from './billing.ts';
import { checkoutOf, findPrice, isNotForSale, type PaymentDeps, type UntaxedItem } from './order.ts';
import type { PaymentProvider } from './providers/provider.ts';
import { firstCheckAt } from './store/check-orders.ts';
import { beginQuote, findOrder, findQuoteEmail, newOrderReference, type PaymentOrder } from './store/orders.ts';
import { paymentOrder } from './tables.ts';

/** Milliseconds that an order can be paid for. */
const orderLifetime = msPerHour;

/** The price has changed, cards are charged in another currency, or taxes are added: the visitor decides. */
export class PriceChanged extends CallError {
  constructor(readonly right: PricedItem) {
    const { taxes, money } = right;
    const { currency, minor } = money;
    const untaxed = taxes.reduce((rest, tax) => rest - tax.minor, minor);
    super('changed', {
      rightPrice: {
        currency: currency.toUpperCase(),
        value: writeAmount(right.quote ? minor : untaxed, currency),
        ...(taxes.length > 0 && {
          total: writeAmount(minor, currency),
          taxes: taxes.map(({ name, rate, minor: tax }) => ({
            name,
            percent: rate / 100,
            value: writeAmount(tax, currency),
          })),
        }),
      },
    });
  }
}

/** The taxes depend on the buyer's country, which is not known. */
export class CountryMissing extends CallError {
  constructor(readonly item: UntaxedItem) {
    super('wrongInput', { fields: { country: 'missing' } });
  }
}

/** This site does not accept cards. */
export class PaymentsOff extends CallError {
  constructor() {
    const description = 'Card payments are not set up here: write to us instead';
    super('notReady', { description, reason: 'unavailable' });
  }
}

/**
 * Creates the order and returns what the checkout needs. It charges nothing. `before`: a failed order of the same buyer,
 * whose invoice details are taken over.
 */
export async function beginPayment(
  c: AppContext,
  purchase: Purchase,
  language: Language,
  { before, ...deps }: PaymentDeps & { readonly before?: PaymentOrder | undefined },
): Promise<Checkout> {
  const { provider } = deps;
  if (!provider) throw new PaymentsOff();
  const right = await rightPrice(c, purchase, provider, deps);
  const order = await createOrder(c, { purchase, right, provider, language }, deps);
  // The request was repeated after a payment attempt or after the deadline: the order's page shows the state.
  if (order.state !== 'open' || order.expiresAt <= currentTime())
    throw new CallError('changed', { description: 'This order is no longer open' });
  const { db } = deps.database;
  if (before) await copyBilling(db, before, order);
  const [current, billing] = [await findOrder(db, order.reference), await findBilling(db, order.id)];
  return checkoutOf(c, { order: current ?? order, billing }, provider, deps);
}

/** The price of the purchase, if it is what the visitor has agreed to. */
async function rightPrice(
  c: AppContext,
  purchase: Purchase,
  { currencies }: PaymentProvider,
  { database, config, findQuotePrice }: PaymentDeps,
): Promise<PricedItem> {
  const found = purchase.quotation_id
    ? await findQuotePrice(database.db, purchase, currencies)
    : findPrice(purchase, currencies);
  if (isNotForSale(found)) throw new CallError('wrongInput', { fields: { [found.field]: found.problem } });
  const { minor, currency } = found.money;
  const isSame = purchase.value === minor && purchase.currency === currency;
  if (isTaxed(found)) {
    if (!isSame) throw new PriceChanged(found);
    return found;
  }
  const country = taxCountry(purchase.country ?? chosenCountry(c.req.header('cookie')), currency);
  const rules = taxRulesFor(country, config.quoteTaxes);
  if (!rules) throw new CountryMissing(found);
  const { taxes, total } = addTaxes(minor, currency, rules);
  const right = { ...found, money: { minor: total, currency }, taxes, openLines: [] };
  if (!isSame || (purchase.total ?? minor) !== total) throw new PriceChanged(right);
  return right;
}

/** The price of a quote contains its taxes. */
function isTaxed(found: PricedItem | UntaxedItem): found is PricedItem {
  return 'taxes' in found;
}

interface PricedPurchase {
  readonly purchase: Purchase;
  readonly right: PricedItem;
  readonly provider: PaymentProvider;
  readonly language: Language;
}

async function createOrder(c: AppContext, pricedPurchase: PricedPurchase, deps: PaymentDeps): Promise<PaymentOrder> {
  const { purchase, right, provider, language } = pricedPurchase;
  const { database, signedIn, secretOf } = deps;
  const buyer = (await signedIn(c))?.user;
  const createdAt = currentTime();
  const values = {
    requestId: purchase.request_id,
    userId: buyer?.id,
    // Whoever has the number of a quote sees its address, too.
    email: buyer?.email ?? (right.quote && (await findQuoteEmail(database.db, right.quote))),
    language,
    productId: right.productId,
    quoteReference: right.quote,
    planId: right.planId,
    emails: right.emails,
    currency: right.money.currency,
    amount: right.money.minor,
    taxes: right.taxes,
    openLines: right.openLines,
    provider: provider.name,
    apiClient: purchase.api_client,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + orderLifetime),
    nextCheckAt: firstCheckAt(createdAt),
  };
  const limits = networkLimits(c, await secretOf(), orders);
  const made = await withinLimits(c, () => makeOrder(database.db, values, limits));
  if (made === 'settled') {
    throw new CallError('changed', { description: 'This quote is paid, or its payment is with the bank' });
  }
  if (made !== 'other') return made;
  throw new CallError('wrongInput', { fields: { request_id: 'was used for another purchase' } });
}

/** Limits per network, which a whole office may share, and across all networks of one customer. */
const orders = [
  { name: 'order-network-hour', most: 60, seconds: secondsPerHour },
  { name: 'order-wide-hour', of: 'wideNetwork', most: 300, seconds: secondsPerHour },
] as const;

export type NewOrder = Omit<typeof paymentOrder.$inferInsert, 'id' | 'reference' | 'state' | 'paidAt' | 'deliveredAt'>;

/**
 * Creates an order. A repeated request id, even at the same moment, returns the first order; `other`: that id was used
 * for something else. An open order of the same quote is returned again; `settled`: the quote is paid, or its payment
 * is with the bank.
 */
export async function makeOrder(db: Db, values: NewOrder, limits: readonly CountedLimit[]) {
  return db.transaction(async (tx) => {
    const before = await findFirst(tx, values.requestId);
    if (before) return isSamePurchase(before, values) ? before : 'other';
    const openOrder = values.quoteReference && (await beginQuote(tx, values.quoteReference, values));
    return openOrder || insertOrder(tx, values, limits);
  });
}

async function insertOrder(tx: Db, values: NewOrder, limits: readonly CountedLimit[]): Promise<PaymentOrder | 'other'> {
  for (let left = triesForCode; left > 0; left--) {
    const row = { ...values, reference: newOrderReference() };
    const [made] = await tx.insert(paymentOrder).values(row).onConflictDoNothing().returning();
    if (made) {
      await consumeRateLimits(tx, limits, values.createdAt);
      return made;
    }
    const first = await findFirst(tx, values.requestId);
    if (first) return isSamePurchase(first, values) ? first : 'other';
  }
  throw new Error('No free reference for an order was found');
}

async function findFirst(tx: Db, requestId: NewOrder['requestId']): Promise<PaymentOrder | undefined> {
  if (!requestId) return undefined;
  const [first] = await tx.select().from(paymentOrder).where(eq(paymentOrder.requestId, requestId));
  return first;
}

function isSamePurchase(one: PaymentOrder, other: NewOrder): boolean {
  const same = ['currency', 'amount', 'provider'] as const;
  const sameOrNone = ['productId', 'quoteReference', 'planId'] as const;
  return (
    same.every((field) => one[field] === other[field]) &&
    sameOrNone.every((field) => one[field] === (other[field] ?? null))
  );
}
