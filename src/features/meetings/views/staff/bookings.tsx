import { usePage } from '#platform/page/page.ts';
import { localeOf } from '#site/languages.ts';
import { staffHref } from '#site/staff.ts';
import { Filter } from '#ui/console/filter.tsx';
import { Pager } from '#ui/console/pager.tsx';
import { SearchForm } from '#ui/console/search-form.tsx';
import style from '#ui/console/views.module.css';
import { Table } from '#ui/table.tsx';
import type { StaffBookingsView } from '../../staff-booking-lines.ts';
import { type StaffBookingFilter, staffBookingFilters } from '../../staff-booking-lines.ts';
import { bookingCells } from './bookings/booking-cells.tsx';

/** Who talks with us when, on Bogotá's clock: the team's. */
export function BookingsView({ view }: { view: StaffBookingsView }) {
  const page = usePage();
  const { bookings: words, views } = page.words.staff;
  const { search: q, filter, bookings } = view;
  const { columns } = words;
  const labels = [columns.when, columns.who, columns.topic, columns.booked, columns.change];
  return (
    <section className={style.part}>
      <h2>{views.bookings}</h2>
      {/* Nobody need have chosen those to come, and who looks for a meeting finds it over or cancelled too. */}
      <SearchForm q={q} words={words} place={{ view: 'bookings', when: filter === 'upcoming' ? '' : filter }} />
      <WhenFilter view={view} />
      <Table
        id="bookings"
        caption={words.captions[filter]}
        columns={labels.map((label) => ({ label }))}
        rows={bookings.map((booking) => ({ cells: bookingCells(booking, page) }))}
        empty={q ? words.notFound : words.empty[filter]}
        onPhone="read"
      />
      <Pager
        place={{ view: 'bookings', q, when: filter }}
        page={view.page}
        hasOlder={view.hasOlder}
        labels={filter === 'upcoming' || filter === 'held' ? { newer: words.sooner, older: words.later } : undefined}
      />
    </section>
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
