import type { ReactNode } from 'react';
import style from './box.module.css';

interface Props {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** One thing about a ticket, an order or a quote, under its title. */
export function Box({ id, title, children }: Props) {
  return (
    <section className={style.box} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}
