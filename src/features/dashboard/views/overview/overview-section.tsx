import type { ReactNode } from 'react';
import { usePage } from '#platform/page/page.ts';
import { dashboardHref } from '#site/dashboard.ts';
import style from '#ui/console/view.module.css';

interface Props {
  /** Where all of them are. */
  readonly view: 'meetings' | 'tickets' | 'payments' | 'quotes';
  /** There are none, so that there is nothing to go on to. */
  readonly isEmpty?: boolean;
  readonly children: ReactNode;
}

/** The newest of a kind, and the way to the others. */
export function OverviewSection({ view, isEmpty, children }: Props) {
  const { words, language } = usePage();
  const { title, all } = words.dashboard.overview[view];
  return (
    <section className={style.section}>
      <div className={style.sectionHead}>
        <h2>{title}</h2>
        {!isEmpty && (
          <a href={dashboardHref(language, { view })} className={style.alone}>
            {all}
          </a>
        )}
      </div>
      {children}
    </section>
  );
}
