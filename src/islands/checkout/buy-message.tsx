import { Button } from '#components/ui/button.tsx';
import { InfoIcon, WarningIcon } from '#components/ui/icons.tsx';
import type { Stage } from './buying.ts';
import style from './checkout.module.css';
import type { BuyWords, ContactWay } from './words.ts';

interface Props {
  readonly stage: Stage;
  readonly words: BuyWords;
  readonly contact: ContactWay;
  /** Tries again, or goes on with the order. */
  readonly onAgain: () => void;
}

/** Beside the button: what became of the press on it, and the ways on, the likeliest first. */
export function BuyMessage({ stage, words, contact, onAgain }: Props) {
  if (stage.kind !== 'unpaid' && stage.kind !== 'failed') return null;
  const hasFailed = stage.kind === 'failed';
  const isUnavailable = hasFailed && stage.fault === 'unavailable';
  const again = (
    <Button key="again" look="quiet" size="small" onClick={onAgain}>
      {hasFailed ? words.again : words.continue}
    </Button>
  );
  const order = !hasFailed && (
    <Button key="order" look="quiet" size="small" href={stage.orderPage}>
      {words.order}
    </Button>
  );
  // Where it may be paid already, nobody should pay before they have looked.
  const mayBePaid = !hasFailed && stage.heard === 'noAnswer';
  return (
    <div className={style.message} role={hasFailed ? 'alert' : undefined} data-failed={hasFailed || undefined}>
      <p className={style.said}>
        {hasFailed ? <WarningIcon /> : <InfoIcon />}
        {hasFailed ? words.faults[stage.fault] : words.unpaid[stage.heard]}
      </p>
      <div className={style.ways} data-primary={isUnavailable || undefined}>
        {!isUnavailable && (mayBePaid ? [order, again] : [again, order])}
        <Button look={isUnavailable ? 'primary' : 'quiet'} size="small" href={contact.href} data-opens={contact.dialog}>
          {contact.label}
        </Button>
      </div>
    </div>
  );
}
