import { usePage } from '#platform/page/page.ts';
import { Link } from '#ui/link.tsx';
import { paymentHref } from '../payment-address.ts';
import type { OrderView } from '../payment-answer.ts';
import { isUnsettled } from '../payment-states.ts';
import style from './payment.module.css';

interface Props {
  readonly order: OrderView;
  readonly orderKey: string;
}

/** How to see whether something has changed. The script looks by itself; the link is for everybody. */
export function Watch({ order: { reference, state }, orderKey }: Props) {
  const { words, language } = usePage();
  const { byItself, again } = words.payment.watch;
  if (!isUnsettled(state)) return null;
  return (
    <p className={style.note}>
      <span className={style.byItself}>{byItself} </span>
      <Link href={paymentHref(language, reference, orderKey)}>{again}</Link>
    </p>
  );
}
