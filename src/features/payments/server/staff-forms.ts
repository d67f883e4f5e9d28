import { randomUUID } from 'node:crypto';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { cutText, dayText, plainLine, referenceText, uuidText } from '#platform/contracts/bounded-input.ts';
import { manyLines, oneLine } from '#platform/contracts/text-rules.ts';
import {
  type ActionDeps,
  type FormHandler,
  type FormOutcome,
  noteAction,
  wrongInput,
} from '#platform/server/staff/staff-actions.ts';
import { readAmount, writeAmount } from '#site/money.ts';
import { refundReasons } from '../payment-answer.ts';
import { longestNote } from '../staff-payment-lines.ts';
import { checkBilling, readTyped, saveBilling } from './billing.ts';
import { deliverOrder, undoDelivery } from './delivery.ts';
import { tellOfRefund } from './mail.ts';
import { recordRefund } from './refunds.ts';
import { findOrder, readOrderReference } from './store/orders.ts';
import { orderBilling, paymentTransaction } from './tables.ts';
import { stopDeliveryMail } from './withdraw-delivery.ts';

/** PostgreSQL cannot store all control characters, and a pasted text may contain some. */
const withoutControls = (text: string) => text.replace(/[^\P{Cc}\n]/gu, ' ');

const note = cutText(2 * longestNote)
  .transform((typed) => manyLines.tidy(withoutControls(typed.replaceAll('\r\n', '\n')), longestNote))
  .catch('')
  .default('');
const ofPayment = {
  payment: referenceText(readOrderReference),
  /** Of the form, so that sending it twice does it once. */
  id: uuidText().catch(() => randomUUID()),
  message: note,
};

const placeOf = (payment: string) => ({ view: 'payment', payment }) as const;
const unknownPayment: FormOutcome = { place: { view: 'payments' }, status: 404, errorCode: 'unknownPayment' };

const messageFields = z.object(ofPayment);

export const deliver: FormHandler = async (typed, deps) => {
  const { data } = messageFields.safeParse(typed);
  if (!data) return wrongInput({ view: 'payments' });
  const place = placeOf(data.payment);
  if (data.message.length > longestNote) return { place, status: 422, problems: { message: 'tooLong' } };
  const outcome = await deliverOrder(deps, data.payment, { id: data.id, note: data.message });
  if (outcome === 'unknown') return unknownPayment;
  return outcome === 'done' ? { done: 'delivered', place } : { place, status: 409, errorCode: outcome };
};

export const undeliver: FormHandler = async (typed, deps) => {
  const { data } = messageFields.safeParse(typed);
  if (!data) return wrongInput({ view: 'payments' });
  const place = placeOf(data.payment);
  if (data.message.length > longestNote) return { place, status: 422, problems: { correction: 'tooLong' } };
  const outcome = await undoDelivery(deps, data.payment, { id: data.id, note: data.message });
  if (outcome === 'unknown') return unknownPayment;
  if (outcome === 'needsWords') return { place, status: 422, problems: { correction: 'missing' } };
  deps.wakeMail();
  return { done: outcome === 'undone' ? 'undone' : 'corrected', place };
};

const refundFields = z.object({
  ...ofPayment,
  amount: cutText(40).default(''),
  reason: z.enum(refundReasons).catch('other'),
  provider_reference: plainLine(100).trim().catch(''),
  date: dayText().optional().catch(undefined),
});

export const refund: FormHandler = async (typed, deps) => {
  const { data } = refundFields.safeParse(typed);
  if (!data) return wrongInput({ view: 'payments' });
  const place = placeOf(data.payment);
  const order = await findOrder(deps.db, data.payment);
  if (!order) return unknownPayment;
  const amount = readAmount(data.amount, order.currency);
  if (!amount) return { place, status: 422, problems: { amount: 'invalid' } };
  if (data.message.length > longestNote) return { place, status: 422, problems: { refundNote: 'tooLong' } };
  const { at } = deps.by;
  // Noon in Bogotá, so that the day is the same wherever it is read.
  const day = data.date ? new Date(`${data.date}T17:00:00Z`) : at;
  const refundedAt = new Date(Math.min(day.getTime(), at.getTime()));
  const secret = await deps.secretOf();
  const outcome = await deps.db.transaction(async (tx) => {
    const added = {
      id: data.id,
      amount,
      reason: data.reason,
      note: data.message || null,
      providerReference: data.provider_reference || null,
      refundedAt,
    };
    const recorded = await recordRefund(tx, data.payment, added, at);
    if (recorded.outcome !== 'recorded') return recorded;
    if (recorded.order.state === 'voided') await stopDeliveryMail(tx, recorded.order, at);
    await tellOfRefund(tx, { config: deps.config, secret, order: recorded.order }, recorded.refund);
    const details = { amount: `${order.currency.toUpperCase()} ${writeAmount(amount, order.currency)}` };
    await noteAction(tx, deps.by, { action: 'payment-refunded', subject: data.payment, details });
    return recorded;
  });
  if (outcome.outcome === 'unknown') return unknownPayment;
  if (outcome.outcome === 'notPaid') return { place, status: 409, errorCode: 'notRefundable' };
  if (outcome.outcome === 'tooMuch') return { place, status: 422, problems: { amount: 'tooMuch' } };
  deps.wakeMail();
  return { done: 'refunded', place };
};

const billingReference = z.object({ payment: referenceText(readOrderReference) });

/** Corrects what the invoice needs, or adds it, until the invoice is issued. */
export const changeBilling: FormHandler = async (typed, deps) => {
  const { data } = billingReference.safeParse(typed);
  const order = data && (await findOrder(deps.db, data.payment));
  if (!order) return data ? unknownPayment : wrongInput({ view: 'payments' });
  const place = placeOf(order.reference);
  const checked = checkBilling(readTyped(typed), false);
  if ('problems' in checked) return { place, status: 422, problems: checked.problems };
  const { details } = checked;
  const outcome = await deps.db.transaction(async (tx) => {
    const saved = await saveBilling(tx, order.id, { details, now: deps.by.at, byTeam: true });
    if (saved === 'saved') await noteAction(tx, deps.by, { action: 'payment-billing', subject: order.reference });
    return saved;
  });
  return outcome === 'saved' ? { done: 'billingSaved', place } : { place, status: 409, errorCode: 'invoiced' };
};

const invoiceFields = z.object({
  payment: referenceText(readOrderReference),
  invoice: cutText(60).transform((typed) => oneLine.tidy(withoutControls(typed).replaceAll('\n', ' '), 60)),
});

/** Notes the number of the invoice, which freezes its details. The first number stays. */
export const markInvoiced: FormHandler = async (typed, deps) => {
  const { data } = invoiceFields.safeParse(typed);
  const order = data && (await findOrder(deps.db, data.payment));
  if (!data || !order) return data ? unknownPayment : wrongInput({ view: 'payments' });
  const place = placeOf(order.reference);
  if (data.invoice === '') return { place, status: 422, problems: { invoice: 'missing' } };
  const done = await deps.db.transaction(async (tx) => {
    const [marked] = await tx
      .update(orderBilling)
      .set({ invoiceNumber: data.invoice, invoicedAt: deps.by.at })
      .where(and(eq(orderBilling.orderId, order.id), isNull(orderBilling.invoicedAt)))
      .returning();
    const details = { number: data.invoice };
    if (marked) await noteAction(tx, deps.by, { action: 'payment-invoiced', subject: order.reference, details });
    return marked !== undefined;
  });
  return done ? { done: 'invoiced', place } : { place, status: 409, errorCode: 'invoiced' };
};

/** Marks the problem of a payment as solved. True also if it was solved before; then no action is recorded. */
export async function settleProblem({ db, by }: ActionDeps, transaction: { provider: string; id: string }) {
  const isThis = and(eq(paymentTransaction.provider, transaction.provider), eq(paymentTransaction.id, transaction.id));
  return db.transaction(async (tx) => {
    const [found] = await tx
      .select()
      .from(paymentTransaction)
      .where(and(isThis, isNotNull(paymentTransaction.problem)))
      .for('update');
    if (!found) return false;
    if (found.settledAt) return true;
    await tx.update(paymentTransaction).set({ settledAt: by.at }).where(isThis);
    await noteAction(tx, by, { action: 'payment-settled', subject: found.reference });
    return true;
  });
}

const settleFields = z.object({ provider: plainLine(10), id: plainLine(100) });

export const settle: FormHandler = async (typed, deps) => {
  const place = { view: 'payments' } as const;
  const { data } = settleFields.safeParse(typed);
  if (!data) return wrongInput(place);
  const isSettled = await settleProblem(deps, data);
  return isSettled ? { done: 'settled', place } : { place, status: 404, errorCode: 'unknownPayment' };
};
