import type { StaffPaymentLine } from '#site/account/staff-payment-lines.ts';
import { usePage } from '#site/page.ts';
import { PaymentState } from '../../../payment-state.tsx';
import { PaymentLink } from '../../parts/payment-link.tsx';
import ticket from '../ticket/ticket.module.css';

/** The orders that were made to pay it. */
export function QuotePayments({ payments }: { payments: readonly StaffPaymentLine[] }) {
  const { quote } = usePage().words.staff;
  return (
    <section className={ticket.box} aria-labelledby="payments">
      <h3 id="payments">{quote.payments}</h3>
      {payments.length === 0 ? (
        <p>{quote.noPayments}</p>
      ) : (
        <ul className={ticket.box}>
          {payments.map(({ reference, state }) => (
            <li key={reference}>
              <PaymentLink reference={reference} /> <PaymentState of={state} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
