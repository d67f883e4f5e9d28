import { Link } from '#components/ui/link.tsx';
import { staffHref } from '#site/account/staff-address.ts';
import type { StaffView } from '#site/account/staff-view.ts';
import { usePage } from '#site/page.ts';
import { PaymentState } from '../../payment-state.tsx';
import { Attempts } from './payment/attempts.tsx';
import { Delivery } from './payment/delivery.tsx';
import { PaymentFacts } from './payment/payment-facts.tsx';
import { History } from './ticket/history.tsx';
import style from './ticket/ticket.module.css';
import views from './views.module.css';

/** An order with everything that was told of it. */
export function PaymentView({ view }: { view: Extract<StaffView, { kind: 'payment' }> }) {
  const { words, language } = usePage();
  const { payment, attempts, actions } = view;
  return (
    <section className={views.part}>
      <header className={style.top}>
        <Link href={staffHref(language, { view: 'payments' })}>{words.staff.payment.back}</Link>
        <h2>{payment.reference}</h2>
        <PaymentState of={payment.state} />
      </header>
      <div className={style.columns}>
        <div className={style.talk}>
          <Attempts attempts={attempts} />
        </div>
        <div className={style.aside}>
          <Delivery payment={payment} />
          <PaymentFacts payment={payment} />
          <History actions={actions} />
        </div>
      </div>
    </section>
  );
}
