import type { StaffPaymentLine } from '#site/account/staff-payment-lines.ts';
import { usePage } from '#site/page.ts';
import { PaymentState } from '../../../payment-state.tsx';
import box from '../../parts/box.module.css';
import { Box } from '../../parts/box.tsx';
import { ReferenceLink } from '../../parts/reference-link.tsx';

/** The orders that were made to pay it. */
export function QuotePayments({ payments }: { payments: readonly StaffPaymentLine[] }) {
  const { quote } = usePage().words.staff;
  return (
    <Box id="payments" title={quote.payments}>
      {payments.length === 0 ? (
        <p>{quote.noPayments}</p>
      ) : (
        <ul className={box.box}>
          {payments.map(({ reference, state }) => (
            <li key={reference}>
              <ReferenceLink reference={reference} /> <PaymentState of={state} />
            </li>
          ))}
        </ul>
      )}
    </Box>
  );
}
