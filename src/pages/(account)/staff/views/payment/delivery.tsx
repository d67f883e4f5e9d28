import { Button } from '#components/ui/button.tsx';
import type { StaffPayment } from '#site/account/staff-payment-lines.ts';
import { usePage } from '#site/page.ts';
import { ActionForm } from '../../../action-form.tsx';
import { Moment } from '../../../moment.tsx';
import ticket from '../ticket/ticket.module.css';
import views from '../views.module.css';

/** Whether the buyer has what they paid for. */
export function Delivery({ payment }: { payment: StaffPayment }) {
  const { payment: words, payments } = usePage().words.staff;
  return (
    <section className={ticket.box} aria-labelledby="delivery">
      <h3 id="delivery">{words.delivery}</h3>
      <State payment={payment} delivered={payments.delivered} />
    </section>
  );
}

function State({ payment, delivered }: { payment: StaffPayment; delivered: string }) {
  const { payment: words } = usePage().words.staff;
  const { state, deliveredAt, reference } = payment;
  if (state === 'voided') return <p>{words.refunded}</p>;
  if (state !== 'paid') return <p>{words.notYet}</p>;
  if (deliveredAt !== null) {
    return (
      <p>
        {delivered}: <Moment at={deliveredAt} />
      </p>
    );
  }
  return (
    <ActionForm action="deliver" values={{ payment: reference }} once className={ticket.box}>
      <div>
        <Button type="submit">{words.deliver}</Button>
      </div>
      <p className={views.beside}>{words.deliverHint}</p>
    </ActionForm>
  );
}
