import type { Person } from '#features/accounts/person.ts';
import type { ViewProblems } from '#platform/contracts/view-problems.ts';
import { usePage } from '#platform/page/page.ts';
import { dashboardHref } from '#site/dashboard.ts';
import { format } from '#site/message.ts';
import { Moment } from '#ui/console/moment.tsx';
import style from '#ui/console/view.module.css';
import { ViewHead } from '#ui/console/view-head.tsx';
import { Fact } from '#ui/fact.tsx';
import { ArrowBackIcon } from '#ui/icons.tsx';
import type { OwnTicketView } from '../../dashboard-lines.ts';
import { OwnConversation } from './own-conversation.tsx';
import { ReplyForm } from './reply-form.tsx';
import { TicketState } from './ticket-state.tsx';
import own from './ticket-view.module.css';

interface Props {
  readonly person: Person;
  readonly view: OwnTicketView;
  readonly wrong: ViewProblems | undefined;
}

/** One request with all that was written to it, and the place to write on. */
export function TicketView({ person, view: { ticket, entries, messageId }, wrong }: Props) {
  const { words, language } = usePage();
  const { ticket: text } = words.dashboard;
  return (
    <>
      <a href={dashboardHref(language, { view: 'tickets' })} className={own.back}>
        <ArrowBackIcon />
        {text.back}
      </a>
      <ViewHead title={format(text.title, language, { reference: ticket.reference })} />
      <dl className={own.facts}>
        <Fact label={text.state}>
          <TicketState of={ticket.state} />
        </Fact>
        <Fact label={text.received}>
          <Moment at={ticket.receivedAt} />
        </Fact>
      </dl>
      <section className={style.section}>
        <h2 className="visually-hidden">{text.conversation}</h2>
        <OwnConversation person={person} entries={entries} />
      </section>
      <ReplyForm ticket={ticket} messageId={messageId} wrong={wrong} />
    </>
  );
}
