import type { ReactNode } from 'react';
import { PigeonholesHero } from '../art/heroes/pigeonholes.tsx';
import style from './empty-state.module.css';

interface Props {
  readonly title: string;
  readonly text: string;
  readonly headingLevel?: 2 | 3;
  /** Buttons that lead to where something can begin. */
  readonly children: ReactNode;
}

/** Where there is nothing to show yet: what would stand here, and the way to it. */
export function EmptyState({ title, text, headingLevel = 2, children }: Props) {
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={style.empty}>
      <div className={style.picture}>
        <PigeonholesHero />
      </div>
      <div className={style.words}>
        <Heading>{title}</Heading>
        <p>{text}</p>
        <div className={style.actions}>{children}</div>
      </div>
    </section>
  );
}
