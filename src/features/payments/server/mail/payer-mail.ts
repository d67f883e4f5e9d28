import { brand } from '#content/brand.ts';
import { wordsIn } from '#content/words.ts';
import { hoursIn } from '#platform/opening-hours/hours-in.ts';
import type { Config } from '#platform/server/config/config.ts';
import { languageOf } from '#platform/server/language-of.ts';
import { type MailPart, mailHtml, mailText } from '#platform/server/mail/mail-body.ts';
import type { Mail } from '#platform/server/mail/outbox/queue-mail.ts';
import { mailLimit } from '#platform/server/mail/unproven-recipient.ts';
import { format } from '#site/message.ts';
import { orderAddress } from '../order-address.ts';
import type { PaymentOrder } from '../store/payment-rows.ts';
import { orderFacts } from './order-facts.ts';

/** What whoever pays is told by mail. */
export type PayerNews = 'approved' | 'declined' | 'voided';

/** In the language in which they bought. A reply goes to the team. Nothing in it is typed by whoever pays. */
export function payerMail(
  { teamEmail, publicUrl }: Pick<Config, 'teamEmail' | 'publicUrl'>,
  secret: string,
  order: PaymentOrder & { readonly email: string },
  news: PayerNews,
): Mail {
  const language = languageOf(order);
  const { payer } = wordsIn(language).paymentMail;
  const { reference, email } = order;
  const facts = { ...orderFacts(order, language), company: brand.name };
  const paragraph = (text: string): MailPart => ({ kind: 'paragraph', text: format(text, language, facts) });
  const parts: MailPart[] = [
    paragraph(payer.greeting),
    paragraph(payer[news].text),
    ...(news === 'approved' ? [paragraph(payer.approved.receipt)] : []),
    ...(news === 'approved' ? [paragraph(payer.approved.next), hoursPart(language)] : []),
    ...(news === 'declined' ? [paragraph(payer.declined.advice)] : []),
    { kind: 'link', text: payer[news].see, href: `${publicUrl}${orderAddress(secret, reference, language)}` },
    ...(order.provider === 'sandbox' ? [paragraph(payer.sandbox)] : []),
    paragraph(payer.more),
    paragraph(payer.signature),
  ];
  return {
    key: `payment:${reference}:${news}`,
    recipient: email,
    replyTo: teamEmail,
    ...(news === 'approved' && { attachment: { kind: 'receipt', reference } }),
    subject: format(payer[news].subject, language, facts),
    text: mailText(parts),
    html: mailHtml(language, parts),
    // Anybody can try a bad card with somebody else's address. Money that moved is always told of.
    limit: news === 'declined' ? mailLimit(secret, 'confirmation', email) : undefined,
  };
}

function hoursPart(language: Parameters<typeof hoursIn>[0]): MailPart {
  return { kind: 'list', items: hoursIn(language) };
}
