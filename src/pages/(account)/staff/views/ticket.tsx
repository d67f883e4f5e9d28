import { Link } from '#components/ui/link.tsx';
import { staffHref } from '#site/account/staff-address.ts';
import type { StaffView } from '#site/account/staff-view.ts';
import { usePage } from '#site/page.ts';
import { StateBadge } from '../parts/state-badge.tsx';
import type { Mistyped } from '../view.tsx';
import { AnswerForm } from './ticket/answer-form.tsx';
import { Facts } from './ticket/facts.tsx';
import { History } from './ticket/history.tsx';
import { StateButtons } from './ticket/state-buttons.tsx';
import style from './ticket/ticket.module.css';
import { VisitorConversation } from './ticket/visitor-conversation.tsx';
import views from './views.module.css';

export type TicketAnswer = Extract<StaffView, { kind: 'ticket' }>;

export function TicketView({ view, mistyped }: { view: TicketAnswer; mistyped: Mistyped }) {
  const { words, language } = usePage();
  const { ticket, entries, actions } = view;
  return (
    <section className={views.part}>
      <header className={style.top}>
        <Link href={staffHref(language)}>{words.staff.ticket.back}</Link>
        <h2>{ticket.reference}</h2>
        <StateBadge state={ticket.state} />
      </header>
      <div className={style.columns}>
        <div className={style.talk}>
          <VisitorConversation name={ticket.name} entries={entries} />
          <AnswerForm view={view} mistyped={mistyped} />
        </div>
        <div className={style.aside}>
          <StateButtons ticket={ticket} />
          <Facts ticket={ticket} />
          <History actions={actions} />
        </div>
      </div>
    </section>
  );
}
