import type { TicketLine } from '#site/account/dashboard.ts';
import { dashboardHref } from '#site/account/dashboard-address.ts';
import { format } from '#site/message.ts';
import { usePage } from '#site/page.ts';
import { Moment } from '../../moment.tsx';
import { RowLink } from '../row-link.tsx';
import style from '../view.module.css';
import { TicketState } from './ticket-state.tsx';

export function TicketList({ tickets }: { readonly tickets: readonly TicketLine[] }) {
  const { words, language } = usePage();
  return (
    <ul className={style.rows}>
      {tickets.map(({ reference, state, receivedAt, excerpt, answers }) => (
        <li key={reference}>
          <div className={style.rowHead}>
            <RowLink href={dashboardHref(language, { view: 'tickets', ticket: reference })}>{reference}</RowLink>
            <TicketState of={state} />
          </div>
          <p dir="auto">{excerpt}</p>
          <p className={style.meta}>
            <Moment at={receivedAt} />
            <span>{format(words.dashboard.tickets.answers, language, { count: answers })}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
