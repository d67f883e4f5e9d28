import type { Db } from '#database/database.ts';
import { findOrder } from '#database/payments/find-order.ts';
import type { DrawReceipt } from '#site/payments/receipt.ts';
import { type Attach, attachNothing } from '../../mail/attach.ts';
import { MailFailure } from '../../mail/mail-failure.ts';
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
