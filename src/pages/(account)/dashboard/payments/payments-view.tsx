import { ButtonLink } from '#components/shell/button-link.tsx';
import type { Person } from '#site/account/dashboard.ts';
import { format } from '#site/message.ts';
import { usePage } from '#site/page.ts';
import type { PaymentLine } from '#site/payments/payment-answer.ts';
import { EmptyState } from '../empty-state.tsx';
import { ViewHead } from '../view-head.tsx';
import { PaymentList } from './payment-list.tsx';

interface Props {
  readonly person: Person;
  readonly payments: readonly PaymentLine[];
}

export function PaymentsView({ person: { email }, payments }: Props) {
  const { words, language } = usePage();
  const { title, lead, empty } = words.dashboard.payments;
  return (
    <>
      <ViewHead title={title} lead={format(lead, language, { email })} />
      {payments.length > 0 ? (
        <PaymentList payments={payments} />
      ) : (
        <EmptyState title={empty.title} text={empty.text}>
          <ButtonLink to="/products/suppmail" anchor="plans">
            {empty.helpDesk}
          </ButtonLink>
          <ButtonLink to="/email-masivo" anchor="plans" look="secondary">
            {empty.email}
          </ButtonLink>
        </EmptyState>
      )}
    </>
  );
}
