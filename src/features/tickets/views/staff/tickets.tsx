import { writeCount } from '#features/bell/notifications.ts';
import { usePage } from '#platform/page/page.ts';
import { staffHref } from '#site/staff.ts';
import { Badge } from '#ui/badge.tsx';
import { type Cells, Clamped, DataTable, TwoLines } from '#ui/console/data-table.tsx';
import { Filter, Pager, ReferenceLink, SearchForm } from '#ui/console/lists.tsx';
import { Age } from '#ui/console/moment.tsx';
import { ListPage } from '#ui/console/view-head.tsx';
import type { StaffTicketLine, StaffTicketsView } from '../../staff-lines.ts';
import { type TicketState, ticketStates } from '../../ticket-states.ts';

export function TicketsView({ view }: { view: StaffTicketsView }) {
  const { words, language } = usePage();
  const { staff } = words;
  const { search: q, state, page, hasOlder, ends } = view;
  const { columns, caption, notFound, empty } = staff.tickets;
  return (
    <ListPage
      title={staff.views.tickets}
      search={<SearchForm q={q} words={staff.tickets} place={{ state: state ?? '' }} />}
      tools={<StateFilter view={view} />}
    >
      <DataTable
        id="tickets"
        caption={caption}
        columns={[
          { label: columns.from },
          { label: columns.message, kind: 'wide' },
          { label: columns.state, kind: 'state' },
          { label: columns.reference, kind: 'fit' },
          { label: columns.received, kind: 'when' },
        ]}
        rows={view.tickets.map(cellsOf)}
        empty={q ? notFound : empty}
        whole={q && staffHref(language, {})}
      />
      <Pager place={{ q, state }} page={page} hasOlder={hasOlder} ends={ends} />
    </ListPage>
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

function cellsOf({ reference, name, email, excerpt, state, receivedAt }: StaffTicketLine): Cells {
  return [
    <TwoLines key="from" cut below={email}>
      <ReferenceLink reference={reference}>
        <bdi>{name}</bdi>
      </ReferenceLink>
    </TwoLines>,
    <Clamped key="message">{excerpt}</Clamped>,
    <StateBadge key="state" state={state} />,
    reference,
    <Age key="received" at={receivedAt} />,
  ];
}

const tones = { new: 'highlight', answered: 'success', closed: 'neutral', quarantined: 'danger' } as const;

export function StateBadge({ state }: { state: TicketState }) {
  const { staff } = usePage().words;
  return <Badge tone={tones[state]}>{staff.states[state]}</Badge>;
}
