import type { ComponentType } from 'react';
import { usePage } from '#platform/page/page.ts';
import { PaidHero } from '#ui/art/heroes/payment/paid.tsx';
import { RefusedHero } from '#ui/art/heroes/payment/refused.tsx';
import { ReturnedHero } from '#ui/art/heroes/payment/returned.tsx';
import { WaitingHero } from '#ui/art/heroes/payment/waiting.tsx';
import { Notice } from '#ui/sections/notice.tsx';
import type { OrderView } from '../payment-answer.ts';
import type { OrderState } from '../payment-states.ts';
import { NextSteps } from './next-steps.tsx';
import { OrderFacts } from './order-facts.tsx';
import style from './payment.module.css';
import { Watch } from './watch.tsx';
import { WaysOn } from './ways-on.tsx';

const pictures: Readonly<Record<OrderState, ComponentType>> = {
  open: WaitingHero,
  pending: WaitingHero,
  expired: RefusedHero,
  error: RefusedHero,
  declined: RefusedHero,
  paid: PaidHero,
  voided: ReturnedHero,
};

interface Props {
  readonly order: OrderView;
  readonly orderKey: string;
}

/** How an order stands: one sentence that says it, the facts, and the way on. */
export function OrderPage({ order, orderKey }: Props) {
  const { payment: words } = usePage().words;
  const { state } = order;
  const Picture = pictures[state];
  return (
    <div className={style.page}>
      {order.isSandbox && (
        <p className={style.sandbox} data-room="light">
          {words.sandbox}
        </p>
      )}
      <Notice picture={<Picture />} title={words.order[state].title}>
        <p
          data-enhance="payment"
          data-wake="address:order="
          data-reference={order.reference}
          data-key={orderKey}
          data-state={state}
          data-changed={words.watch.changed}
        >
          {words.order[state].lead}
        </p>
        {/* Before the facts, so that nobody has to look for it. */}
        <WaysOn order={order} />
        <OrderFacts order={order} />
        {state === 'declined' && <Reasons />}
        <Watch order={order} orderKey={orderKey} />
      </Notice>
      {state === 'paid' && <NextSteps order={order} />}
    </div>
  );
}

/** Why a bank says no: it tells nobody, and these are the usual ones. */
function Reasons() {
  const { reasonsTitle, reasons } = usePage().words.payment;
  return (
    <section className={style.reasons}>
      <h2>{reasonsTitle}</h2>
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </section>
  );
}
