import { ButtonLink } from '#components/shell/button-link.tsx';
import type { Person, TicketLine } from '#site/account/dashboard.ts';
import { format } from '#site/message.ts';
import { usePage } from '#site/page.ts';
import { EmptyState } from '../empty-state.tsx';
import { ViewHead } from '../view-head.tsx';
import { TicketList } from './ticket-list.tsx';

interface Props {
  readonly person: Person;
  readonly tickets: readonly TicketLine[];
}

export function TicketsView({ person: { email }, tickets }: Props) {
  const { words, language } = usePage();
  const { title, lead, another, empty } = words.dashboard.tickets;
  if (tickets.length === 0)
    return (
      <>
        <ViewHead title={title} lead={format(lead, language, { email })} />
        <EmptyState title={empty.title} text={empty.text}>
          <ButtonLink to="/support" anchor="form">
            {empty.action}
          </ButtonLink>
        </EmptyState>
      </>
    );
  return (
    <>
      <ViewHead title={title} lead={format(lead, language, { email })}>
        <ButtonLink to="/support" anchor="form" look="secondary">
          {another}
        </ButtonLink>
      </ViewHead>
      <TicketList tickets={tickets} />
    </>
  );
}
