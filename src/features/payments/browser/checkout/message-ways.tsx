import { Button } from '#ui/button.tsx';
import type { Stage } from './buying.ts';
import style from './checkout.module.css';
import type { OrderFault } from './read-order.ts';
import type { BuyWords, ContactWay } from './words.ts';

interface Props {
  readonly words: BuyWords;
  readonly contact: ContactWay;
  readonly onAgain: () => void;
}

/** After a fault: once more, or a person. Where cards cannot be taken at all, a person alone. */
export function FaultWays({ fault, words, contact, onAgain }: Props & { readonly fault: OrderFault }) {
  if (fault === 'unavailable') {
    return (
      <div className={style.person}>
        <Button href={contact.href} data-opens={contact.dialog}>
          {contact.label}
        </Button>
      </div>
    );
  }
  return (
    <div className={style.ways}>
      <Button look="quiet" size="small" onClick={onAgain}>
        {words.again}
      </Button>
      <Contact {...contact} />
    </div>
  );
}

/** With an order that may be paid already, nobody should pay before they have looked. */
export function UnpaidWays({
  stage: { orderPage, heard },
  words,
  contact,
  onAgain,
}: Props & { readonly stage: Extract<Stage, { kind: 'unpaid' }> }) {
  const ways = [
    <Button key="again" look="quiet" size="small" onClick={onAgain}>
      {words.continue}
    </Button>,
    <Button key="order" look="quiet" size="small" href={orderPage}>
      {words.order}
    </Button>,
  ];
  return (
    <div className={style.ways}>
      {heard === 'noAnswer' ? [...ways].reverse() : ways}
      <Contact {...contact} />
    </div>
  );
}

function Contact({ href, dialog, label }: ContactWay) {
  return (
    <Button look="quiet" size="small" href={href} data-opens={dialog}>
      {label}
    </Button>
  );
}
