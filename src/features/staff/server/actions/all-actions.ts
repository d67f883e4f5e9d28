import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { addMarketing, endMarketing } from '#features/marketing/server/staff.ts';
import { cancelMeeting } from '#features/meetings/server/staff.ts';
import { settle } from '#features/payments/server/staff/settle.ts';
import { readOrderReference } from '#features/payments/server/store/orders.ts';
import { paymentOrder } from '#features/payments/server/tables.ts';
import { answer, changeState, quarantine, release } from '#features/tickets/server/staff/forms.ts';
import { referenceText } from '#platform/contracts/bounded-input.ts';
import type { Db } from '#platform/database/database.ts';
import { type Action, wrongInput } from '#platform/server/staff/action.ts';
import type { Actor } from '#platform/server/staff/staff-actions.ts';
import { noteAction } from '#platform/server/staff/staff-actions.ts';
import type { StaffActionName } from '#site/staff.ts';
import { staffActions } from '#site/staff.ts';
import { resend, resendDead } from '../outbox.ts';

/** `done` also if it was delivered before; then nothing is logged, and the first time stays. */
type DeliverOutcome = 'done' | 'unknown' | 'notPaid';

/** Marks an order as delivered. The buyer sees it on the page of the order. */
async function deliverOrder(db: Db, by: Actor, reference: string): Promise<DeliverOutcome> {
  return db.transaction(async (tx) => {
    const [found] = await tx.select().from(paymentOrder).where(eq(paymentOrder.reference, reference)).for('update');
    if (!found) return 'unknown';
    if (found.state !== 'paid') return 'notPaid';
    if (found.deliveredAt) return 'done';
    await tx.update(paymentOrder).set({ deliveredAt: by.at }).where(eq(paymentOrder.id, found.id));
    await noteAction(tx, by, { action: 'payment-delivered', subject: reference });
    return 'done';
  });
}

const deliverFields = z.object({ payment: referenceText(readOrderReference) });

const deliver: Action = async (typed, { db, by }) => {
  const { data } = deliverFields.safeParse(typed);
  if (!data) return wrongInput({ view: 'payments' });
  const place = { view: 'payment', payment: data.payment } as const;
  const outcome = await deliverOrder(db, by, data.payment);
  if (outcome === 'unknown') return { place: { view: 'payments' }, status: 404, errorCode: 'unknownPayment' };
  return outcome === 'done' ? { done: 'delivered', place } : { place, status: 409, errorCode: outcome };
};

const actions: Readonly<Record<StaffActionName, Action>> = {
  answer,
  state: changeState,
  quarantine,
  release,
  resend,
  resendDead,
  addMarketing,
  endMarketing,
  deliver,
  settle,
  cancelMeeting,
};

const named = z.object({ action: z.enum(staffActions) });

/** Runs the action that the form names. */
export const runAction: Action = async (typed, parts) => {
  const { data } = named.safeParse(typed);
  return data ? actions[data.action](typed, parts) : wrongInput();
};
