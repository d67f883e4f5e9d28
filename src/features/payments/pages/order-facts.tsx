import { usePage } from '#platform/page/page.ts';
import { bogotaTime } from '#site/bogota-time.ts';
import { format } from '#site/message.ts';
import { formatMoney } from '#site/money.ts';
import { CopyButton } from '#ui/copy-button.tsx';
import { Fact } from '#ui/fact.tsx';
import { describeItem } from '../describe-item.ts';
import type { OrderView } from '../payment-answer.ts';
import style from './payment.module.css';

/** The order as it would stand on paper. */
export function OrderFacts({ order }: { readonly order: OrderView }) {
  const { words, language } = usePage();
  const { facts } = words.payment;
  const { state, paidAt } = order;
  const wasPaid = paidAt !== undefined;
  return (
    <section className={style.panel} aria-label={facts.label}>
      <dl className={style.facts}>
        <div>
          <dt>{facts.reference}</dt>
          <dd className={style.reference}>
            <strong>{order.reference}</strong>
            <CopyButton text={order.reference} words={facts} className={style.copy} />
          </dd>
        </div>
        <Fact label={wasPaid ? facts.bought : facts.item}>{describeItem(order, words, language)}</Fact>
        <Fact label={facts.amount}>
          <span className={style.amount}>{formatMoney(order.money, language, 'code')}</span>
        </Fact>
        {state === 'open' ? (
          <Fact label={facts.until}>
            <Time at={order.expiresAt} />
          </Fact>
        ) : (
          <Fact label={wasPaid ? facts.paid : facts.ordered}>
            <Time at={paidAt ?? order.createdAt} />
          </Fact>
        )}
        {wasPaid && order.sentTo && <Fact label={facts.receiptTo}>{order.sentTo}</Fact>}
      </dl>
    </section>
  );
}

function Time({ at }: { readonly at: number }) {
  const { words, language } = usePage();
  return (
    <time dateTime={new Date(at).toISOString()}>
      {format(words.payment.facts.time, language, bogotaTime(at, language))}
    </time>
  );
}
