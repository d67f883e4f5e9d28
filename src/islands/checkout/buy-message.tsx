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

/** Beside the button: what became of the press on it, and the ways on. */
export function BuyMessage({ stage, words, contact, onAgain }: Props) {
  if (stage.kind !== 'unpaid' && stage.kind !== 'failed') return null;
  const hasFailed = stage.kind === 'failed';
  // Behind an open window nobody knows yet what happens in it.
  const said = hasFailed ? words.faults[stage.fault] : stage.isClosed ? words.unpaid : words.opened;
  return (
    <div className={style.message} role={hasFailed ? 'alert' : undefined} data-failed={hasFailed || undefined}>
      <p className={style.said}>
        {hasFailed ? <WarningIcon /> : <InfoIcon />}
        {said}
      </p>
      <div className={style.ways}>
        <Button look="quiet" size="small" onClick={onAgain}>
          {hasFailed ? words.again : words.continue}
        </Button>
        {!hasFailed && (
          <Button look="quiet" size="small" href={stage.orderPage}>
            {words.order}
          </Button>
        )}
        <Button look="quiet" size="small" href={contact.href} data-opens={contact.dialog}>
          {contact.label}
        </Button>
      </div>
    </div>
  );
}
