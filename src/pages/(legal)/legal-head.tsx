import type { ReactNode } from 'react';
import { usePage } from '#platform/page/page.ts';
import { Hero } from '#ui/sections/hero.tsx';
import { PrintButton } from '#ui/sections/print-button.tsx';
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

export function LegalHead({ title, lead, dates, tabs, picture }: Props) {
  const { words } = usePage();
  return (
    <Hero layout="reading" title={title} lead={lead} picture={picture}>
      <div className={style.dates}>
        {dates.map((date) => (
          <p key={date}>{date}</p>
        ))}
        <PrintButton look="quiet">{words.legal.print}</PrintButton>
      </div>
      {tabs && <div className={style.tabs}>{tabs}</div>}
    </Hero>
  );
}
