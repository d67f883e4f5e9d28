import { usePage } from '#platform/page/page.ts';
import { localeOf } from '#site/languages.ts';
import { staffHref } from '#site/staff.ts';
import { DataTable } from '#ui/console/data-table.tsx';
import { Filter, Pager, SearchForm } from '#ui/console/lists.tsx';
import { ListPage } from '#ui/console/view-head.tsx';
import { type StaffBookingFilter, type StaffBookingsView, staffBookingFilters } from '../../../staff-booking-lines.ts';
import { bookingCells } from './booking-cells.tsx';

/** Booked meetings, in Bogotá time, which the team uses. */
export function BookingsView({ view }: { view: StaffBookingsView }) {
  const page = usePage();
  const { bookings: words, views } = page.words.staff;
  const { search: q, filter, bookings } = view;
  const { columns } = words;
  // Upcoming is the default filter and need not be submitted: a search then also finds past and cancelled meetings.
  const when = filter === 'upcoming' ? '' : filter;
  // Of the others the filter says it.
  const hasState = filter === 'cancelled' || filter === 'held';
  return (
    <ListPage
      title={views.bookings}
      search={<SearchForm q={q} words={words} place={{ view: 'bookings', when }} />}
      tools={<WhenFilter view={view} />}
    >
      <DataTable
        id="bookings"
        caption={words.captions[filter]}
        columns={[
          { label: columns.when, kind: 'brief' },
          { label: columns.who },
          { label: columns.topic },
          ...(hasState ? [{ label: columns.state, kind: 'state' } as const] : []),
          { label: columns.change, kind: 'action' },
        ]}
        rows={bookings.map((booking) => bookingCells(booking, page, hasState))}
        empty={q ? words.notFound : words.empty[filter]}
        whole={q && staffHref(page.language, { view: 'bookings' })}
      />
      <Pager
        place={{ view: 'bookings', q, when: filter }}
        page={view.page}
        hasOlder={view.hasOlder}
        labels={filter === 'upcoming' || filter === 'held' ? { newer: words.sooner, older: words.later } : undefined}
      />
    </ListPage>
  );
}

function WhenFilter({ view: { search: q, filter, counts } }: { view: StaffBookingsView }) {
  const { words, language } = usePage();
  const { bookings } = words.staff;
  const { format } = new Intl.NumberFormat(localeOf(language));
  const choice = (when: StaffBookingFilter) => ({
    href: staffHref(language, { view: 'bookings', q, when }),
    label: bookings.when[when],
    count: format(counts[when]),
    isCurrent: filter === when,
  });
  return <Filter label={bookings.byTime} choices={staffBookingFilters.map(choice)} />;
}
