import { TransactionRollbackError } from 'drizzle-orm';
import { removeNotification } from '#features/accounts/server/store/notifications.ts';
import type { Db } from '#platform/database/database.ts';
import { withdrawMail } from '#platform/server/mail/outbox.ts';
import { msPerMinute } from '#site/durations.ts';
import { accountMark, deliveryKey } from './buyer-mails.ts';
import type { PaymentOrder } from './store/orders.ts';

/** Milliseconds for which a delivery can be taken back without anyone having heard of it. */
const undoTime = msPerMinute;

/** Undefined: it was not delivered. */
export function undoableUntil({ deliveredAt }: Pick<PaymentOrder, 'deliveredAt'>): number | undefined {
  return deliveredAt ? deliveredAt.getTime() + undoTime : undefined;
}

/** Takes back the mail and the notification of a delivery. False: a mail has left. Then the caller has to roll back. */
export async function withdrawDelivery(tx: Db, { reference, deliveryId }: PaymentOrder, now: Date): Promise<boolean> {
  // Orders that were delivered before there were such mails have no id.
  if (!deliveryId) return true;
  const key = deliveryKey(reference, 'delivered', deliveryId);
  if (!(await withdrawMail(tx, [key, `${key}${accountMark}`], now))) return false;
  await removeNotification(tx, key);
  return true;
}

/** Somebody who got everything back must not read a minute later that it was set up. What was told before stays told. */
export async function stopDeliveryMail(tx: Db, order: PaymentOrder, now: Date): Promise<void> {
  if (now.getTime() >= (undoableUntil(order) ?? 0)) return;
  await tx
    .transaction(async (inner) => {
      if (!(await withdrawDelivery(inner, order, now))) inner.rollback();
    })
    .catch((error: unknown) => {
      if (!(error instanceof TransactionRollbackError)) throw error;
    });
}
