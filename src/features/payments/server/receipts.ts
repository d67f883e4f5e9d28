import { wordsIn } from '#content/words.ts';
import type { Db } from '#platform/database/database.ts';
import { MailFailure } from '#platform/server/mail/compose-mail.ts';
import { type Attach, attachNothing } from '#platform/server/mail/deliver-mail.ts';
import { languageOf } from '#platform/server/pages/choose-language.ts';
import { countriesOf } from '#site/countries.ts';
import { describeItem } from '../describe-item.ts';
import type { DrawReceipt, Receipt } from '../receipt.ts';
import { detailsOf, findBilling } from './billing.ts';
import { hasReceipt, pricedItemOf } from './order.ts';
import { listRefunds, refundView } from './refunds.ts';
import { findOrder, type PaymentOrder } from './store/orders.ts';

/** The content of an order's receipt. Undefined: it was never paid. */
export async function receiptOf(db: Db, order: PaymentOrder): Promise<Receipt | undefined> {
  const { reference, paidAt, email, provider, state } = order;
  if (!paidAt || !hasReceipt(order)) return undefined;
  const { money, taxes, openLines, ...item } = pricedItemOf(order);
  const language = languageOf(order);
  const billing = await findBilling(db, order.id);
  return {
    reference,
    item: describeItem(item, wordsIn(language), language),
    money,
    taxes,
    openLines,
    paidAt: paidAt.getTime(),
    email: email ?? undefined,
    language,
    billing: billing && detailsOf(billing),
    refunds: (await listRefunds(db, [order.id])).map(refundView).map(({ minor, isExtra }) => ({ minor, isExtra })),
    // For the size of the paper: an order has no country, so its currency decides.
    country: countriesOf(money.currency)[0],
    isSandbox: provider === 'sandbox',
    isVoided: state === 'voided',
  };
}

/** Draws the receipt when its mail is sent, from the data saved with the order. */
export function attachReceipt(db: Db, drawReceipt: DrawReceipt): Attach {
  return async (attachment) => {
    if (attachment.kind !== 'receipt') return attachNothing(attachment);
    const { reference } = attachment;
    const order = await findOrder(db, reference);
    const receipt = order && (await receiptOf(db, order));
    if (!receipt) throw new MailFailure('there is no receipt for this order');
    return { name: `${reference}.pdf`, type: 'application/pdf', content: await drawReceipt(receipt) };
  };
}
