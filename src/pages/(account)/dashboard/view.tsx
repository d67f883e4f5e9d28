import type { DashboardAnswer, DashboardView } from '#site/account/dashboard.ts';
import { YourData } from './data/your-data.tsx';
import { MeetingsView } from './meetings/meetings-view.tsx';
import { NothingView } from './nothing-view.tsx';
import { NotificationsView } from './notifications-view.tsx';
import { Overview } from './overview/overview.tsx';
import { PaymentsView } from './payments/payments-view.tsx';
import { ProfileView } from './profile/profile-view.tsx';
import { QuotesView } from './quotes/quotes-view.tsx';
import { SessionsView } from './sessions-view.tsx';
import { TicketView } from './tickets/ticket-view.tsx';
import { TicketsView } from './tickets/tickets-view.tsx';

/** The part of the dashboard that was asked for. */
export function View({ answer: { view, person, unread, wrong, fault } }: { readonly answer: DashboardAnswer }) {
  if (view.kind === 'nothing') return <NothingView fault={fault} written={view.written} />;
  if (!person || (fault && isEmptyList(view))) return <NothingView fault={fault} written="" />;
  switch (view.kind) {
    case 'overview':
      return <Overview person={person} unread={unread} view={view} />;
    case 'tickets':
      return <TicketsView person={person} tickets={view.tickets} />;
    case 'ticket':
      return <TicketView person={person} view={view} wrong={wrong} />;
    case 'quotes':
      return <QuotesView person={person} quotes={view.quotes} />;
    case 'payments':
      return <PaymentsView person={person} payments={view.payments} />;
    case 'meetings':
      return <MeetingsView meetings={view.meetings} />;
    case 'notifications':
      return <NotificationsView notifications={view.notifications} />;
    case 'profile':
      return <ProfileView person={person} newEmail={view.newEmail} wrong={wrong} />;
    case 'sessions':
      return <SessionsView sessions={view.sessions} />;
    case 'data':
      return <YourData person={person} requests={view.requests} wrong={wrong} />;
  }
}

/** After a fault it may only look empty, and nobody is to be told that they never wrote or paid. */
function isEmptyList(view: DashboardView): boolean {
  if (view.kind === 'quotes') return view.quotes.length === 0;
  if (view.kind === 'payments') return view.payments.length === 0;
  if (view.kind === 'meetings') return view.meetings.length === 0;
  return (view.kind === 'overview' || view.kind === 'tickets') && view.tickets.length === 0;
}
