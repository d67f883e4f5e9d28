import { usePage } from '#platform/page/page.ts';
import { Badge } from '#ui/badge.tsx';
import { Phone } from './phone.tsx';
import style from './whatsapp.module.css';

/** A first conversation; our lines are sent automatically. */
export function WhatsappSpecimen() {
  const { bubbles, auto, label } = usePage().words.quickServices.whatsapp.specimen;
  return (
    <>
      <Phone
        lines={bubbles.map((text, index) =>
          index === 1 || index === 2
            ? { side: 'bot', text, below: <span className={style.auto}>{auto}</span> }
            : { side: 'customer', text },
        )}
      />
      <p className={style.label}>
        <Badge tone="highlight">{label}</Badge>
      </p>
    </>
  );
}
