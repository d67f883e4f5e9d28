import { CustomerView } from '#features/customers/views/customer.tsx';
import { CustomersView } from '#features/customers/views/customers.tsx';
import { MarketingView } from '#features/marketing/views/staff/marketing.tsx';
import {
  type StaffBookingFilter,
  type StaffBookingsView,
  staffBookingFilters,
} from '#features/meetings/staff-booking-lines.ts';
import { bookingCells } from '#features/meetings/views/staff/bookings/booking-cells.tsx';
import { MeetingView } from '#features/meetings/views/staff/bookings/meeting.tsx';
import { PaymentView } from '#features/payments/views/staff/payment.tsx';
import { PaymentsView } from '#features/payments/views/staff/payments.tsx';
import type { StaffQuoteLine, StaffQuotesView } from '#features/quotes/staff-quote-lines.ts';
import { QuoteState } from '#features/quotes/views/quote-state.tsx';
import { QuoteView } from '#features/quotes/views/staff/quote.tsx';
import { LeadsView } from '#features/tickets/views/staff/leads.tsx';
import { TicketView } from '#features/tickets/views/staff/ticket.tsx';
import { TicketsView } from '#features/tickets/views/staff/tickets.tsx';
import { type Page, usePage } from '#platform/page/page.ts';
import { localeOf } from '#site/languages.ts';
import { formatMoney } from '#site/money.ts';
import { staffHref } from '#site/staff.ts';
import { Breakable } from '#ui/breakable.tsx';
import { type Cells, DataTable, TwoLines } from '#ui/console/data-table.tsx';
import { RejectedText } from '#ui/console/forms.tsx';
import { actionInWords, Subject } from '#ui/console/history.tsx';
import { Filter, Pager, ReferenceLink, SearchForm } from '#ui/console/lists.tsx';
import { Age } from '#ui/console/moment.tsx';
import { ListPage } from '#ui/console/view-head.tsx';
import type { StaffAnswer, StaffLogView } from './staff-answer.ts';
import { OutboxView } from './views/outbox.tsx';

export function View({ answer: { view, typed, problems } }: { answer: StaffAnswer }) {
  switch (view.kind) {
    case 'tickets':
      return <TicketsView view={view} />;
    case 'ticket':
      return <TicketView view={view} mistyped={{ typed, problems }} />;
    case 'outbox':
      return <OutboxView view={view} />;
    case 'marketing':
      return <MarketingView view={view} mistyped={{ typed, problems }} />;
    case 'leads':
      return <LeadsView view={view} />;
    case 'payments':
      return <PaymentsView view={view} />;
    case 'payment':
      return <PaymentView view={view} mistyped={{ typed, problems }} />;
    case 'bookings':
      return <BookingsView view={view} />;
    case 'log':
      return <LogView view={view} />;
    case 'nothing':
      return <NothingView typed={typed} />;
    case 'quotes':
      return <QuotesView view={view} />;
    case 'quote':
      return <QuoteView view={view} mistyped={{ typed, problems }} />;
    case 'meeting':
      return <MeetingView view={view} mistyped={{ typed, problems }} />;
    case 'customers':
      return <CustomersView view={view} />;
    case 'customer':
      return <CustomerView view={view} mistyped={{ typed, problems }} />;
  }
}

/** The error above explains why. This shows the text that was written. */
function NothingView({ typed }: Pick<StaffAnswer, 'typed'>) {
  const { staff } = usePage().words;
  const written = typed?.['message'] ?? typed?.['text'];
  return <ListPage title={staff.title}>{written && <RejectedText text={written} />}</ListPage>;
}

function LogView({ view }: { view: StaffLogView }) {
  const page = usePage();
  const { views, log } = page.words.staff;
  const { columns } = log;
  return (
    <ListPage title={views.log} lead={log.lead}>
      <DataTable
        id="log"
        caption={log.caption}
        columns={[
          { label: columns.what, kind: 'wide' },
          { label: columns.subject },
          { label: columns.who, kind: 'fit' },
          { label: columns.when, kind: 'when' },
        ]}
        rows={view.actions.map((line) => [
          <strong key="what">{actionInWords(line, page)}</strong>,
          <Subject key="subject" line={line} />,
          <Breakable key="who">{line.staffEmail}</Breakable>,
          <Age key="when" at={line.at} />,
        ])}
        empty={log.empty}
      />
      <Pager place={{ view: 'log' }} page={view.page} hasOlder={view.hasOlder} />
    </ListPage>
  );
}

function QuotesView({ view }: { view: StaffQuotesView }) {
  const page = usePage();
  const { quotes: words, views } = page.words.staff;
  const { search: q } = view;
  const { columns } = words;
  return (
    <ListPage title={views.quotes} search={<SearchForm q={q} words={words} place={{ view: 'quotes' }} />}>
      <DataTable
        id="quotes"
        caption={words.caption}
        columns={[
          { label: columns.who, kind: 'wide' },
          { label: columns.total, kind: 'figures' },
          { label: columns.state, kind: 'state' },
          { label: columns.number, kind: 'fit' },
          { label: columns.made, kind: 'when' },
        ]}
        rows={view.quotes.map((quote) => quoteCells(quote, page))}
        empty={q ? words.notFound : words.empty}
        whole={q && staffHref(page.language, { view: 'quotes' })}
      />
      <Pager place={{ view: 'quotes', q }} page={view.page} hasOlder={view.hasOlder} />
    </ListPage>
  );
}

function quoteCells(quote: StaffQuoteLine, { language }: Page): Cells {
  const { reference, state, name, email, company, money, createdAt } = quote;
  return [
    <TwoLines
      key="who"
      cut
      below={
        <>
          {company && <bdi>{company}</bdi>}
          {company && ' · '}
          {email}
        </>
      }
    >
      <ReferenceLink reference={reference}>
        <bdi>{name || '–'}</bdi>
      </ReferenceLink>
    </TwoLines>,
    <strong key="total">{formatMoney(money, language, 'code')}</strong>,
    <QuoteState key="state" of={state} />,
    reference,
    <Age key="made" at={createdAt} />,
  ];
}

/** Booked meetings, in Bogotá time, which the team uses. */
function BookingsView({ view }: { view: StaffBookingsView }) {
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
          { label: columns.when },
          { label: columns.who },
          { label: columns.topic, kind: 'wide' },
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
