import type { ReactNode } from 'react';
import { dataProps } from '#platform/page/data-attributes.ts';
import { PageTrail } from '../links.tsx';
import style from './notice.module.css';

interface Props {
  readonly picture: ReactNode;
  readonly title: string;
  readonly children: ReactNode;
}

/** A whole page with one message and a link. */
export function Notice({ picture, title, children }: Props) {
  return (
    <section className={style.notice}>
      <div className={style.words}>
        <PageTrail />
        <h1>{title}</h1>
        <div className={style.text}>{children}</div>
      </div>
      <div className={style.picture} {...dataProps({ sharePicture: '' })}>
        {picture}
      </div>
    </section>
  );
}

Notice.Actions = function Actions({ children }: { children: ReactNode }) {
  return <div className={style.actions}>{children}</div>;
};
