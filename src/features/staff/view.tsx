import { CustomerView } from '#features/customers/views/customer.tsx';
import { CustomersView } from '#features/customers/views/customers.tsx';
import { HelpView } from '#features/help/views/staff/help.tsx';
import { IncomingView } from '#features/incoming-mail/views/staff/incoming.tsx';
import { MarketingView } from '#features/marketing/views/staff/marketing.tsx';
import {
  type StaffBookingFilter,
  type StaffBookingsView,
  staffBookingFilters,
} from '#features/meetings/staff-booking-lines.ts';
import { bookingCells } from '#features/meetings/views/staff/bookings/booking-cells.tsx';
import { MeetingView } from '#features/meetings/views/staff/bookings/meeting.tsx';
import { OverviewView } from '#features/overview/views/overview.tsx';
import { PaymentView } from '#features/payments/views/staff/payment.tsx';
import { PaymentsView } from '#features/payments/views/staff/payments.tsx';
import type { StaffQuoteLine, StaffQuotesView } from '#features/quotes/staff-quote-lines.ts';
import { QuoteState } from '#features/quotes/views/quote-state.tsx';
import { QuoteView } from '#features/quotes/views/staff/quote.tsx';
import { FactorView } from '#features/team/views/factor.tsx';
import { InvitationView } from '#features/team/views/invitation.tsx';
import { LogView } from '#features/team/views/log.tsx';
import { TeamView } from '#features/team/views/members.tsx';
import { SecurityView } from '#features/team/views/security.tsx';
import { AnswersView } from '#features/tickets/views/staff/answers.tsx';
import { FileView, TicketView } from '#features/tickets/views/staff/ticket.tsx';
import { TicketsView } from '#features/tickets/views/staff/tickets.tsx';
import { type Page, usePage } from '#platform/page/page.ts';
import { localeOf } from '#site/languages.ts';
import { formatMoney } from '#site/money.ts';
import { staffHref } from '#site/staff.ts';
import { Button } from '#ui/button.tsx';
import { type Cells, DataTable, TwoLines } from '#ui/console/data-table.tsx';
import { ActionForm, RejectedText } from '#ui/console/forms.tsx';
import { Filter, Pager, ReferenceLink, SearchForm } from '#ui/console/lists.tsx';
import { Age } from '#ui/console/moment.tsx';
import { ListPage } from '#ui/console/view-head.tsx';
import { TextAreaField } from '#ui/field.tsx';
import { stack } from '#ui/layout.ts';
import type { StaffAnswer } from './staff-answer.ts';
import { OutboxView } from './views/outbox.tsx';

export function View({ answer }: { answer: StaffAnswer }) {
  const { view, typed, problems, recoveryCodes } = answer;
  switch (view.kind) {
    case 'tickets':
      return <TicketsView view={view} />;
    case 'ticket':
      return <TicketView view={view} mistyped={{ typed, problems }} />;
    case 'file':
      return <FileView view={view} />;
    case 'answers':
      return <AnswersView view={view} mistyped={{ typed, problems }} />;
    case 'help':
      return <HelpView view={view} />;
    case 'incoming':
      return <IncomingView view={view} />;
    case 'outbox':
      return <OutboxView view={view} />;
    case 'marketing':
      return <MarketingView view={view} mistyped={{ typed, problems }} />;
    case 'overview':
      return <OverviewView view={view} />;
    case 'payments':
      return <PaymentsView view={view} />;
    case 'payment':
      return <PaymentView view={view} mistyped={{ typed, problems }} />;
    case 'bookings':
      return <BookingsView view={view} />;
    case 'log':
      return <LogView view={view} />;
    case 'team':
      return <TeamView view={view} mistyped={{ typed, problems }} />;
    case 'security':
      return <SecurityView view={view} mistyped={{ typed, problems }} recoveryCodes={recoveryCodes} />;
    case 'factor':
      return <FactorView view={view} mistyped={{ typed, problems }} />;
    case 'invitation':
      return <InvitationView view={view} />;
    case 'nothing':
      return <NothingView answer={answer} />;
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

/**
 * The error above explains why. This shows the text that was written, with what is needed to send it again, unless
 * another site sent it.
 */
function NothingView({ answer: { typed = {}, errorCode, signIn } }: { answer: StaffAnswer }) {
  const { words, language } = usePage();
  const { staff, inbox } = words;
  const { message, text, ticket = '', message_id = '', seen = '', mode = '', action = '' } = typed;
  const canResend = message !== undefined && errorCode !== 'otherSite' && resendable.includes(action);
  const written = message ?? text;
  return (
    <ListPage title={signIn ? inbox.signedOut.title : staff.title}>
      {signIn && (
        <div>
          <Button href={signIn}>{inbox.signedOut.signIn}</Button>
        </div>
      )}
      {canResend ? (
        <ActionForm values={{ ticket, message_id, seen, mode }} once className={stack(3)}>
          {signIn && <p>{inbox.signedOut.again}</p>}
          <TextAreaField id="message" name="message" label={inbox.compose.label} defaultValue={message} dir="auto" />
          <div>
            <Button type="submit" name="action" value={action} look="secondary">
              {mode === 'note' ? inbox.compose.saveNote : inbox.compose.sendAgain}
            </Button>
          </div>
        </ActionForm>
      ) : (
        written && <RejectedText text={written} />
      )}
      {!signIn && ticket.startsWith('H-') && (
        <p>
          <a href={staffHref(language, { view: 'ticket', ticket })}>{ticket}</a>
        </p>
      )}
    </ListPage>
  );
}

const resendable: readonly string[] = ['answer', 'answerAndClose', 'note'];

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
