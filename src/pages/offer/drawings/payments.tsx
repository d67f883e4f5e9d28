import { usePage } from '#platform/page/page.ts';
import { Entry } from '#ui/sections/split.tsx';
import style from './payments.module.css';

/** Four stops on one line: the way of a payment, from the customer to the site. */
export function PaymentsSpecimen() {
  const { stops } = usePage().words.quickServices.payments.example;
  return (
    <ol className={style.line}>
      {stops.map((stop) => (
        <li key={stop.name}>
          <Entry of={stop} />
        </li>
      ))}
    </ol>
  );
}
