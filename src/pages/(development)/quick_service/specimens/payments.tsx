import { usePage } from '#platform/page/page.ts';
import style from './payments.module.css';

/** Four stops on one line: the way of a payment, from the customer to the site. */
export function PaymentsSpecimen() {
  const { stops } = usePage().words.quickServices.payments.specimen;
  return (
    <ol className={style.line}>
      {stops.map(({ name, text }) => (
        <li key={name}>
          <h3>{name}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
