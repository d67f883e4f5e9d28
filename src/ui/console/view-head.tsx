import type { ReactNode } from 'react';
import { usePage } from '#platform/page/page.ts';
import { type StaffViewName, staffHref } from '#site/staff.ts';
import { centeredRow, muted, row, stack } from '#ui/layout.ts';
import { PigeonholesHero } from '../art/heroes/account.tsx';
import { Button } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { ArrowBackIcon } from '../icons.tsx';
import { apart, atEnd, atStart, atTop, panelLook, size3, target } from '../look.ts';
import style from './view-head.module.css';

interface Props {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  /** Opposite the title: the one action here. */
  readonly children?: ReactNode;
}

export function ViewHead({ title, lead, children }: Props) {
  return (
    <header className={row(0, atEnd, apart, style.head)}>
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
  /** Buttons to pages where the visitor can start. */
  readonly children: ReactNode;
}

/** An empty view: what would be here, and how to get it. */
export function EmptyState({ title, text, children }: EmptyStateProps) {
  return (
    <section className={stack(0, classNames(panelLook, style.empty))}>
      <div className={style.picture}>
        <PigeonholesHero />
      </div>
      <div className={stack(3, atStart, style.words)}>
        <h2 className={size3}>{title}</h2>
        <p>{text}</p>
        <div className={row(3, style.actions)}>{children}</div>
      </div>
    </section>
  );
}

interface ListPageProps {
  readonly title: string;
  readonly lead?: string;
  readonly search?: ReactNode;
  /** What has to be dealt with before anything in the list. */
  readonly urgent?: ReactNode;
  /** Filters, and what can be done with all of them. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

/** A list of the team's pages. */
export function ListPage({ title, lead, search, urgent, tools, children }: ListPageProps) {
  return (
    <section className={stack(4, style.dense)}>
      <ViewHead title={title} lead={lead}>
        {search}
      </ViewHead>
      {urgent}
      {tools && <div className={centeredRow(3, apart)}>{tools}</div>}
      {children}
    </section>
  );
}

interface RecordPageProps {
  /** The list that it belongs to, and the words of the link there. */
  readonly list: StaffViewName;
  readonly back: string;
  /** What people know it by: an amount or a person. */
  readonly title: ReactNode;
  readonly state: ReactNode;
  readonly lead: ReactNode;
  /** Its pages and documents. */
  readonly links?: readonly (readonly [href: string, label: string])[];
  /** A reference of the customer whose page is linked, if anybody is known to be it. */
  readonly customer?: string | undefined;
  readonly aside: ReactNode;
  readonly children: ReactNode;
}

/** One ticket, order, quote, meeting or customer: its history and, beside that, its facts. */
export function RecordPage({ list, back, title, state, lead, links = [], customer, aside, children }: RecordPageProps) {
  const { words, language } = usePage();
  const others = customer
    ? [...links, [staffHref(language, { view: 'customer', of: customer }), words.customers.everything] as const]
    : links;
  return (
    <section className={stack(5, style.dense)}>
      <header className={row(0, atEnd, apart, style.head)}>
        <div className={style.record}>
          <BackLink href={staffHref(language, { view: list })}>{back}</BackLink>
          <div className={centeredRow(3)}>
            <h1>{title}</h1>
            {state}
          </div>
          <p className={`${muted} ${style.about}`}>{lead}</p>
        </div>
        {others.length > 0 && (
          <div className={row(2)}>
            {others.map(([href, label]) => (
              <Button key={href} look="secondary" size="small" href={href}>
                {label}
              </Button>
            ))}
          </div>
        )}
      </header>
      <div className={stack(5, style.columns)}>
        <div className={stack(4, atTop)}>{children}</div>
        <div className={stack(4, atTop)}>{aside}</div>
      </div>
    </section>
  );
}

/** To the list that this belongs to. */
export function BackLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <a href={href} className={classNames(target, style.back)}>
      <ArrowBackIcon />
      {children}
    </a>
  );
}
