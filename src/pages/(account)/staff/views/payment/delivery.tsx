import { Button } from '#components/ui/button.tsx';
import type { StaffPayment } from '#site/account/staff-payment-lines.ts';
import { usePage } from '#site/page.ts';
import { ActionForm } from '../../../action-form.tsx';
import { Moment } from '../../../moment.tsx';
import box from '../../parts/box.module.css';
import { Box } from '../../parts/box.tsx';
import views from '../views.module.css';

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
