import { wordsIn } from '#content/words.ts';
import { teamLanguage as language } from '#features/tickets/server/mail/team-mail.ts';
import type { Config } from '#platform/server/config/config.ts';
import { type MailPart, mailHtml, mailText } from '#platform/server/mail/mail-body.ts';
import type { Mail } from '#platform/server/mail/outbox/queue-mail.ts';
import { writeAmount } from '#site/amount.ts';
import { currencies } from '#site/countries.ts';
import { format } from '#site/message.ts';
import { formatMoney } from '#site/money.ts';
import { staffHref } from '#site/staff.ts';
import type { PaymentChange } from '../store/apply-transaction.ts';
import { orderFacts } from './order-facts.ts';

/** What the team is told: that there is something to deliver, that money went back, or that money fits no order. */
export function teamPaymentMail(
  { teamEmail, publicUrl }: Pick<Config, 'teamEmail' | 'publicUrl'>,
  { transaction, order }: Pick<PaymentChange, 'transaction' | 'order'>,
  news: 'paid' | 'voided' | 'problem',
): Mail {
  const { team } = wordsIn(language).paymentMail;
  const words = news === 'problem' ? team.problems[transaction.problem ?? 'unknownOrder'] : team[news];
  const { reference, provider, id, email } = transaction;
  const ordered = order && orderFacts(order, language);
  const amount = paidAmount(transaction);
  const isSandbox = provider === 'sandbox';
  const known: Readonly<Record<keyof typeof team.labels, string | null | undefined>> = {
    reference,
    amount,
    provider,
    transaction: id,
    item: ordered?.item,
    email: order?.email ?? email,
    language: order?.language,
  };
  const labels = Object.entries(team.labels) as [keyof typeof team.labels, string][];
  const facts = labels.flatMap(([name, label]) =>
    known[name] ? [format(team.fact, language, { label, value: known[name] })] : [],
  );
  const parts: MailPart[] = [
    ...(isSandbox ? [{ kind: 'paragraph', text: team.sandbox } as const] : []),
    { kind: 'paragraph', text: words.text },
    { kind: 'list', items: facts },
    {
      kind: 'link',
      text: team.open,
      href: `${publicUrl}${staffHref(language, order ? { view: 'payment', payment: reference } : { view: 'payments' })}`,
    },
  ];
  return {
    key: `payment:${provider}:${id}:team-${news}`,
    recipient: teamEmail,
    replyTo: order?.email ?? undefined,
    subject: `${isSandbox ? `${team.sandboxMark} ` : ''}${format(words.subject, language, { reference, amount })}`,
    text: mailText(parts),
    html: mailHtml(language, parts),
  };
}

/** What was really paid, also in a currency that the site does not know. */
function paidAmount({ amount, currency }: PaymentChange['transaction']): string {
  const known = currencies.find((one) => one === currency.toLowerCase());
  if (!known) return `${currency} ${writeAmount(amount)}`;
  return formatMoney({ minor: amount, currency: known }, language, 'code');
}
