import type { ReactNode } from 'react';
import type { StaffPayment } from '#site/account/staff-payment-lines.ts';
import { formatMoney } from '#site/money.ts';
import { usePage } from '#site/page.ts';
import { describeItem } from '#site/payments/describe-item.ts';
import { Moment } from '../../../moment.tsx';
import { FactBox } from '../../parts/fact-box.tsx';
import { languageName } from '../../parts/language-name.ts';
import { MailLink } from '../../parts/mail-link.tsx';

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
