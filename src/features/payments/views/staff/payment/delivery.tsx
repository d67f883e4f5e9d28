import { usePage } from '#platform/page/page.ts';
import { Button } from '#ui/button.tsx';
import { ActionForm } from '#ui/console/action-form.tsx';
import box from '#ui/console/box.module.css';
import { Box } from '#ui/console/box.tsx';
import { Moment } from '#ui/console/moment.tsx';
import views from '#ui/console/views.module.css';
import type { StaffPayment } from '../../../staff-payment-lines.ts';

/** Whether the buyer has what they paid for. */
export function Delivery({ payment }: { payment: StaffPayment }) {
  const { delivery } = usePage().words.staff.payment;
  return (
    <Box id="delivery" title={delivery}>
      <State payment={payment} />
    </Box>
  );
}

function State({ payment: { state, deliveredAt, reference } }: { payment: StaffPayment }) {
  const { payment: words, payments } = usePage().words.staff;
  if (state === 'voided') return <p>{words.refunded}</p>;
  if (state !== 'paid') return <p>{words.notYet}</p>;
  if (deliveredAt !== null) {
    return (
      <p>
        {payments.delivered}: <Moment at={deliveredAt} />
      </p>
    );
  }
  return (
    <ActionForm action="deliver" values={{ payment: reference }} once className={box.box}>
      <div>
        <Button type="submit">{words.deliver}</Button>
      </div>
      <p className={views.beside}>{words.deliverHint}</p>
    </ActionForm>
  );
}
