import { dataProps } from '#platform/page/data-attributes.ts';
import { usePage } from '#platform/page/page.ts';
import { Badge } from '#ui/badge.tsx';
import { stack } from '#ui/layout.ts';
import style from './whatsapp.module.css';

/** A first conversation on the screen of a phone; our lines, the second and the third, are sent automatically. */
export function WhatsappSpecimen() {
  const { bubbles, auto, label } = usePage().words.quickServices.whatsapp.example;
  return (
    <>
      <ol className={stack(3, style.phone)}>
        {bubbles.map((text, at) => {
          const isOurs = at === 1 || at === 2;
          return (
            <li key={text} className={isOurs ? style.ours : style.customer} {...dataProps({ scheme: 'light' })}>
              <p>{text}</p>
              {isOurs && <p className={style.auto}>{auto}</p>}
            </li>
          );
        })}
      </ol>
      <p className={style.label}>
        <Badge tone="highlight">{label}</Badge>
      </p>
    </>
  );
}
