import type { StaffPaymentLine } from '#features/payments/staff-payment-lines.ts';
import { PaymentState } from '#features/payments/views/payment-state.tsx';
import { usePage } from '#platform/page/page.ts';
import box from '#ui/console/box.module.css';
import { Box } from '#ui/console/box.tsx';
import { ReferenceLink } from '#ui/console/reference-link.tsx';

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
