import { usePage } from '#platform/page/page.ts';
import { formatMoney } from '#site/money.ts';
import { Badge } from '#ui/badge.tsx';
import { classNames } from '#ui/class-names.ts';
import { ListRow, RowList } from '#ui/console/list-row.tsx';
import { Moment } from '#ui/console/moment.tsx';
import { target } from '#ui/look.ts';
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
    <RowList>
      {payments.map((payment) => (
        <Payment key={payment.reference} of={payment} />
      ))}
    </RowList>
  );
}

function Payment({ of: payment }: { readonly of: PaymentLine }) {
  const { words, language } = usePage();
  const { receipt, delivered, test } = words.dashboard.payments;
  const { reference, state, isDelivered, isSandbox } = payment;
  return (
    <ListRow
      href={payment.page}
      title={describeItem(payment, words, language)}
      badge={<PaymentState of={state} />}
      text={<strong>{formatMoney(payment.money, language)}</strong>}
      meta={
        <>
          <Moment at={payment.createdAt} />
          <span>{reference}</span>
          {state === 'paid' && isDelivered && <span>{delivered}</span>}
          {isSandbox && <span>{test}</span>}
        </>
      }
      action={
        payment.receipt && (
          <a href={payment.receipt} className={classNames(target, list.receipt)}>
            {receipt}
            <span className="visually-hidden"> {reference}</span>
          </a>
        )
      }
    />
  );
}
