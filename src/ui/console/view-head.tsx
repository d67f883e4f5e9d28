import type { ReactNode } from 'react';
import style from './view.module.css';

interface Props {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  /** Across from the title: the one thing to do here. */
  readonly children?: ReactNode;
}

export function ViewHead({ title, lead, children }: Props) {
  return (
    <header className={style.head}>
      <div>
        <h1>{title}</h1>
        {lead && <p className={style.lead}>{lead}</p>}
      </div>
      {children}
    </header>
  );
}
