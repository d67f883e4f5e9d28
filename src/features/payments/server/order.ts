import { emailsFor, findPlan, plansOf, topUp } from '#content/catalogue/plans.ts';
import type { ReadSignedIn } from '#features/accounts/server/accounts.ts';
import type { Db } from '#platform/database/database.ts';
import { type AppContext, headersOf } from '#platform/server/app-context.ts';
import { languageOf } from '#platform/server/pages/choose-language.ts';
import { isSecure } from '#platform/server/security/origins.ts';
import { isLinkKey, linkKey } from '#platform/server/security/secrets.ts';
import type { ServerDeps } from '#platform/server/server-deps.ts';
import { type Currency, currencies } from '#site/currencies.ts';
import type { Language } from '#site/languages.ts';
import type { Money } from '#site/money.ts';
import { smallestAmount, writeAmount } from '#site/money.ts';
import type { Checkout, Purchase } from '../contract.ts';
import { paymentHref } from '../describe-item.ts';
import type { OrderedItem, PricedItem } from '../payment-answer.ts';
import type { OrderBilling } from './billing.ts';
import type { PaymentProvider } from './providers/provider.ts';
import { findOrder, type PaymentOrder, readOrderReference } from './store/orders.ts';

/** The dependencies of the payment routes. */
export interface PaymentDeps extends ServerDeps {
  /** Undefined: this site does not accept cards. */
  readonly provider: PaymentProvider | undefined;
  /** The price of a quote; the quotes feature provides it. */
  readonly findQuotePrice: (
    db: Db,
    purchase: Purchase,
    charged: readonly Currency[],
  ) => Promise<PricedItem | NotForSale>;
  readonly signedIn: ReadSignedIn;
}

/** Why a purchase is refused, with the field that is wrong. */
export interface NotForSale {
  readonly field: 'product_id' | 'plan_id' | 'quotation_id' | 'currency' | 'value';
  readonly problem: string;
}

/** An item with its price in the catalogue, before taxes. */
export interface UntaxedItem extends OrderedItem {
  readonly money: Money;
}

type PriceRequest = Pick<Purchase, 'product_id' | 'plan_id' | 'currency' | 'value'>;

/**
 * The price of a purchase, from the catalogue alone: in the requested currency if cards are charged in it, otherwise in
 * another one that it has a price in. The amount from the browser counts only for a top-up.
 */
export function findPrice(request: PriceRequest, charged: readonly Currency[]): UntaxedItem | NotForSale {
  const { product_id: productId, plan_id: planId, currency, value } = request;
  if (productId === undefined) return { field: 'product_id', problem: 'say which product' };
  if (plansOf(productId).length === 0) return { field: 'product_id', problem: 'no plans are sold of this product' };
  if (planId === undefined) return topUpOf(productId, currency, value);
  const plan = findPlan(productId, planId);
  if (!plan) return { field: 'plan_id', problem: 'there is no such plan' };
  if (plan.prices[currency] === undefined) {
    return { field: 'plan_id', problem: 'its price is by agreement in this currency: write to us' };
  }
  const inCurrency = charged.includes(currency) ? currency : charged.find((other) => plan.prices[other] !== undefined);
  const minor = inCurrency && plan.prices[inCurrency];
  if (!minor) return { field: 'currency', problem: 'cards are not charged in this currency' };
  return { productId, planId, emails: undefined, money: { minor, currency: inCurrency } };
}

function topUpOf(productId: number, currency: Currency, minor: number): UntaxedItem | NotForSale {
  if (productId !== topUp.productId) return { field: 'plan_id', problem: 'say which plan' };
  if (currency !== topUp.currency) return { field: 'currency', problem: 'a top-up is paid in COP' };
  if (minor < topUp.least || minor > topUp.most || minor % smallestAmount(currency) !== 0) {
    return {
      field: 'value',
      problem: `a top-up is from ${writeAmount(topUp.least, currency)} to ${writeAmount(topUp.most, currency)} COP, in whole pesos`,
    };
  }
  return { productId, planId: undefined, emails: emailsFor(minor), money: { minor, currency } };
}

export function isNotForSale(found: object): found is NotForSale {
  return 'problem' in found;
}

function orderKey(secret: string, reference: string): string {
  return linkKey(secret, 'order', reference);
}

export function isOrderKey(secret: string, reference: string, key: string): boolean {
  return isLinkKey(secret, 'order', reference, key);
}

/** The address of the page with an order's state. */
export function orderAddress(secret: string, reference: string, language: Language): string {
  return paymentHref(language, reference, orderKey(secret, reference));
}

/** The address of the form for what the invoice needs. */
export function detailsAddress(secret: string, reference: string, language: Language): string {
  return `${orderAddress(secret, reference, language)}&details=yes`;
}

export function receiptAddress(secret: string, reference: string): string {
  return `/pay/receipts/${reference}.pdf?key=${orderKey(secret, reference)}`;
}

/** The address that the checkout redirects to. It has no query, because the provider appends its own. */
function backAddress(secret: string, reference: string, language: Language): string {
  return `/pay/back/${language}/${reference}/${orderKey(secret, reference)}`;
}

/**
 * Finds the order by its reference and key. A wrong key does not reveal whether the order exists. If its owner has
 * deleted their account, only the team finds it.
 */
export async function findOrderByKey(
  c: AppContext,
  { database, secretOf, signedIn }: Pick<PaymentDeps, 'database' | 'secretOf' | 'signedIn'>,
  typed: string,
  key: string,
): Promise<PaymentOrder | undefined> {
  const reference = readOrderReference(typed);
  if (!reference || !isOrderKey(await secretOf(), reference, key)) return undefined;
  const order = await findOrder(database.db, reference);
  return order?.ownerDeletedAt && !(await signedIn(c))?.isStaff ? undefined : order;
}

/** There is a receipt for every order that was paid, also if the money was returned later. */
export function hasReceipt({ state, paidAt }: Pick<PaymentOrder, 'state' | 'paidAt'>): boolean {
  return paidAt !== null && (state === 'paid' || state === 'voided');
}

type StoredItem = Pick<
  PaymentOrder,
  'productId' | 'quoteReference' | 'planId' | 'emails' | 'currency' | 'amount' | 'taxes' | 'openLines'
>;

/** The item and price of an order, as pages use them. */
export function pricedItemOf(order: StoredItem): PricedItem {
  const { productId, quoteReference, planId, emails, amount: minor, taxes, openLines } = order;
  const currency = currencies.find((known) => known === order.currency.toLowerCase());
  if (!currency) throw new Error(`An order has a currency that the site does not know: ${order.currency}`);
  return {
    productId: productId ?? undefined,
    quote: quoteReference ?? undefined,
    planId: planId ?? undefined,
    emails: emails ?? undefined,
    money: { minor, currency },
    taxes,
    openLines,
  };
}

/** The data that a browser needs to pay an order. It stays the same as long as the order can be paid. */
export async function checkoutOf(
  c: AppContext,
  { order, billing }: { readonly order: PaymentOrder; readonly billing: OrderBilling | undefined },
  provider: PaymentProvider,
  { config, secretOf }: Pick<PaymentDeps, 'config' | 'secretOf'>,
): Promise<Checkout> {
  const secret = await secretOf();
  const { reference, amount, expiresAt } = order;
  const language = languageOf(order);
  const isSandbox = provider.name === 'sandbox';
  // The sandbox uses the address that the visitor opened the site at; other providers use the public one.
  const { host } = new URL(c.req.url);
  const scheme = isSecure(headersOf(c), config.trustProxy) ? 'https' : 'http';
  const origin = isSandbox ? `${scheme}://${host}` : config.publicUrl;
  const redirectUrl = `${origin}${backAddress(secret, reference, language)}`;
  const email = order.email ?? undefined;
  const { currency } = pricedItemOf(order).money;
  const providerCheckout = provider.checkout({
    reference,
    currency,
    amount,
    expiresAt,
    redirectUrl,
    email,
    name: billing?.name,
  });
  return {
    reference,
    currency: currency.toUpperCase(),
    amount_in_cents: amount,
    public_key: providerCheckout.publicKey,
    signature: { integrity: providerCheckout.integrity },
    expiration_time: providerCheckout.expirationTime,
    redirect_url: redirectUrl,
    customer_data: { ...(email && { email }), ...(billing && { fullName: billing.name }) },
    widget_url: providerCheckout.widgetUrl,
    checkout_url: isSandbox ? `${providerCheckout.checkoutUrl}&lang=${language}` : providerCheckout.checkoutUrl,
    order_url: orderAddress(secret, reference, language),
    ...(!billing && { details_url: detailsAddress(secret, reference, language) }),
    is_sandbox: isSandbox,
  };
}
