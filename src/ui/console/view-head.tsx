import type { ReactNode } from 'react';
import { usePage } from '#platform/page/page.ts';
import { staffHref } from '#site/staff.ts';
import { centeredRow, muted, row, stack } from '#ui/layout.ts';
import { PigeonholesHero } from '../art/heroes/account.tsx';
import { Link } from '../link.tsx';
import style from './view.module.css';
import emptyStateStyle from './view-head.module.css';
import views from './views.module.css';

interface Props {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  /** Opposite the title: the one action here. */
  readonly children?: ReactNode;
}

export function ViewHead({ title, lead, children }: Props) {
  return (
    <header className={row(0, style.head)}>
      <div>
        <h1>{title}</h1>
        {lead && <p className={`${muted} ${style.lead}`}>{lead}</p>}
      </div>
      {children}
    </header>
  );
}

interface EmptyStateProps {
  readonly title: string;
  readonly text: string;
  readonly headingLevel?: 2 | 3;
  /** Buttons to pages where the visitor can start. */
  readonly children: ReactNode;
}

/** An empty view: what would be here, and how to get it. */
export function EmptyState({ title, text, headingLevel = 2, children }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={stack(0, emptyStateStyle.empty)}>
      <div className={emptyStateStyle.picture}>
        <PigeonholesHero />
      </div>
      <div className={stack(3, emptyStateStyle.words)}>
        <Heading>{title}</Heading>
        <p>{text}</p>
        <div className={row(3, emptyStateStyle.actions)}>{children}</div>
      </div>
    </section>
  );
}

interface RecordPageProps {
  /** The list that it belongs to, and the words of the link there. */
  readonly list: 'tickets' | 'payments' | 'quotes';
  readonly back: string;
  readonly reference: string;
  /** Its state. */
  readonly state: ReactNode;
  readonly aside: ReactNode;
  readonly children: ReactNode;
}

/** One ticket, order or quote: its history and, beside that, its facts and actions. */
export function RecordPage({ list, back, reference, state, aside, children }: RecordPageProps) {
  const { language } = usePage();
  return (
    <section className={stack(5, views.part)}>
      <header className={centeredRow(0, emptyStateStyle.top)}>
        <Link href={staffHref(language, { view: list })}>{back}</Link>
        <h2>{reference}</h2>
        {state}
      </header>
      <div className={stack(6, emptyStateStyle.columns)}>
        <div className={emptyStateStyle.main}>{children}</div>
        <div className={emptyStateStyle.aside}>{aside}</div>
      </div>
    </section>
  );
}
