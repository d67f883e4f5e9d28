import { hoursIn } from '#platform/opening-hours.ts';
import { usePage } from '#platform/page/page.ts';
import { figures } from '../look.ts';

/** Each kind of day with its hours, in Bogotá time. */
export function SupportHours() {
  const { language } = usePage();
  return (
    <ul className={figures}>
      {hoursIn(language).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
