import { laterBy, momentsBefore, whenAtWork } from '#app/testing-demo/calendar.ts';
import { accountOf, type Demo, type DemoRows, personAt, somebody } from '#app/testing-demo/demo-rows.ts';
import type { Person } from '#app/testing-demo/people.ts';
import { emailsFor, plansOf, topUp } from '#content/catalogue/plans.ts';
import { msPerDay } from '#site/durations.ts';
import { nitCheckDigit } from '../tax-ids.ts';

const minute = 60_000;
/** Of quotes. */
const paidQuotes = 0.42;
/** Of tickets. */
const directShare = 0.05;
const outcomes = [
  ['paid', 84],
  ['declined', 7],
  ['expired', 5],
  ['voided', 3],
  ['error', 1],
] as const;

const deliveryNotes = {
  es: ['Los accesos están en el correo siguiente. Cualquier duda, responda a este mensaje.', 'Quedó activo desde hoy.'],
  en: ['Your access data is in the next mail. Reply to this one if anything is missing.'],
  fr: ['Vos accès sont dans le prochain courriel. Répondez à celui-ci s’il manque quelque chose.'],
} as const;
const refundNotes = {
  es: 'Devolvemos la diferencia por los días sin servicio.',
  en: 'We return the difference for the days without service.',
  fr: 'Nous vous rendons la différence pour les jours sans service.',
} as const;

type Order = DemoRows['orders'][number];
type Item = Pick<Order, 'productId' | 'quoteReference' | 'planId' | 'emails' | 'currency' | 'amount'>;

/** Orders that pay quotes, and orders of plans and top-ups, with the attempts to pay them. */
export function addPayments(demo: Demo): void {
  const { random, rows, now, days, size } = demo;
  for (const { reference, email, currency, total, createdAt, validUntil } of rows.quotes) {
    const person = personAt(demo, email);
    const at = laterBy(createdAt, 40, random);
    if (!person || !random.chance(paidQuotes) || at > validUntil || at > now) continue;
    addOrder(demo, person, at, {
      productId: null,
      quoteReference: reference,
      planId: null,
      emails: null,
      currency,
      amount: total,
    });
  }
  for (const at of momentsBefore(now, days, Math.ceil(size * directShare), random)) {
    const person = somebody(demo);
    addOrder(demo, person, at, directItem(demo, person));
  }
  numberInvoices(demo);
}

function directItem({ random }: Demo, { currency }: Person): Item {
  const none = { quoteReference: null, planId: null, emails: null };
  const plans = [3, 4].flatMap(plansOf).filter(({ prices }) => prices[currency]);
  const plan = random.pick(plans);
  if (currency === topUp.currency && random.chance(0.25)) {
    const amount = random.between(2, 40) * 5_000_000;
    const bought = Math.min(Math.max(amount, topUp.least), topUp.most);
    return { ...none, productId: topUp.productId, emails: emailsFor(bought), currency, amount: bought };
  }
  return { ...none, productId: plan.productId, planId: plan.id, currency, amount: plan.prices[currency] ?? 0 };
}

function addOrder(demo: Demo, person: Person, createdAt: Date, item: Item): void {
  const { random, rows, now } = demo;
  const [state] = random.weighted(outcomes, ([, share]) => share);
  const paidAt = new Date(createdAt.getTime() + random.between(1, 9) * minute);
  const isPaid = state === 'paid' || state === 'voided';
  const delivered = whenAtWork(paidAt, random, 300);
  const isDelivered = state === 'paid' && delivered < now && !stillWaits(demo, paidAt);
  const id = random.uuid();
  const reference = random.code('P', 3);
  rows.orders.push({
    id,
    reference,
    userId: accountOf(person),
    email: person.email,
    language: person.language,
    ...item,
    provider: 'sandbox',
    state,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + 60 * minute),
    paidAt: isPaid ? paidAt : null,
    deliveredAt: isDelivered ? delivered : null,
    deliveryId: isDelivered ? random.uuid() : null,
    deliveryNote: isDelivered && random.chance(0.5) ? random.pick(deliveryNotes[person.language]) : null,
    nextCheckAt: null,
  });
  if (isDelivered) note(demo, 'payment-delivered', reference, delivered);
  if (isPaid && random.chance(0.6)) addBilling(demo, person, { id, reference, at: createdAt, isDelivered });
  if (state === 'expired') return;
  const status = { paid: 'APPROVED', voided: 'VOIDED', declined: 'DECLINED', error: 'ERROR' } as const;
  const transaction = `demo-${id}`;
  const updatedAt = state === 'voided' ? laterBy(paidAt, 48, random) : paidAt;
  const { currency, amount } = item;
  if (state === 'voided') {
    const returned = { orderId: id, amount, providerReference: transaction, transactionId: transaction };
    rows.refunds.push({ id: random.uuid(), reason: 'other', ...returned, refundedAt: updatedAt, createdAt: updatedAt });
  }
  if (isDelivered && random.chance(0.03)) addDiscount(demo, person, { id, reference, currency, amount, at: delivered });
  rows.transactions.push({
    provider: 'sandbox',
    id: transaction,
    orderId: id,
    reference,
    status: status[state],
    currency: currency.toUpperCase(),
    amount,
    email: person.email,
    createdAt: paidAt,
    updatedAt,
  });
  rows.events.push({
    key: `sandbox:${id}`,
    transactionId: transaction,
    status: status[state],
    sentAt: updatedAt,
    receivedAt: updatedAt,
  });
}

/** Only some of the latest orders wait for the team. */
function stillWaits({ random, now }: Demo, paidAt: Date): boolean {
  return now.getTime() - paidAt.getTime() < 9 * msPerDay && random.chance(0.6);
}

interface Bought {
  readonly id: string;
  readonly reference: string;
  readonly at: Date;
}

/** What the invoice needs. Of what was delivered, most invoices have been issued. */
function addBilling(
  demo: Demo,
  { name, company, country, phone }: Person,
  { id, reference, at, isDelivered }: Bought & { readonly isDelivered: boolean },
): void {
  const { random, rows } = demo;
  const [street, city, region, postalCode] = addresses[country] ?? addresses.other;
  const digits = String(random.between(100_000_000, 999_999_999));
  const nit = { taxIdType: 'nit', taxId: `${digits}-${nitCheckDigit(digits)}` };
  const isColombian = country === 'co';
  const ofPerson = isColombian ? { taxIdType: 'cc', taxId: digits } : {};
  rows.billing.push({
    orderId: id,
    kind: company ? 'company' : 'person',
    name,
    company,
    ...(company && isColombian ? nit : ofPerson),
    street: `${street} ${random.between(1, 99)}`,
    city,
    region,
    postalCode,
    country: country.toUpperCase(),
    phone,
    updatedAt: at,
    invoiceNumber: null,
    invoicedAt: null,
  });
  if (isDelivered && random.chance(0.85)) note(demo, 'payment-invoiced', reference, at);
}

/** The orders come in no order, but the number of an invoice is later if it was paid later. */
function numberInvoices({ rows }: Demo): void {
  const orders = new Map(rows.orders.map((order) => [order.reference, order]));
  const billings = new Map(rows.billing.map((billing) => [billing.orderId, billing]));
  const invoices = rows.actions
    .filter(({ action }) => action === 'payment-invoiced')
    .flatMap((action) => {
      const { id = '', paidAt, deliveredAt } = orders.get(action.subject) ?? {};
      const billing = billings.get(id);
      return billing && paidAt && deliveredAt ? [{ action, billing, paidAt, deliveredAt }] : [];
    })
    .toSorted((one, other) => one.paidAt.getTime() - other.paidAt.getTime());
  let issuedAt = new Date(0);
  for (const [index, { action, billing, deliveredAt }] of invoices.entries()) {
    // Not before the one with the previous number.
    issuedAt = deliveredAt > issuedAt ? deliveredAt : issuedAt;
    billing.invoiceNumber = `FE-${index + 1}`;
    billing.invoicedAt = issuedAt;
    action.details = { number: billing.invoiceNumber };
    action.at = issuedAt;
  }
}

/** Streets that do not exist. */
const addresses: Readonly<Record<string, Address>> & { readonly other: Address } = {
  co: ['Calle de los Faroles', 'Bogotá', 'Bogotá D. C.', null],
  us: ['Paper Train Road', 'Austin', 'TX', '00000'],
  ca: ['rue du Homard Gaucher', 'Montréal', 'QC', 'H0H 0H0'],
  other: ['Yellow Umbrella Street', 'Springfield', null, null],
};

type Address = readonly [street: string, city: string, region: string | null, postalCode: string | null];

/** The team returns a part of the price. */
function addDiscount(
  demo: Demo,
  { language }: Person,
  { id, reference, currency, amount, at }: Bought & { readonly currency: string; readonly amount: number },
): void {
  const { random, rows, now } = demo;
  const refundedAt = whenAtWork(laterBy(at, 72, random), random);
  if (refundedAt >= now) return;
  const returned = Math.max(1, Math.round(amount / 10));
  const words = { reason: 'discount', note: refundNotes[language] } as const;
  rows.refunds.push({ id: random.uuid(), orderId: id, amount: returned, ...words, refundedAt, createdAt: refundedAt });
  const details = { amount: `${currency.toUpperCase()} ${(returned / 100).toFixed(2)}` };
  note(demo, 'payment-refunded', reference, refundedAt, details);
}

function note(
  { random, rows, team }: Demo,
  action: string,
  subject: string,
  at: Date,
  details: Readonly<Record<string, string>> = {},
): void {
  rows.actions.push({ staffEmail: random.pick(team), action, subject, details, at });
}
