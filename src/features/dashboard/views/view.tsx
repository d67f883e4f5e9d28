import { company } from '#content/catalogue/company.ts';
import type { Person } from '#features/accounts/person.ts';
import { withBack } from '#features/accounts/sign-in.ts';
import { MeetingList } from '#features/meetings/views/dashboard/meeting-list.tsx';
import type { PaymentLine } from '#features/payments/payment-answer.ts';
import { PaymentList } from '#features/payments/views/payment-state.tsx';
import type { QuoteEntry } from '#features/quotes/quote-answer.ts';
import { QuoteList } from '#features/quotes/views/quote-state.tsx';
import { FileView, TicketsView, TicketView } from '#features/tickets/views/dashboard/tickets.tsx';
import type { ViewProblems } from '#platform/contracts/staff.ts';
import { usePage } from '#platform/page/page.ts';
import { dashboardHref } from '#site/dashboard.ts';
import { format } from '#site/message.ts';
import { Button } from '#ui/button.tsx';
import { RejectedText } from '#ui/console/forms.tsx';
import { EmptyState, ViewHead } from '#ui/console/view-head.tsx';
import { row } from '#ui/layout.ts';
import { ButtonLink, MeetingButton } from '#ui/links.tsx';
import type { DashboardAnswer, DashboardView } from '../dashboard-answer.ts';
import { YourData } from './data/your-data.tsx';
import { HistoryView } from './history-view.tsx';
import { NotificationsView } from './notifications-view.tsx';
import { Overview } from './overview/overview.tsx';
import { AboutForm, EmailPanel, PhotoPanel } from './profile/profile.tsx';
import { SessionsView } from './sessions-view.tsx';
import { SettingsPanel } from './settings-panel.tsx';

/** The requested view of the dashboard. */
export function View({ answer }: { readonly answer: DashboardAnswer }) {
  const { view, person, unread, clock, wrong, errorCode } = answer;
  if (view.kind === 'nothing') return <NothingView errorCode={errorCode} written={view.written} />;
  if (!person) return <NothingView errorCode={errorCode} written="" />;
  switch (view.kind) {
    case 'overview':
      return <Overview person={person} unread={unread} clock={clock} view={view} />;
    case 'history':
      return <HistoryView person={person} view={view} />;
    case 'tickets':
      return <TicketsView person={person} tickets={view.tickets} />;
    case 'ticket':
      return <TicketView person={person} view={view} wrong={wrong} />;
    case 'file':
      return <FileView view={view} />;
    case 'quotes':
      return <QuotesView person={person} quotes={view.quotes} />;
    case 'payments':
      return <PaymentsView person={person} payments={view.payments} />;
    case 'meetings':
      return <MeetingsView meetings={view.meetings} clock={clock} />;
    case 'notifications':
      return <NotificationsView {...view} unread={unread} />;
    case 'profile':
      return <ProfileView person={person} view={view} wrong={wrong} />;
    case 'sessions':
      return <SessionsView sessions={view.sessions} />;
    case 'data':
      return <YourData person={person} requests={view.requests} deletion={view.deletion} wrong={wrong} />;
  }
}

interface Props {
  readonly person: Person;
  readonly view: Extract<DashboardView, { kind: 'profile' }>;
  readonly wrong: ViewProblems | undefined;
}

function ProfileView({ person, view, wrong }: Props) {
  const { profile } = usePage().words.dashboard;
  return (
    <>
      <ViewHead title={profile.title} />
      <SettingsPanel title={profile.about}>
        <AboutForm person={person} wrong={wrong} />
      </SettingsPanel>
      <PhotoPanel person={person} wrong={wrong} />
      <EmailPanel person={person} view={view} wrong={wrong} />
    </>
  );
}

function MeetingsView({ meetings, clock }: Parameters<typeof MeetingList>[0]) {
  const { words, language } = usePage();
  const { title, lead, leadHere, empty } = words.dashboard.meetings;
  if (meetings.length === 0) {
    return (
      <>
        <ViewHead title={title} />
        <EmptyState title={empty.title} text={format(empty.text, language, { minutes: company.meetingMinutes })}>
          <MeetingButton>{empty.action}</MeetingButton>
        </EmptyState>
      </>
    );
  }
  return (
    <>
      <ViewHead title={title} lead={clock.basis === 'guess' ? lead : leadHere}>
        <MeetingButton look="secondary">{empty.action}</MeetingButton>
      </ViewHead>
      <MeetingList meetings={meetings} clock={clock} />
    </>
  );
}

interface NothingViewProps extends Pick<DashboardAnswer, 'errorCode'> {
  readonly written: string;
}

/** The error above explains why. This shows the text that was written, and a way to continue. */
function NothingView({ errorCode, written }: NothingViewProps) {
  const { words, language } = usePage();
  const { title, invite, notSent } = words.dashboard;
  const account = dashboardHref(language, { view: 'overview' });
  return (
    <>
      <ViewHead title={title} />
      {written && <RejectedText text={written} />}
      <div className={row(3)}>
        {errorCode === 'signedOut' ? (
          <Button href={withBack('/login', language, account)}>{invite.signIn}</Button>
        ) : (
          <Button href={account}>{notSent.back}</Button>
        )}
      </div>
    </>
  );
}

function PaymentsView({ person: { email }, payments }: { person: Person; payments: readonly PaymentLine[] }) {
  const { words, language } = usePage();
  const { title, lead, empty } = words.dashboard.payments;
  return (
    <>
      <ViewHead title={title} lead={format(lead, language, { email })} />
      {payments.length > 0 ? (
        <PaymentList payments={payments} />
      ) : (
        <EmptyState title={empty.title} text={empty.text}>
          <ButtonLink to="/products/suppmail" anchor="plans">
            {empty.helpDesk}
          </ButtonLink>
          <ButtonLink to="/email-masivo" anchor="plans" look="secondary">
            {empty.email}
          </ButtonLink>
        </EmptyState>
      )}
    </>
  );
}

function QuotesView({ person: { email }, quotes }: { person: Person; quotes: readonly QuoteEntry[] }) {
  const { words, language } = usePage();
  const { title, lead, another, empty } = words.dashboard.quotes;
  if (quotes.length === 0) {
    return (
      <>
        <ViewHead title={title} />
        <EmptyState title={empty.title} text={empty.text}>
          <ButtonLink to="/support/quote">{empty.action}</ButtonLink>
        </EmptyState>
      </>
    );
  }
  return (
    <>
      <ViewHead title={title} lead={format(lead, language, { email })}>
        <ButtonLink to="/support/quote" look="secondary">
          {another}
        </ButtonLink>
      </ViewHead>
      <QuoteList quotes={quotes} />
    </>
  );
}
