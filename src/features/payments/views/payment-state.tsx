import { usePage } from '#platform/page/page.ts';
import { formatMoney } from '#site/money.ts';
import { Badge } from '#ui/badge.tsx';
import { RowLink } from '#ui/console/lists.tsx';
import { Moment } from '#ui/console/moment.tsx';
import style from '#ui/console/view.module.css';
import { centeredRow, note, row, stack } from '#ui/layout.ts';
import { describeItem } from '../describe-item.ts';
import type { OrderState, PaymentLine } from '../payment-answer.ts';
import list from './dashboard/payment-list.module.css';

const tones = {
  open: 'highlight',
  pending: 'info',
  expired: 'neutral',
  error: 'danger',
  declined: 'danger',
  paid: 'success',
  voided: 'neutral',
} as const;

/** Uses the same words as the order's page. */
export function PaymentState({ of: state }: { readonly of: OrderState }) {
  const { states } = usePage().words.payment;
  return <Badge tone={tones[state]}>{states[state]}</Badge>;
}

export function PaymentList({ payments }: { readonly payments: readonly PaymentLine[] }) {
  return (
    <ul className={stack(0, style.rows)}>
      {payments.map((payment) => (
        <Payment key={payment.reference} of={payment} />
      ))}
    </ul>
  );
}

function Payment({ of: payment }: { readonly of: PaymentLine }) {
  const { words, language } = usePage();
  const { receipt, delivered, test } = words.dashboard.payments;
  const { reference, state, isDelivered, isSandbox } = payment;
  return (
    <li>
      <div className={centeredRow(0, style.rowHead)}>
        <RowLink href={payment.page}>{describeItem(payment, words, language)}</RowLink>
        <PaymentState of={state} />
      </div>
      <p className={list.amount}>{formatMoney(payment.money, language, 'code')}</p>
      <div className={centeredRow(0, style.rowHead)}>
        <p className={row(0, `${note} ${style.meta}`)}>
          <Moment at={payment.createdAt} />
          <span>{reference}</span>
          {state === 'paid' && isDelivered && <span>{delivered}</span>}
          {isSandbox && <span>{test}</span>}
        </p>
        {payment.receipt && (
          <a href={payment.receipt} className={list.receipt}>
            {receipt}
            <span className="visually-hidden"> {reference}</span>
          </a>
        )}
      </div>
    </li>
  );
}
