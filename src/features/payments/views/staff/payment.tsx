import { usePage } from '#platform/page/page.ts';
import { History } from '#ui/console/history.tsx';
import { RecordPage } from '#ui/console/record-page.tsx';
import type { StaffPaymentView } from '../../staff-payment-lines.ts';
import { PaymentState } from '../payment-state.tsx';
import { Attempts } from './payment/attempts.tsx';
import { Delivery } from './payment/delivery.tsx';
import { PaymentFacts } from './payment/payment-facts.tsx';

/** An order with everything that was told of it. */
export function PaymentView({ view }: { view: StaffPaymentView }) {
  const { back } = usePage().words.staff.payment;
  const { payment, attempts, actions } = view;
  return (
    <RecordPage
      list="payments"
      back={back}
      reference={payment.reference}
      state={<PaymentState of={payment.state} />}
      aside={
        <>
          <Delivery payment={payment} />
          <PaymentFacts payment={payment} />
          <History actions={actions} />
        </>
      }
    >
      <Attempts attempts={attempts} />
    </RecordPage>
  );
}
