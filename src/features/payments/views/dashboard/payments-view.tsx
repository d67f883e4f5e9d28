import type { Person } from '#features/accounts/person.ts';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { EmptyState } from '#ui/console/empty-state.tsx';
import { ViewHead } from '#ui/console/view-head.tsx';
import { ButtonLink } from '#ui/links/button-link.tsx';
import type { PaymentLine } from '../../payment-answer.ts';
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
