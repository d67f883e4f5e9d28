import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { CheckIcon } from '#ui/icons.tsx';
import { centeredRow, muted, row, stack } from '#ui/layout.ts';
import { cardLook, headline } from '#ui/look.ts';
import { TaxNote } from '#ui/tax-note.tsx';
import style from './price.module.css';

interface Amount {
  readonly amount: ReactNode;
  readonly unit?: string | undefined;
}

interface HeroPriceProps extends Partial<Amount> {
  readonly badge?: ReactNode;
}

/** The price, already at the top of the page, so that no one has to search for it. */
export function HeroPrice({ amount, unit, badge }: HeroPriceProps) {
  return (
    <p className={centeredRow(0, style.top)}>
      {badge}{' '}
      {amount && (
        <span>
          <strong className={headline}>{amount}</strong> {unit}
        </span>
      )}
    </p>
  );
}

interface PricePanelProps extends Amount {
  readonly text?: string;
  readonly included?: readonly string[];
  /** The one panel of a page with a shadow, or a strip across the page. */
  readonly look?: 'panel' | 'strip';
  /** Buttons. */
  readonly children: ReactNode;
}

/** The price, and how to start. */
export function PricePanel({ amount, unit, text, included, look = 'panel', children }: PricePanelProps) {
  return (
    <div className={stack(0, classNames(look === 'panel' && cardLook, style.price, style[look]))}>
      <p className={style.amount}>
        <strong className={headline}>{amount}</strong> {unit}
      </p>
      {text && <p className={muted}>{text}</p>}
      <TaxNote />
      {included && (
        <ul className={stack(2, style.included)}>
          {included.map((line) => (
            <li key={line}>
              <CheckIcon />
              {line}
            </li>
          ))}
        </ul>
      )}
      <div className={row(3, style.actions)}>{children}</div>
    </div>
  );
}
