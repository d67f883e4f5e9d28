import { usePage } from '#platform/page/page.ts';
import { dashboardHref } from '#site/dashboard.ts';
import { format } from '#site/message.ts';
import { RowLink } from '#ui/console/lists.tsx';
import { Moment } from '#ui/console/moment.tsx';
import style from '#ui/console/view.module.css';
import type { TicketLine } from '../../dashboard-lines.ts';
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
