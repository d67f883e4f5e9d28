import { usePage } from '#platform/page/page.ts';
import { ArrowIcon } from '#ui/icons.tsx';
import { columns, muted, stack } from '#ui/layout.ts';
import style from './problems.module.css';

interface Props {
  readonly items: readonly { readonly today: string; readonly after: string }[];
  readonly look: 'pairs' | 'quotes';
}

/** Before and after: as pairs, or as quotes. */
export function Problems({ items, look }: Props) {
  const labels = usePage().words.developmentDetail;
  return (
    <ul className={look === 'quotes' ? columns(6, { wide: 3 }, style.quotes) : style.pairs}>
      {items.map(({ today, after }) => (
        <li key={today} className={stack(3)}>
          <p className={style.today}>
            {look === 'pairs' && <span className={`${muted} ${style.label}`}>{labels.today}</span>} {today}
          </p>
          <ArrowIcon />
          <p className={style.after}>
            {look === 'pairs' && <span className={`${muted} ${style.label}`}>{labels.after}</span>} {after}
          </p>
        </li>
      ))}
    </ul>
  );
}
