import { wordsIn } from '#content/words.ts';
import type { Db } from '#platform/database/database.ts';
import { MailFailure } from '#platform/server/mail/compose-mail.ts';
import { type Attach, attachNothing } from '#platform/server/mail/deliver-mail.ts';
import { languageOf } from '#platform/server/pages/choose-language.ts';
import type { CountryId } from '#site/countries.ts';
import { describeItem } from '../describe-item.ts';
import type { DrawReceipt, Receipt } from '../receipt.ts';
import { hasReceipt, pricedItemOf } from './order.ts';
import { findOrder, type PaymentOrder } from './store/orders.ts';

/** The country whose paper size is used. An order has no country, so its currency decides. */
const countryOfCurrency = { cop: 'co', usd: 'us', cad: 'ca' } as const satisfies Record<string, CountryId>;

/** The content of an order's receipt. Undefined: it was never paid. */
export function receiptOf(order: PaymentOrder): Receipt | undefined {
  const { reference, paidAt, email, provider, state } = order;
  if (!paidAt || !hasReceipt(order)) return undefined;
  const { money, taxes, openLines, ...item } = pricedItemOf(order);
  const language = languageOf(order);
  return {
    reference,
    item: describeItem(item, wordsIn(language), language),
    money,
    taxes,
    openLines,
    paidAt: paidAt.getTime(),
    email: email ?? undefined,
    language,
    country: countryOfCurrency[money.currency],
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
    const receipt = order && receiptOf(order);
    if (!receipt) throw new MailFailure('there is no receipt for this order');
    return { name: `${reference}.pdf`, type: 'application/pdf', content: await drawReceipt(receipt) };
  };
}
