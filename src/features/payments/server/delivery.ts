import { eq } from 'drizzle-orm';
import { addNotification } from '#features/accounts/server/store/notifications.ts';
import type { Db } from '#platform/database/database.ts';
import { type ActionDeps, noteAction } from '#platform/server/staff/staff-actions.ts';
import { deliveryKey, deliveryMail } from './buyer-mails.ts';
import { findPayer, mailBuyer } from './mail.ts';
import type { PaymentOrder } from './store/orders.ts';
import { paymentOrder } from './tables.ts';
import { undoableUntil, withdrawDelivery } from './withdraw-delivery.ts';

interface Message {
  /** Of the form. */
  readonly id: string;
  /** The team's words to the buyer; empty if there are none. */
  readonly note: string;
}

/** `done` also if it was delivered before; then nothing is sent or logged, and the first time stays. */
type DeliverOutcome = 'done' | 'unknown' | 'notPaid';

/**
 * Marks an order as delivered, writes to the buyer and rings the bell. The mail waits for a minute, so that the team can
 * take it back.
 */
export async function deliverOrder(
  deps: ActionDeps,
  reference: string,
  { id, note }: Message,
): Promise<DeliverOutcome> {
  const { db, by, config } = deps;
  const secret = await deps.secretOf();
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, reference);
    if (!order) return 'unknown';
    if (order.state !== 'paid') return 'notPaid';
    if (order.deliveredAt) return 'done';
    const change = { deliveredAt: by.at, deliveryId: id, deliveryNote: note || null };
    await tx.update(paymentOrder).set(change).where(eq(paymentOrder.id, order.id));
    const nextAttemptAt = new Date(undoableUntil({ deliveredAt: by.at }) ?? by.at);
    await mailBuyer(tx, order, (to) => ({
      ...deliveryMail(config, secret, to, 'delivered', { id, note }),
      nextAttemptAt,
    }));
    await ring(tx, order, 'delivered', id);
    await noteAction(tx, by, { action: 'payment-delivered', subject: reference });
    return 'done';
  });
}

/** `undone`: nobody heard of it. `corrected`: the buyer was told again. `needsWords`: a correction needs them. */
type UndoOutcome = 'undone' | 'corrected' | 'needsWords' | 'unknown';

/** Thrown to roll back: the mail left while it was being taken back. */
class TooLate extends Error {}

/**
 * Takes a delivery back. Within the minute the mail and the notification disappear; after it, the buyer gets a correction
 * with the team's words. An order that is not delivered stays so.
 */
export async function undoDelivery(deps: ActionDeps, reference: string, message: Message): Promise<UndoOutcome> {
  try {
    return await undo(deps, reference, message, false);
  } catch (error) {
    if (!(error instanceof TooLate)) throw error;
    return undo(deps, reference, message, true);
  }
}

async function undo(deps: ActionDeps, reference: string, message: Message, isLate: boolean): Promise<UndoOutcome> {
  const { db, by } = deps;
  const secret = await deps.secretOf();
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, reference);
    if (!order) return 'unknown';
    if (!order.deliveredAt) return 'undone';
    const isSilent = !isLate && by.at.getTime() < (undoableUntil(order) ?? 0);
    if (!isSilent && message.note === '') return 'needsWords';
    await tx
      .update(paymentOrder)
      .set({ deliveredAt: null, deliveryId: null, deliveryNote: null })
      .where(eq(paymentOrder.id, order.id));
    if (isSilent) await takeBack(tx, order, by.at);
    else await correct(tx, order, message, { ...deps, secret });
    await noteAction(tx, by, { action: isSilent ? 'payment-undone' : 'payment-undelivered', subject: reference });
    return isSilent ? 'undone' : 'corrected';
  });
}

async function takeBack(tx: Db, order: PaymentOrder, now: Date): Promise<void> {
  if (!(await withdrawDelivery(tx, order, now))) throw new TooLate();
}

type CorrectDeps = Pick<ActionDeps, 'config'> & { readonly secret: string };

async function correct(tx: Db, order: PaymentOrder, message: Message, { config, secret }: CorrectDeps): Promise<void> {
  await mailBuyer(tx, order, (to) => deliveryMail(config, secret, to, 'undelivered', message));
  await ring(tx, order, 'undelivered', message.id);
}

async function lockOrder(tx: Db, reference: string): Promise<PaymentOrder | undefined> {
  const [found] = await tx.select().from(paymentOrder).where(eq(paymentOrder.reference, reference)).for('update');
  return found;
}

const kinds = { delivered: 'orderDelivered', undelivered: 'orderNotDelivered' } as const;

async function ring(tx: Db, { id: orderId, reference }: PaymentOrder, news: keyof typeof kinds, id: string) {
  const owner = await findPayer(tx, orderId);
  if (!owner) return;
  const event = deliveryKey(reference, news, id);
  await addNotification(tx, owner, { kind: kinds[news], event, values: { reference } });
}
