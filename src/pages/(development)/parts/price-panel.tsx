import type { ReactNode } from 'react';
import style from './price-panel.module.css';

interface Props {
  readonly amount: ReactNode;
  readonly unit?: string;
  readonly text: string;
  /** Buttons, and perhaps a link below them. */
  readonly children: ReactNode;
}

/** The one panel of a page that casts a shadow: what it costs, and how to begin. */
export function PricePanel({ amount, unit, text, children }: Props) {
  return (
    <div className={style.panel}>
      <p className={style.amount}>
        <strong>{amount}</strong> {unit && <span>{unit}</span>}
      </p>
      <p className={style.text}>{text}</p>
      <div className={style.actions}>{children}</div>
    </div>
  );
}
