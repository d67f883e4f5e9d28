import { wordsIn } from '#content/words.ts';
import { teamLanguage } from '#features/tickets/server/mail.ts';
import { hoursIn } from '#platform/opening-hours.ts';
import type { Config } from '#platform/server/config/config.ts';
import { languageOf } from '#platform/server/language-of.ts';
import type { Mail } from '#platform/server/mail/outbox.ts';
import { mailLimit } from '#platform/server/mail/unproven-recipient.ts';
import { currencies } from '#site/countries.ts';
import type { Language } from '#site/languages.ts';
import { formatMoney, writeAmount } from '#site/money.ts';
import { staffHref } from '#site/staff.ts';
import { mailIn } from '#ui/mail/mail-in.ts';
import { describeItem } from '../describe-item.ts';
import { orderAddress, pricedItemOf } from './order.ts';
import type { PaymentChange } from './store/apply-transaction.ts';
import type { PaymentOrder } from './store/orders.ts';

/** The news that the payer gets by mail. */
export type PayerNews = 'approved' | 'declined' | 'voided';

/** Written in the language of the purchase. Replies go to the team. It contains no text that the payer typed. */
export function payerMail(
  { teamEmail, publicUrl }: Pick<Config, 'teamEmail' | 'publicUrl'>,
  secret: string,
  order: PaymentOrder & { readonly email: string },
  news: PayerNews,
): Mail {
  const language = languageOf(order);
  const { payer } = wordsIn(language).paymentMail;
  const { reference, email } = order;
  const { write, greeting, paragraph, list, button, signature } = mailIn(
    language,
    publicUrl,
    orderFacts(order, language),
  );
  return {
    key: `payment:${reference}:${news}`,
    recipient: email,
    replyTo: teamEmail,
    ...(news === 'approved' && { attachment: { kind: 'receipt', reference } }),
    ...write(payer[news].subject, [
      greeting(),
      paragraph(payer[news].text),
      ...(news === 'approved' ? [paragraph(payer.approved.receipt)] : []),
      ...(news === 'approved' ? [paragraph(payer.approved.next), list(hoursIn(language))] : []),
      ...(news === 'declined' ? [paragraph(payer.declined.advice)] : []),
      button(payer[news].see, `${publicUrl}${orderAddress(secret, reference, language)}`),
      ...(order.provider === 'sandbox' ? [paragraph(payer.sandbox)] : []),
      paragraph(payer.more),
      signature(),
    ]),
    // Anyone can try a bad card with someone else's address. Mail about money that moved has no limit.
    limit: news === 'declined' ? mailLimit(secret, 'confirmation', email) : undefined,
  };
}

/** Tells the team that there is something to deliver, that money was returned, or that a payment matches no order. */
export function teamPaymentMail(
  { teamEmail, publicUrl }: Pick<Config, 'teamEmail' | 'publicUrl'>,
  { transaction, order }: Pick<PaymentChange, 'transaction' | 'order'>,
  news: 'paid' | 'voided' | 'problem',
): Mail {
  const { team } = wordsIn(teamLanguage).paymentMail;
  const words = news === 'problem' ? team.problems[transaction.problem ?? 'unknownOrder'] : team[news];
  const { reference, provider, id, email } = transaction;
  const amount = paidAmount(transaction);
  const isSandbox = provider === 'sandbox';
  const { write, paragraph, facts, button } = mailIn(teamLanguage, publicUrl, { reference, amount });
  const known = {
    reference,
    amount,
    provider,
    transaction: id,
    item: order && orderFacts(order, teamLanguage).item,
    email: order?.email ?? email,
    language: order?.language,
  };
  const view = staffHref(teamLanguage, order ? { view: 'payment', payment: reference } : { view: 'payments' });
  return {
    key: `payment:${provider}:${id}:team-${news}`,
    recipient: teamEmail,
    replyTo: order?.email ?? undefined,
    ...write(`${isSandbox ? `${team.sandboxMark} ` : ''}${words.subject}`, [
      ...(isSandbox ? [paragraph(team.sandbox)] : []),
      paragraph(words.text),
      facts(team.labels, known),
      button(team.open, `${publicUrl}${view}`),
    ]),
  };
}

/** The amount that was actually paid, possibly in a currency that the site does not know. */
function paidAmount({ amount, currency }: PaymentChange['transaction']): string {
  const known = currencies.find((one) => one === currency.toLowerCase());
  if (!known) return `${currency} ${writeAmount(amount)}`;
  return formatMoney({ minor: amount, currency: known }, teamLanguage, 'code');
}

/** The name and the price of an order, as text. */
function orderFacts(order: PaymentOrder, language: Language) {
  const { money, ...item } = pricedItemOf(order);
  return {
    reference: order.reference,
    item: describeItem(item, wordsIn(language), language),
    amount: formatMoney(money, language, 'code'),
  };
}
