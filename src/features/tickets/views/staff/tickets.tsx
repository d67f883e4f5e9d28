import { writeCount } from '#features/bell/notifications.ts';
import { usePage } from '#platform/page/page.ts';
import { staffHref } from '#site/staff.ts';
import { Badge } from '#ui/badge.tsx';
import type { Cells } from '#ui/console/facts.tsx';
import { Filter, Pager, ReferenceLink, SearchForm } from '#ui/console/lists.tsx';
import { Moment } from '#ui/console/moment.tsx';
import style from '#ui/console/views.module.css';
import { stack } from '#ui/layout.ts';
import { Table } from '#ui/table.tsx';
import type { StaffTicketLine, StaffTicketsView } from '../../staff-lines.ts';
import { type TicketState, ticketStates } from '../../ticket-states.ts';

export function TicketsView({ view }: { view: StaffTicketsView }) {
  const { words } = usePage();
  const { staff } = words;
  const { search: q, state, page, hasOlder, ends } = view;
  const { columns } = staff.tickets;
  const labels = [columns.reference, columns.from, columns.message, columns.state, columns.received];
  return (
    <section className={stack(5, style.part)}>
      <h2>{staff.views.tickets}</h2>
      <SearchForm q={q} words={staff.tickets} place={{ state: state ?? '' }} />
      <StateFilter view={view} />
      <Table
        id="tickets"
        caption={staff.tickets.caption}
        columns={labels.map((label) => ({ label }))}
        rows={view.tickets.map((ticket) => ({ cells: cellsOf(ticket) }))}
        empty={q ? staff.tickets.notFound : staff.tickets.empty}
        onPhone="read"
      />
      <Pager place={{ q, state }} page={page} hasOlder={hasOlder} ends={ends} />
    </section>
  );
}

function StateFilter({ view: { search: q, state, counts } }: { view: StaffTicketsView }) {
  const { words, language } = usePage();
  const { staff } = words;
  const all = ticketStates.reduce((sum, one) => sum + counts[one], 0);
  const choice = (label: string, count: number, filter?: typeof state) => {
    return {
      href: staffHref(language, { q, state: filter }),
      label,
      count: writeCount(count, language),
      isCurrent: state === filter,
    };
  };
  return (
    <Filter
      label={staff.tickets.byState}
      choices={[
        choice(staff.tickets.all, all),
        ...ticketStates.map((one) => choice(staff.states[one], counts[one], one)),
      ]}
    />
  );
}

function cellsOf(ticket: StaffTicketLine): Cells {
  const { reference, name, email, excerpt, state, receivedAt } = ticket;
  return [
    <ReferenceLink key="reference" reference={reference} />,
    <span key="from">
      <bdi>{name}</bdi>
      <span className={style.beside}>{email}</span>
    </span>,
    <span key="message" dir="auto">
      {excerpt}
    </span>,
    <StateBadge key="state" state={state} />,
    <Moment key="received" at={receivedAt} />,
  ];
}

const tones = { new: 'highlight', answered: 'success', closed: 'neutral', quarantined: 'danger' } as const;

export function StateBadge({ state }: { state: TicketState }) {
  const { staff } = usePage().words;
  return <Badge tone={tones[state]}>{staff.states[state]}</Badge>;
}
