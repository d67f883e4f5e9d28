import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { centeredRow, note, row, stack } from '../layout.ts';
import { apart, panelLook, ruled } from '../look.ts';
import style from './list-row.module.css';
import { RowLink } from './lists.tsx';

/** Rows that share a border. */
export function RowList({ children }: { readonly children: ReactNode }) {
  return <ul className={classNames(panelLook, ruled, style.rows)}>{children}</ul>;
}

interface Props {
  readonly title: ReactNode;
  /** The whole row is a link there. Without it, the title is a heading. */
  readonly href?: string | undefined;
  readonly badge?: ReactNode;
  readonly text?: ReactNode;
  /** Small print: times and numbers. */
  readonly meta: ReactNode;
  /** Opposite the small print. It is above the link of the row. */
  readonly action?: ReactNode;
  readonly isUnread?: boolean;
}

/** One request, payment, quote, meeting, notification or session of the person. */
export function ListRow({ title, href, badge, text, meta, action, isUnread }: Props) {
  return (
    <li className={stack(1, isUnread ? style.unread : undefined)}>
      <div className={row(0, apart, style.ends)}>
        {href === undefined ? <h2>{title}</h2> : <RowLink href={href}>{title}</RowLink>} {badge}
      </div>
      {text && (
        <p className={style.text} dir="auto">
          {text}
        </p>
      )}
      <div className={centeredRow(0, apart, style.ends)}>
        <p className={row(0, `${note} ${style.meta}`)}>{meta}</p>
        {action && <div className={style.action}>{action}</div>}
      </div>
    </li>
  );
}
