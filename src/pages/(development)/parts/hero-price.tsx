import type { ReactNode } from 'react';
import style from './hero-price.module.css';

/** The price, already at the top of the page: nobody should have to look for it. */
export function HeroPrice({ amount, unit }: { readonly amount: ReactNode; readonly unit?: string }) {
  return (
    <p className={style.price}>
      <strong>{amount}</strong> {unit}
    </p>
  );
}
