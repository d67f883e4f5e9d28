import type { ReactNode } from 'react';
import { usePage } from '#site/page.ts';
import { trailTo } from '#site/page-name.ts';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import style from './notice.module.css';

interface Props {
  readonly picture: ReactNode;
  readonly title: string;
  readonly children: ReactNode;
}

/** A whole page that says one thing and offers a way on. */
export function Notice({ picture, title, children }: Props) {
  const page = usePage();
  return (
    <section className={style.notice}>
      <div className={style.words}>
        <Breadcrumb label={page.words.shell.breadcrumb} trail={trailTo(page)} />
        <h1>{title}</h1>
        <div className={style.text}>{children}</div>
      </div>
      <div className={style.picture} data-share-picture="">
        {picture}
      </div>
    </section>
  );
}

Notice.Actions = function Actions({ children }: { children: ReactNode }) {
  return <div className={style.actions}>{children}</div>;
};
