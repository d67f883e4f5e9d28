import { usePage } from '#platform/page/page.ts';
import { localeOf } from '#site/languages.ts';
import type { LeadLine } from '../../staff-lines.ts';
import style from './lead-bar.module.css';

interface Props {
  readonly lead: LeadLine;
  /** Of the longest bar. */
  readonly most: number;
  readonly all: number;
}

/** How much of all it is: the figure, and a bar whose dark part is what was answered. */
export function LeadBar({ lead: { tickets, answered }, most, all }: Props) {
  const { language } = usePage();
  const percent = new Intl.NumberFormat(localeOf(language), { style: 'percent', maximumFractionDigits: 0 });
  const width = (count: number) => (100 * count) / most;
  return (
    <span className={style.share}>
      <span className={style.figure}>{percent.format(tickets / all)}</span>
      <svg viewBox="0 0 100 10" preserveAspectRatio="none" className={style.bar} aria-hidden="true">
        <rect width={width(tickets)} height="10" className={style.tickets} />
        <rect width={width(answered)} height="10" className={style.answered} />
      </svg>
    </span>
  );
}
