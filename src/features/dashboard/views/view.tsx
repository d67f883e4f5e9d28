import { MeetingsView } from '#features/meetings/views/dashboard/meetings-view.tsx';
import { PaymentsView } from '#features/payments/views/dashboard/payments-view.tsx';
import { QuotesView } from '#features/quotes/views/dashboard/quotes-view.tsx';
import { TicketView } from '#features/tickets/views/dashboard/ticket-view.tsx';
import { TicketsView } from '#features/tickets/views/dashboard/tickets-view.tsx';
import type { DashboardAnswer } from '../dashboard-answer.ts';
import { YourData } from './data/your-data.tsx';
import { NothingView } from './nothing-view.tsx';
import { NotificationsView } from './notifications-view.tsx';
import { Overview } from './overview/overview.tsx';
import { ProfileView } from './profile/profile-view.tsx';
import { SessionsView } from './sessions-view.tsx';

/** The part of the dashboard that was asked for. */
export function View({ answer: { view, person, unread, wrong, fault } }: { readonly answer: DashboardAnswer }) {
  if (view.kind === 'nothing') return <NothingView fault={fault} written={view.written} />;
  if (!person) return <NothingView fault={fault} written="" />;
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
      return <ProfileView person={person} view={view} wrong={wrong} />;
    case 'sessions':
      return <SessionsView sessions={view.sessions} />;
    case 'data':
      return <YourData person={person} requests={view.requests} wrong={wrong} />;
  }
}
