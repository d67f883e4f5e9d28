import type { Person } from '#features/accounts/person.ts';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { EmptyState, ViewHead } from '#ui/console/view-head.tsx';
import { ButtonLink } from '#ui/links.tsx';
import type { TicketLine } from '../../dashboard-lines.ts';
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
