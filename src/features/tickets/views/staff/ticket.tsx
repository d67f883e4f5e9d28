import type { Mistyped } from '#platform/contracts/staff.ts';
import { usePage } from '#platform/page/page.ts';
import { History } from '#ui/console/history.tsx';
import { RecordPage } from '#ui/console/record-page.tsx';
import type { StaffTicketView } from '../../staff-lines.ts';
import { StateBadge } from './state-badge.tsx';
import { AnswerForm } from './ticket/answer-form.tsx';
import { Facts } from './ticket/facts.tsx';
import { StateButtons } from './ticket/state-buttons.tsx';
import { VisitorConversation } from './ticket/visitor-conversation.tsx';

export function TicketView({ view, mistyped }: { view: StaffTicketView; mistyped: Mistyped }) {
  const { back } = usePage().words.staff.ticket;
  const { ticket, entries, actions } = view;
  return (
    <RecordPage
      list="tickets"
      back={back}
      reference={ticket.reference}
      state={<StateBadge state={ticket.state} />}
      aside={
        <>
          <StateButtons ticket={ticket} />
          <Facts ticket={ticket} />
          <History actions={actions} />
        </>
      }
    >
      <VisitorConversation name={ticket.name} entries={entries} />
      <AnswerForm view={view} mistyped={mistyped} />
    </RecordPage>
  );
}
