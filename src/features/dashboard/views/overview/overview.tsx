import type { Person } from '#features/accounts/person.ts';
import { MeetingList } from '#features/meetings/views/dashboard/meeting-list.tsx';
import { PaymentList } from '#features/payments/views/dashboard/payment-list.tsx';
import { QuoteList } from '#features/quotes/views/dashboard/quote-list.tsx';
import { TicketList } from '#features/tickets/views/dashboard/ticket-list.tsx';
import { usePage } from '#platform/page/page.ts';
import { dashboardHref } from '#site/dashboard.ts';
import { format } from '#site/message.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { EmptyState } from '#ui/console/empty-state.tsx';
import style from '#ui/console/view.module.css';
import { ViewHead } from '#ui/console/view-head.tsx';
import { ButtonLink } from '#ui/links/button-link.tsx';
import type { DashboardView } from '../../dashboard-answer.ts';
import { NextSteps } from './next-steps.tsx';
import own from './overview.module.css';
import { OverviewSection } from './overview-section.tsx';

/** More are on the pages of their own. */
const shown = 3;

interface Props {
  readonly unread: number;
  readonly person: Person;
  readonly view: Extract<DashboardView, { kind: 'overview' }>;
}

export function Overview({ person, unread, view: { tickets, payments, quotes, meetings } }: Props) {
  const { words, language } = usePage();
  const { overview, tickets: ticketWords } = words.dashboard;
  return (
    <>
      <ViewHead title={<bdi>{format(overview.greeting, language, { name: person.name || person.email })}</bdi>} />
      <div className={own.first}>
        {person.name === '' && (
          <section className={classNames(style.panel, own.nudge)} data-room="light">
            <h2>{overview.nudge.title}</h2>
            <p>{overview.nudge.text}</p>
            <Button href={dashboardHref(language, { view: 'profile' })} look="secondary">
              {overview.nudge.action}
            </Button>
          </section>
        )}
        <section className={style.panel}>
          <h2>{overview.unread.title}</h2>
          <p>{format(overview.unread.count, language, { count: unread })}</p>
          <Button href={dashboardHref(language, { view: 'notifications' })} look={unread > 0 ? 'primary' : 'secondary'}>
            {overview.unread.open}
          </Button>
        </section>
      </div>
      {meetings.length > 0 && (
        <OverviewSection view="meetings">
          <MeetingList meetings={meetings.slice(0, 1)} />
        </OverviewSection>
      )}
      <OverviewSection view="tickets" isEmpty={tickets.length === 0}>
        {tickets.length > 0 ? (
          <TicketList tickets={tickets.slice(0, shown)} />
        ) : (
          <EmptyState title={ticketWords.empty.title} text={ticketWords.empty.text} headingLevel={3}>
            <ButtonLink to="/support" anchor="form">
              {ticketWords.empty.action}
            </ButtonLink>
          </EmptyState>
        )}
      </OverviewSection>
      {payments.length > 0 && (
        <OverviewSection view="payments">
          <PaymentList payments={payments.slice(0, shown)} />
        </OverviewSection>
      )}
      {quotes.length > 0 && (
        <OverviewSection view="quotes">
          <QuoteList quotes={quotes.slice(0, shown)} />
        </OverviewSection>
      )}
      <NextSteps />
    </>
  );
}
