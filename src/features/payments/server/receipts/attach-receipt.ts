import type { Db } from '#platform/database/database.ts';
import { type Attach, attachNothing } from '#platform/server/mail/attach.ts';
import { MailFailure } from '#platform/server/mail/mail-failure.ts';
import type { DrawReceipt } from '../../receipt.ts';
import { findOrder } from '../store/find-order.ts';
import { receiptOf } from './receipt-of.ts';

/** Draws the receipt when its mail is sent: an order keeps all that stands on it. */
export function attachReceipt(db: Db, drawReceipt: DrawReceipt): Attach {
  return async (wish) => {
    if (wish.kind !== 'receipt') return attachNothing(wish);
    const { reference } = wish;
    const order = await findOrder(db, reference);
    const receipt = order && receiptOf(order);
    if (!receipt) throw new MailFailure('there is no receipt for this order');
    return { name: `${reference}.pdf`, type: 'application/pdf', content: await drawReceipt(receipt) };
  };
}
