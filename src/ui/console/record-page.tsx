import type { ReactNode } from 'react';
import { usePage } from '#platform/page/page.ts';
import { staffHref } from '#site/staff.ts';
import { Link } from '../link.tsx';
import style from './record-page.module.css';
import views from './views.module.css';

interface Props {
  /** The view that lists others like it, and the words that lead there. */
  readonly list: 'tickets' | 'payments' | 'quotes';
  readonly back: string;
  readonly reference: string;
  /** How it stands. */
  readonly state: ReactNode;
  readonly aside: ReactNode;
  readonly children: ReactNode;
}

/** One ticket, order or quote: what happened to it and, beside that, what is known and can be done. */
export function RecordPage({ list, back, reference, state, aside, children }: Props) {
  const { language } = usePage();
  return (
    <section className={views.part}>
      <header className={style.top}>
        <Link href={staffHref(language, { view: list })}>{back}</Link>
        <h2>{reference}</h2>
        {state}
      </header>
      <div className={style.columns}>
        <div className={style.main}>{children}</div>
        <div className={style.aside}>{aside}</div>
      </div>
    </section>
  );
}
