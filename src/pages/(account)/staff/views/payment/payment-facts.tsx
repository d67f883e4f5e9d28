import type { ReactNode } from 'react';
import type { StaffPayment } from '#site/account/staff-payment-lines.ts';
import { formatMoney } from '#site/money.ts';
import { usePage } from '#site/page.ts';
import { describeItem } from '#site/payments/describe-item.ts';
import { Moment } from '../../../moment.tsx';
import { languageName } from '../../parts/language-name.ts';
import ticket from '../ticket/ticket.module.css';
import style from './payment.module.css';

/** Everything that is known of an order. */
export function PaymentFacts({ payment }: { payment: StaffPayment }) {
  const { words, language } = usePage();
  const { payment: text, payments } = words.staff;
  const { labels } = text;
  const { email, provider, isSandbox, paidAt, deliveredAt } = payment;
  const rows: Readonly<Record<keyof typeof labels, ReactNode>> = {
    item: describeItem(payment, words, language),
    amount: formatMoney(payment.money, language, 'code'),
    email: email ? <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a> : payments.nobody,
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
    <section className={ticket.box} aria-labelledby="facts">
      <h3 id="facts">{text.facts}</h3>
      <dl className={ticket.facts}>
        {(Object.keys(labels) as (keyof typeof labels)[]).map(
          (key) =>
            rows[key] && (
              <div key={key}>
                <dt>{labels[key]}</dt>
                <dd>{rows[key]}</dd>
              </div>
            ),
        )}
      </dl>
      <div className={style.links}>
        <a href={payment.page}>{text.page}</a>
        {payment.receipt && <a href={payment.receipt}>{text.receipt}</a>}
      </div>
    </section>
  );
}
