import type { ReactNode } from 'react';
import { usePage } from '#platform/page/page.ts';
import { formatMoney } from '#site/money.ts';
import { FactBox } from '#ui/console/fact-box.tsx';
import { languageName } from '#ui/console/language-name.ts';
import { MailLink } from '#ui/console/mail-link.tsx';
import { Moment } from '#ui/console/moment.tsx';
import { describeItem } from '../../../describe-item.ts';
import type { StaffPayment } from '../../../staff-payment-lines.ts';

/** Everything that is known of an order. */
export function PaymentFacts({ payment }: { payment: StaffPayment }) {
  const { words, language } = usePage();
  const { payment: text, payments } = words.staff;
  const { labels } = text;
  const { email, provider, isSandbox, paidAt, deliveredAt } = payment;
  const rows: Readonly<Record<keyof typeof labels, ReactNode>> = {
    item: describeItem(payment, words, language),
    amount: formatMoney(payment.money, language, 'code'),
    email: email ? <MailLink to={email} /> : payments.nobody,
    account: payment.hasAccount ? text.hasAccount : text.noAccount,
    language: languageName(payment.language, language),
    provider: isSandbox ? payments.sandbox : provider,
    apiClient: payment.apiClient,
    ordered: <Moment at={payment.createdAt} />,
    expires: paidAt === null && <Moment at={payment.expiresAt} />,
    paid: paidAt !== null && <Moment at={paidAt} />,
    delivered: deliveredAt !== null && <Moment at={deliveredAt} />,
  };
  return (
    <FactBox title={text.facts} labels={labels} rows={rows}>
      <a href={payment.page}>{text.page}</a>
      {payment.receipt && <a href={payment.receipt}>{text.receipt}</a>}
    </FactBox>
  );
}
