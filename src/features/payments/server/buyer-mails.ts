import { wordsIn } from '#content/words.ts';
import { hoursIn } from '#platform/opening-hours.ts';
import type { Config } from '#platform/server/config/config.ts';
import type { Mail } from '#platform/server/mail/outbox.ts';
import { mailLimit } from '#platform/server/mail/unproven-recipient.ts';
import { languageOf } from '#platform/server/pages/choose-language.ts';
import type { Language } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { formatMoney } from '#site/money.ts';
import { mailIn } from '#ui/mail/mail-in.ts';
import { describeItem } from '../describe-item.ts';
import { orderAddress, pricedItemOf } from './order.ts';
import type { PaymentRefund } from './refunds.ts';
import type { PaymentOrder } from './store/orders.ts';

declare module '#platform/server/mail/outbox.ts' {
  interface MailKeys
    extends Record<`payment-${PayerNews}`, `payment:${string}:${PayerNews}`>,
      Record<`payment-${DeliveryNews}`, ReturnType<typeof deliveryKey>> {
    readonly 'payment-refunded': `payment:${string}:refund:${string}`;
    /** Of the second charge of an order. */
    readonly 'payment-refunded-second': `payment:${string}:refund:${string}`;
  }
}

/** The news that the payer gets by mail. */
export type PayerNews = 'approved' | 'declined' | 'voided';

type DeliveryNews = 'delivered' | 'undelivered';

/**
 * Written in the language of the purchase. Replies go to the team. It contains no text that anybody typed, because the
 * address may be somebody else's: the page of the order and the receipt have the invoice details.
 */
export function payerMail(
  { teamEmail, publicUrl }: Pick<Config, 'teamEmail' | 'publicUrl'>,
  secret: string,
  order: PaymentOrder & { readonly email: string },
  news: PayerNews,
  hasBilling = true,
): Mail {
  const language = languageOf(order);
  const { payer } = wordsIn(language).paymentMail;
  const { reference, email } = order;
  const { taxes, ...facts } = orderFacts(order, language);
  const { write, label, heading, greeting, paragraph, notice, list, button, signature } = mailIn(
    { kind: 'payment', language, publicUrl },
    facts,
  );
  return {
    key: `payment:${reference}:${news}`,
    recipient: email,
    replyTo: teamEmail,
    ...(news === 'approved' && { attachment: { kind: 'receipt', reference } }),
    ...write(payer[news].subject, [
      label(reference, { text: payer[news].stamp, tone: tones[news] }),
      heading(payer[news].title),
      ...(order.provider === 'sandbox' ? [notice(payer.sandbox)] : []),
      greeting(),
      paragraph(payer[news].text),
      priceOf({ ...facts, taxes }, language),
      ...(news === 'approved' && facts.open ? [paragraph(payer.approved.open)] : []),
      ...(news === 'approved' && !hasBilling ? [paragraph(payer.approved.missing)] : []),
      ...(news === 'approved' ? [paragraph(payer.approved.next), list(hoursIn(language))] : []),
      ...(news === 'declined' ? [paragraph(payer.declined.advice)] : []),
      // The page of an order whose owner has deleted their account is only for the team.
      ...(order.ownerDeletedAt
        ? []
        : [button(payer[news].see, `${publicUrl}${orderAddress(secret, reference, language)}`)]),
      paragraph(payer.more),
      signature(),
    ]),
    deleteWhenDone: order.ownerDeletedAt !== null,
    // Anyone can try a bad card with someone else's address. Mail about money that moved has no limit.
    limit: news === 'declined' ? mailLimit(secret, 'confirmation', email) : undefined,
  };
}

export const tones = { approved: 'good', declined: 'bad', voided: 'neutral' } as const;

interface RefundNews {
  readonly refund: PaymentRefund;
  /** All refunds together, in minor units. */
  readonly refunded: number;
}

/** Tells the buyer how much was returned, and why in the team's own words. */
export function refundMail(
  { teamEmail, publicUrl }: NotifyConfig,
  secret: string,
  order: Addressed,
  { refund, refunded }: RefundNews,
): Mail {
  const language = languageOf(order);
  const { payer } = wordsIn(language).paymentMail;
  const { reference, email } = order;
  const { money } = pricedItemOf(order);
  const written = (minor: number) => formatMoney({ ...money, minor }, language);
  const values = {
    reference,
    amount: written(money.minor),
    refund: written(refund.amount),
    refunded: written(refunded),
  };
  const words = payer.refunded;
  const mail = mailIn({ kind: 'payment', language, publicUrl }, values);
  const { paragraph } = mail;
  return {
    key: `payment:${reference}:refund:${refund.id}`,
    recipient: email,
    replyTo: teamEmail,
    ...mail.write(words.subject, [
      mail.label(reference, { text: words.stamp, tone: 'neutral' }),
      mail.heading(words.title),
      ...(order.provider === 'sandbox' ? [mail.notice(payer.sandbox)] : []),
      mail.greeting(),
      paragraph(refund.isExtra ? words.secondCharge : words.text),
      ...(!refund.isExtra && refunded > refund.amount ? [paragraph(words.sum)] : []),
      ...(refund.note ? [paragraph(words.note), mail.quote(refund.note)] : []),
      ...(order.ownerDeletedAt
        ? []
        : [mail.button(words.see, `${publicUrl}${orderAddress(secret, reference, language)}`)]),
      paragraph(payer.more),
      mail.signature(),
    ]),
    deleteWhenDone: order.ownerDeletedAt !== null,
  };
}

/** Tells the buyer that the order is delivered, or that it is not after all, in the team's own words. */
export function deliveryMail(
  { teamEmail, publicUrl }: NotifyConfig,
  secret: string,
  order: Addressed,
  news: DeliveryNews,
  { id, note }: { readonly id: string; readonly note: string },
): Mail {
  const language = languageOf(order);
  const { payer } = wordsIn(language).paymentMail;
  const words = payer[news];
  const { reference, email } = order;
  const { item } = orderFacts(order, language);
  const mail = mailIn({ kind: 'payment', language, publicUrl }, { reference });
  return {
    key: deliveryKey(reference, news, id),
    recipient: email,
    replyTo: teamEmail,
    ...mail.write(words.subject, [
      mail.label(reference, { text: words.stamp, tone: news === 'delivered' ? 'good' : 'neutral' }),
      mail.heading(words.title),
      ...(order.provider === 'sandbox' ? [mail.notice(payer.sandbox)] : []),
      mail.greeting(),
      mail.paragraph(words.text),
      mail.list([item]),
      ...(note ? [mail.paragraph(words.note), mail.quote(note)] : []),
      ...(order.ownerDeletedAt
        ? []
        : [mail.button(words.see, `${publicUrl}${orderAddress(secret, reference, language)}`)]),
      mail.paragraph(payer.more),
      mail.signature(),
    ]),
    deleteWhenDone: order.ownerDeletedAt !== null,
  };
}

/** At the end of the key of a mail to the account. */
export const accountMark = ':account';

/** Of the mail and the notification about a delivery. */
export function deliveryKey(reference: string, news: DeliveryNews, id: string) {
  return `payment:${reference}:${news}:${id}` as const;
}

interface PriceFacts {
  readonly item?: string | undefined;
  readonly amount: string;
  readonly taxes?: readonly { readonly label: string; readonly value: string }[];
}

/** What was bought, and the amount as large as in the receipt. */
export function priceOf({ item, amount, taxes = [] }: PriceFacts, language: Language) {
  const { labels } = wordsIn(language).paymentMail.team;
  const lines = item ? [{ label: item }] : [];
  return {
    kind: 'prices',
    title: item && labels.item,
    lines,
    sums: taxes,
    total: { label: labels.amount, value: amount },
  } as const;
}

/** The name and the price of an order, as text. */
export function orderFacts(order: PaymentOrder, language: Language) {
  const { money, taxes, openLines, ...item } = pricedItemOf(order);
  return {
    reference: order.reference,
    item: describeItem(item, wordsIn(language), language),
    amount: formatMoney(money, language),
    open: openLines.join(', '),
    taxes: taxes.map(({ name, rate, minor }) => ({
      label: format(wordsIn(language).payment.facts.tax, language, { name, rate: rate / 100 }),
      value: formatMoney({ ...money, minor }, language),
    })),
  };
}

export type NotifyConfig = Pick<Config, 'teamEmail' | 'publicUrl'>;

export type Addressed = PaymentOrder & { readonly email: string };
