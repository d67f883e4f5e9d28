import { usePage } from '#platform/page/page.ts';
import { BuiltPage } from './built-page.tsx';
import { ConfirmPage } from './confirm-page.tsx';
import { FaultPage } from './fault-page.tsx';
import { OrderPage } from './order-page.tsx';
import { paymentIn } from './payment-in.ts';

/** What became of a payment, or of the wish to make one. */
export default function Page() {
  const answer = paymentIn(usePage());
  if (answer?.kind === 'order') return <OrderPage order={answer.order} orderKey={answer.key} />;
  if (answer?.kind === 'confirm') return <ConfirmPage asked={answer.asked} right={answer.right} />;
  return answer ? <FaultPage fault={answer.fault} productId={answer.productId} /> : <BuiltPage />;
}
