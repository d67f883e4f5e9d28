import type { ReactNode } from 'react';
import { company } from '#content/catalogue/company.ts';
import { trial } from '#content/catalogue/trial.ts';
import type { Person } from '#features/accounts/person.ts';
import { MeetingList } from '#features/meetings/views/dashboard/meeting-list.tsx';
import { PaymentList } from '#features/payments/views/payment-state.tsx';
import { QuoteList } from '#features/quotes/views/dashboard/quote-list.tsx';
import { TicketList } from '#features/tickets/views/dashboard/tickets.tsx';
import { dataProps } from '#platform/page/data-attributes.ts';
import { usePage } from '#platform/page/page.ts';
import { href } from '#site/address.ts';
import { dashboardHref } from '#site/dashboard.ts';
import { meetingDialogId } from '#site/dialogs.ts';
import { format } from '#site/message.ts';
import box from '#ui/box-link.module.css';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import style from '#ui/console/view.module.css';
import { EmptyState, ViewHead } from '#ui/console/view-head.tsx';
import { ArrowIcon } from '#ui/icons.tsx';
import { row, stack } from '#ui/layout.ts';
import { ButtonLink } from '#ui/links.tsx';
import type { DashboardView } from '../../dashboard-answer.ts';
import own from './overview.module.css';

/** How many are shown; the other views list all of them. */
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
          <section className={classNames(stack(4, style.panel), own.nudge)} {...dataProps({ scheme: 'light' })}>
            <h2>{overview.nudge.title}</h2>
            <p>{overview.nudge.text}</p>
            <Button href={dashboardHref(language, { view: 'profile' })} look="secondary">
              {overview.nudge.action}
            </Button>
          </section>
        )}
        <section className={stack(4, style.panel)}>
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
          <EmptyState title={ticketWords.empty.title} text={ticketWords.empty.text}>
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

interface OverviewSectionProps {
  /** The view that lists all of them. */
  readonly view: 'meetings' | 'tickets' | 'payments' | 'quotes';
  /** There are none, so there is no link to more. */
  readonly isEmpty?: boolean;
  readonly children: ReactNode;
}

/** The newest of a kind, and a link to all of them. */
function OverviewSection({ view, isEmpty, children }: OverviewSectionProps) {
  const { words, language } = usePage();
  const { title, all } = words.dashboard.overview[view];
  return (
    <section className={stack(4, style.section)}>
      <div className={row(0, style.sectionHead)}>
        <h2>{title}</h2>
        {!isEmpty && (
          <a href={dashboardHref(language, { view })} className={style.alone}>
            {all}
          </a>
        )}
      </div>
      {children}
    </section>
  );
}

/** Links to what a visitor may have come for. */
function NextSteps() {
  const { words, language } = usePage();
  const { title, write, quote, meet, try: tryIt } = words.dashboard.overview.next;
  const figures = { minutes: company.meetingMinutes, days: trial.days };
  const steps = [
    { ...write, address: href('/support', language, 'form') },
    { ...quote, address: href('/support/quote', language) },
    { ...meet, address: href('/meet/book', language), opens: meetingDialogId },
    { ...tryIt, address: href('/tryit', language) },
  ];
  return (
    <section className={stack(4, style.section)}>
      <h2>{title}</h2>
      <ul className={own.steps}>
        {steps.map((step) => (
          <li key={step.address}>
            <a
              href={step.address}
              className={box.boxLink}
              {...dataProps({ opens: 'opens' in step ? step.opens : undefined })}
            >
              {step.title}
              <ArrowIcon />
            </a>
            <p>{format(step.text, language, figures)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
