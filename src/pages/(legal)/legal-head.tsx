import type { ReactNode } from 'react';
import { PrintButton } from '#components/sections/print-button.tsx';
import { Breadcrumb } from '#components/ui/breadcrumb.tsx';
import { usePage } from '#site/page.ts';
import { trailTo } from '#site/page-name.ts';
import style from './legal-head.module.css';

interface Props {
  readonly title: string;
  readonly lead: string;
  /** When it was written, and when last looked at. */
  readonly dates: readonly string[];
  /** The way to the texts beside it. */
  readonly tabs?: ReactNode;
  readonly picture: ReactNode;
}

/** Lower than other heads: who comes here wants to read. */
export function LegalHead({ title, lead, dates, tabs, picture }: Props) {
  const page = usePage();
  const { words } = page;
  return (
    <section className={style.head}>
      <div className={style.words}>
        <Breadcrumb label={words.shell.breadcrumb} trail={trailTo(page)} />
        <h1>{title}</h1>
        <p className={style.lead}>{lead}</p>
        <div className={style.dates}>
          {dates.map((date) => (
            <p key={date}>{date}</p>
          ))}
          <PrintButton look="quiet">{words.legal.print}</PrintButton>
        </div>
        {tabs && <div className={style.tabs}>{tabs}</div>}
      </div>
      <div className={style.picture} data-share-picture="" data-no-print="">
        {picture}
      </div>
    </section>
  );
}
