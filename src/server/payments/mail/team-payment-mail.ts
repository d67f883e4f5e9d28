import { wordsIn } from '#content/words.ts';
import type { Mail } from '#database/outbox/queue-mail.ts';
import type { PaymentChange } from '#database/payments/apply-transaction.ts';
import { staffHref } from '#site/account/staff-address.ts';
import { format } from '#site/message.ts';
import { writeAmount } from '#site/payments/amount.ts';
import type { Config } from '../../config.ts';
import { type MailPart, mailHtml, mailText } from '../../mail/mail-body.ts';
import { teamLanguage as language } from '../../tickets/mail/team-mail.ts';
import { orderFacts } from './order-facts.ts';

/** What the team is told: that there is something to deliver, that money went back, or that money fits no order. */
export function teamPaymentMail(
  { teamEmail, publicUrl }: Pick<Config, 'teamEmail' | 'publicUrl'>,
  { transaction, order }: Pick<PaymentChange, 'transaction' | 'order'>,
  news: 'paid' | 'voided' | 'problem',
): Mail {
  const { team } = wordsIn(language).paymentMail;
  const words = news === 'problem' ? team.problems[transaction.problem ?? 'unknownOrder'] : team[news];
  const { reference, currency, provider, id, email } = transaction;
  const ordered = order && orderFacts(order, language);
  // What was really paid, as the provider writes it.
  const amount = `${currency.toUpperCase()} ${writeAmount(transaction.amount)}`;
  const known: Readonly<Record<keyof typeof team.labels, string | null | undefined>> = {
    ...{ reference, amount, provider, transaction: id },
    item: ordered?.item,
    email: order?.email ?? email,
    language: order?.language,
  };
  const labels = Object.entries(team.labels) as [keyof typeof team.labels, string][];
  const facts = labels.flatMap(([name, label]) =>
    known[name] ? [format(team.fact, language, { label, value: known[name] })] : [],
  );
  const parts: MailPart[] = [
    { kind: 'paragraph', text: words.text },
    { kind: 'list', items: facts },
    { kind: 'link', text: team.open, href: `${publicUrl}${staffHref(language, { view: 'payments' })}` },
  ];
  return {
    key: `payment:${provider}:${id}:team-${news}`,
    recipient: teamEmail,
    replyTo: order?.email ?? undefined,
    subject: format(words.subject, language, { reference, amount: ordered?.amount ?? amount }),
    text: mailText(parts),
    html: mailHtml(language, parts),
  };
}
