import type { ReactNode } from 'react';
import { company } from '#content/catalogue/company.ts';
import { trial } from '#content/catalogue/offers.ts';
import type { Person } from '#features/accounts/person.ts';
import { MeetingList } from '#features/meetings/views/dashboard/meeting-list.tsx';
import type { ReaderZone } from '#features/meetings/zones.ts';
import { PaymentList } from '#features/payments/views/payment-state.tsx';
import { QuoteList } from '#features/quotes/views/quote-state.tsx';
import { TicketList } from '#features/tickets/views/dashboard/tickets.tsx';
import { dataProps } from '#platform/page/data-attributes.ts';
import { usePage } from '#platform/page/page.ts';
import { href } from '#site/address.ts';
import { type DashboardViewName, dashboardHref } from '#site/dashboard.ts';
import { meetingDialogId } from '#site/dialogs.ts';
import { format } from '#site/message.ts';
import box from '#ui/box-link.module.css';
import { Breakable } from '#ui/breakable.tsx';
import { classNames } from '#ui/class-names.ts';
import { ViewHead } from '#ui/console/view-head.tsx';
import { ArrowIcon, BellIcon, PersonIcon } from '#ui/icons.tsx';
import { centeredRow, columns, muted, stack } from '#ui/layout.ts';
import { ButtonLink, MeetingButton } from '#ui/links.tsx';
import { apart, atStart, panelLook, target } from '#ui/look.ts';
import type { DashboardView } from '../../dashboard-answer.ts';
import own from './overview.module.css';

/** How many requests are shown; the other views list all of them. */
const shown = 3;

interface Props {
  readonly unread: number;
  readonly person: Person;
  readonly clock: ReaderZone;
  readonly view: Extract<DashboardView, { kind: 'overview' }>;
}

/** What is going on: the next meeting, and the latest requests, payment and quote. */
export function Overview({ person, unread, clock, view: { tickets, payments, quotes, meetings } }: Props) {
  const { words, language } = usePage();
  const { overview, tickets: ticketWords, meetings: meetingWords, payments: paymentWords } = words.dashboard;
  const { quotes: quoteWords } = words.dashboard;
  return (
    <>
      <ViewHead
        title={
          <bdi>
            <Breakable>{format(overview.greeting, language, { name: person.name || person.email })}</Breakable>
          </bdi>
        }
      />
      <div className={stack(3)}>
        {unread > 0 && (
          <Strip
            icon={<BellIcon />}
            text={format(overview.unread.count, language, { count: unread })}
            view="notifications"
            action={overview.unread.open}
          />
        )}
        {person.name === '' && (
          <Strip icon={<PersonIcon />} text={overview.nudge.text} view="profile" action={overview.nudge.action} />
        )}
      </div>
      <div className={stack(0, panelLook, own.cards)}>
        <OverviewCard view="meetings" isEmpty={meetings.length === 0}>
          {meetings.length > 0 ? (
            <MeetingList meetings={meetings.slice(0, 1)} clock={clock} />
          ) : (
            <Nothing text={meetingWords.empty.title}>
              <MeetingButton look="secondary" size="small">
                {meetingWords.empty.action}
              </MeetingButton>
            </Nothing>
          )}
        </OverviewCard>
        <OverviewCard view="tickets" isEmpty={tickets.length === 0}>
          {tickets.length > 0 ? (
            <TicketList tickets={tickets.slice(0, shown)} />
          ) : (
            <Nothing text={ticketWords.empty.title}>
              <ButtonLink to="/support" anchor="form" look="secondary" size="small">
                {ticketWords.empty.action}
              </ButtonLink>
            </Nothing>
          )}
        </OverviewCard>
        <OverviewCard view="payments" isEmpty={payments.length === 0}>
          {payments.length > 0 ? (
            <PaymentList payments={payments.slice(0, 1)} />
          ) : (
            <Nothing text={paymentWords.empty.title}>
              <ButtonLink to="/products" look="secondary" size="small">
                {overview.products}
              </ButtonLink>
            </Nothing>
          )}
        </OverviewCard>
        <OverviewCard view="quotes" isEmpty={quotes.length === 0}>
          {quotes.length > 0 ? (
            <QuoteList quotes={quotes.slice(0, 1)} />
          ) : (
            <Nothing text={quoteWords.empty.title}>
              <ButtonLink to="/support/quote" look="secondary" size="small">
                {quoteWords.empty.action}
              </ButtonLink>
            </Nothing>
          )}
        </OverviewCard>
      </div>
      <NextSteps />
    </>
  );
}

interface StripProps {
  readonly icon: ReactNode;
  readonly text: string;
  readonly view: DashboardViewName;
  readonly action: string;
}

/** Something to look at first. */
function Strip({ icon, text, view, action }: StripProps) {
  const { language } = usePage();
  return (
    <p className={centeredRow(0, panelLook, own.strip)} {...dataProps({ scheme: 'light' })}>
      {icon}
      <span>{text}</span>{' '}
      <a href={dashboardHref(language, { view })} className={target}>
        {action}
        <ArrowIcon />
      </a>
    </p>
  );
}

interface OverviewCardProps {
  /** The view that lists all of them. */
  readonly view: 'meetings' | 'tickets' | 'payments' | 'quotes';
  /** There are none, so there is no link to more. */
  readonly isEmpty: boolean;
  readonly children: ReactNode;
}

/** The newest of a kind, and a link to all of them. */
function OverviewCard({ view, isEmpty, children }: OverviewCardProps) {
  const { words, language } = usePage();
  const { title, all } = words.dashboard.overview[view];
  return (
    <section className={classNames(own.card, view === 'tickets' && !isEmpty && own.tall)}>
      <div className={centeredRow(0, apart, own.head)}>
        <h2>{title}</h2>
        {!isEmpty && (
          <a href={dashboardHref(language, { view })} className={classNames(target, own.all)}>
            {all}
          </a>
        )}
      </div>
      {children}
    </section>
  );
}

/** An empty card: that there is nothing, and how to start. */
function Nothing({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  return (
    <div className={stack(3, atStart, own.nothing)}>
      <p className={muted}>{text}</p>
      {children}
    </div>
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
    <section className={stack(3, own.next)}>
      <h2>{title}</h2>
      <ul className={columns(3, { small: 2, full: 4 }, own.steps)}>
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
