import { useEffect, useId, useRef } from 'react';
import { InfoIcon, WarningIcon } from '#ui/icons.tsx';
import type { Stage } from './buying.ts';
import style from './checkout.module.css';
import { FaultWays, UnpaidWays } from './message-ways.tsx';
import type { BuyWords, ContactWay } from './words.ts';

interface Props {
  readonly stage: Extract<Stage, { kind: 'unpaid' | 'failed' }>;
  readonly words: BuyWords;
  readonly contact: ContactWay;
  /** What was to be bought, where the message does not stand beside its button. */
  readonly of?: string | undefined;
  /** Tries again, or goes on with the order. */
  readonly onAgain: () => void;
}

/** What became of the press on a button, and the ways on. */
export function BuyMessage({ stage, words, contact, of, onAgain }: Props) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const hasFailed = stage.kind === 'failed';
  const said = hasFailed ? words.faults[stage.fault] : words.unpaid[stage.heard];
  // It may stand below what is in sight.
  useEffect(() => {
    if (said) box.current?.scrollIntoView({ block: 'nearest' });
  }, [said]);
  return (
    <div
      ref={box}
      className={style.message}
      data-failed={hasFailed || undefined}
      data-apart={of === undefined ? undefined : ''}
      {...(of !== undefined && { role: 'group', 'aria-labelledby': id })}
    >
      {of !== undefined && (
        <p id={id} className={style.of}>
          {of}
        </p>
      )}
      <p className={style.said} role={hasFailed ? 'alert' : undefined}>
        {hasFailed ? <WarningIcon /> : <InfoIcon />}
        {said}
      </p>
      {hasFailed ? (
        <FaultWays fault={stage.fault} words={words} contact={contact} onAgain={onAgain} />
      ) : (
        <UnpaidWays stage={stage} words={words} contact={contact} onAgain={onAgain} />
      )}
    </div>
  );
}
