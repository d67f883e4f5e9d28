import { usePage } from '#platform/page/page.ts';
import { ArrowIcon } from '#ui/icons.tsx';
import { muted } from '#ui/layout.ts';
import style from './problems.module.css';

interface Props {
  readonly items: readonly { readonly today: string; readonly after: string }[];
  readonly look: 'pairs' | 'quotes';
}

/** Before and after: as pairs, or as quotes. */
export function Problems({ items, look }: Props) {
  const labels = usePage().words.developmentDetail;
  return (
    <ul className={style[look]}>
      {items.map(({ today, after }) => (
        <li key={today}>
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
