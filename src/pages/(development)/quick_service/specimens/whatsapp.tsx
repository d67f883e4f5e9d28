import { dataProps } from '#platform/page/data-attributes.ts';
import { usePage } from '#platform/page/page.ts';
import { Badge } from '#ui/badge.tsx';
import style from './whatsapp.module.css';

/** Who says it, and whether it is sent automatically. */
const turns = [
  { side: 'customer', auto: false },
  { side: 'company', auto: true },
  { side: 'company', auto: true },
  { side: 'customer', auto: false },
] as const;

/** A first conversation, on the screen of a phone. */
export function WhatsappSpecimen() {
  const { bubbles, auto, label } = usePage().words.quickServices.whatsapp.specimen;
  return (
    <div className={style.phone}>
      <ol className={style.talk}>
        {turns.map((turn, index) => (
          <li key={bubbles[index]} className={style[turn.side]} {...dataProps({ scheme: 'light' })}>
            {bubbles[index]}
            {turn.auto && <span className={style.auto}>{auto}</span>}
          </li>
        ))}
      </ol>
      <p className={style.label}>
        <Badge tone="highlight">{label}</Badge>
      </p>
    </div>
  );
}
