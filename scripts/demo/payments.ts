import { emailsFor, plansOf, topUp } from '#content/catalogue/plans.ts';
import { laterBy, momentsBefore, whenAtWork } from './calendar.ts';
import { accountOf, type Demo, type DemoRows, personAt } from './demo-rows.ts';
import type { Person } from './people.ts';

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

type Order = DemoRows['orders'][number];
type Item = Pick<Order, 'productId' | 'quoteReference' | 'planId' | 'emails' | 'currency' | 'amount'>;

/** Orders that pay quotes, and orders of plans and top-ups, with the attempts to pay them. */
export function addPayments(demo: Demo): void {
  const { random, rows, now, days, size, people } = demo;
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
    const person = random.pick(people);
    addOrder(demo, person, at, directItem(demo, person));
  }
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
  const isDelivered = state === 'paid' && delivered < now && random.chance(0.97);
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
    nextCheckAt: null,
  });
  if (isDelivered)
    rows.actions.push({
      staffEmail: random.pick(demo.team),
      action: 'payment-delivered',
      subject: reference,
      at: delivered,
    });
  if (state === 'expired') return;
  const status = { paid: 'APPROVED', voided: 'VOIDED', declined: 'DECLINED', error: 'ERROR' } as const;
  const transaction = `demo-${id}`;
  const updatedAt = state === 'voided' ? laterBy(paidAt, 48, random) : paidAt;
  const { currency, amount } = item;
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
