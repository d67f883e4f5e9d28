import type { ReactNode } from 'react';
import { dataProps } from '#platform/page/data-attributes.ts';
import { columns, muted, row, stack } from '#ui/layout.ts';
import type { Trail } from '../breadcrumb.tsx';
import { PageTrail } from '../links.tsx';
import style from './notice.module.css';

interface Props {
  readonly picture: ReactNode;
  readonly title: string;
  /** Unless it is that of the address. */
  readonly trail?: Trail;
  readonly children: ReactNode;
}

/** A whole page with one message and a link. */
export function Notice({ picture, title, trail, children }: Props) {
  return (
    <section className={columns(0, { wide: 2 }, style.notice)}>
      <div className={style.words}>
        <PageTrail trail={trail} />
        <h1>{title}</h1>
        <div className={stack(3, `${muted} ${style.text}`)}>{children}</div>
      </div>
      <div className={style.picture} {...dataProps({ 'share-picture': '' })}>
        {picture}
      </div>
    </section>
  );
}

Notice.Actions = function Actions({ children }: { children: ReactNode }) {
  return <div className={row(3, style.actions)}>{children}</div>;
};
