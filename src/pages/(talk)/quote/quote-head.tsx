import type { ReactNode } from 'react';
import { QuoteHero } from '#components/art/heroes/quote.tsx';
import { Breadcrumb } from '#components/ui/breadcrumb.tsx';
import { usePage } from '#site/page.ts';
import { trailTo } from '#site/page-name.ts';
import style from './quote-head.module.css';

interface Props {
  readonly title: string;
  readonly lead: string;
  /** What can be done at once. */
  readonly children?: ReactNode;
}

/** Short: what people came for stands below it. */
export function QuoteHead({ title, lead, children }: Props) {
  const page = usePage();
  return (
    <section className={style.head}>
      <div className={style.words}>
        <Breadcrumb label={page.words.shell.breadcrumb} trail={trailTo(page)} />
        <h1>{title}</h1>
        <p>{lead}</p>
        {children && <div className={style.actions}>{children}</div>}
      </div>
      <div className={style.picture} data-share-picture="">
        <QuoteHero />
      </div>
    </section>
  );
}
