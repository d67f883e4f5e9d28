import { hoursIn } from '#platform/opening-hours.ts';
import { usePage } from '#platform/page/page.ts';
import style from './support-hours.module.css';

/** Each kind of day with its hours, in Bogotá time. */
export function SupportHours() {
  const { language } = usePage();
  return (
    <ul className={style.hours}>
      {hoursIn(language).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
