import { mostCounted } from '#features/bell/notifications.ts';
import { customersView, customerView } from '#features/customers/server/staff.ts';
import { marketingView } from '#features/marketing/server/staff.ts';
import { bookingsView, meetingView } from '#features/meetings/server/staff.ts';
import { countUpcomingMeetings } from '#features/meetings/server/store/find-meetings.ts';
import { openAlerts } from '#features/monitoring/server/alerts/create-alerts.ts';
import { paymentsView, paymentView } from '#features/payments/server/staff.ts';
import { countProblems, countUndelivered } from '#features/payments/server/store/orders.ts';
import { quotesView, quoteView } from '#features/quotes/server/staff.ts';
import { leadsView, ticketsView, ticketView } from '#features/tickets/server/staff.ts';
import { countNewTickets } from '#features/tickets/server/store/find-tickets.ts';
import { type ErrorCode, errors } from '#platform/contracts/envelope.ts';
import type { Db } from '#platform/database/database.ts';
import type { AppContext } from '#platform/server/app-context.ts';
import { answerLive, type PageStatus } from '#platform/server/live/live-pages.ts';
import { countDeadMail } from '#platform/server/mail/manage-outbox.ts';
import type { ServerDeps } from '#platform/server/server-deps.ts';
import { actionLine, listActions, readPage } from '#platform/server/staff/staff-actions.ts';
import type { Language } from '#site/languages.ts';
import type { StaffError, StaffQuery } from '#site/staff.ts';
import type { StaffAnswer, StaffView } from '../staff-answer.ts';
import { outboxView } from './forms.ts';

type Deps = Pick<ServerDeps, 'config' | 'database' | 'live' | 'secretOf'>;

interface Reader {
  readonly email: string;
  readonly language: Language;
}

type Extras = Omit<StaffAnswer, 'email' | 'view' | 'alerts' | 'waiting'>;

/** Renders `/staff` for a team member. */
export interface StaffPage {
  draw(place: StaffQuery, extras?: Extras, status?: PageStatus): Promise<Response>;
  /** Shows only the error, with what was typed; this needs no database. */
  showError(errorCode: ErrorCode, typed?: Extras['typed']): Promise<Response>;
}

export function staffPage(c: AppContext, deps: Deps, { email, language }: Reader): StaffPage {
  const { database, live, secretOf, config } = deps;
  const answer = (staff: Omit<StaffAnswer, 'email'>, status: PageStatus) =>
    answerLive(c, live, { path: '/staff', staff: { email, ...staff } }, { language, status });
  return {
    async draw(place, extras = {}, status = 200) {
      const now = new Date();
      const view = await viewAt({ db: database.db, secretOf, language, config }, place, now);
      if (view) {
        const [alerts, waiting] = await Promise.all([openAlerts(database.db, now), countWaiting(database.db, now)]);
        return answer({ view, alerts, waiting, ...extras }, status);
      }
      if (place.view === 'payment')
        return this.draw({ view: 'payments' }, { ...extras, errorCode: 'unknownPayment' }, 404);
      if (place.view === 'quote') return this.draw({ view: 'quotes' }, { ...extras, errorCode: 'unknownQuote' }, 404);
      if (place.view === 'meeting')
        return this.draw({ view: 'bookings' }, { ...extras, errorCode: 'unknownMeeting' }, 404);
      if (place.view === 'customer')
        return this.draw({ view: 'customers' }, { ...extras, errorCode: 'unknownCustomer' }, 404);
      return this.draw({}, { ...extras, errorCode: 'unknownTicket' }, 404);
    },
    showError: (errorCode, typed) => {
      const named = publicErrors[errorCode] ?? 'failure';
      return answer({ view: { kind: 'nothing' }, errorCode: named, typed }, errors[errorCode].status);
    },
  };
}

/** What waits for the team, from indexes of unfinished rows alone. */
async function countWaiting(db: Db, now: Date): Promise<StaffAnswer['waiting']> {
  const [tickets, bookings, undelivered, problems, outbox] = await Promise.all([
    countNewTickets(db, mostCounted),
    countUpcomingMeetings(db, now),
    countUndelivered(db),
    countProblems(db),
    countDeadMail(db),
  ]);
  return { tickets, bookings, payments: undelivered + problems, outbox };
}

const publicErrors: Readonly<Partial<Record<ErrorCode, StaffError>>> = {
  otherSite: 'otherSite',
  tooManyRequests: 'tooManyRequests',
  notFound: 'unknownFile',
  notReady: 'notReady',
  unreadableBody: 'wrongInput',
  wrongContentType: 'wrongInput',
};

interface ViewDeps extends Pick<Deps, 'secretOf' | 'config'> {
  readonly db: Db;
  readonly language: Language;
}

/** Undefined if the ticket, order, quote, meeting or customer does not exist. */
async function viewAt({ db, ...deps }: ViewDeps, place: StaffQuery, now: Date): Promise<StaffView | undefined> {
  const { view = 'tickets' } = place;
  switch (view) {
    case 'tickets':
      return ticketsView(db, place);
    case 'ticket':
      return place.ticket === undefined ? undefined : ticketView(db, place.ticket);
    case 'payments':
      return paymentsView(db, place);
    case 'payment':
      return place.payment === undefined ? undefined : paymentView(db, place.payment, deps);
    case 'quotes':
      return quotesView(db, place, now);
    case 'quote':
      return place.quote === undefined ? undefined : quoteView(db, place.quote, deps.config, now);
    case 'bookings':
      return bookingsView(db, place, now, deps);
    case 'meeting':
      return place.meeting === undefined ? undefined : meetingView(db, place.meeting, now, deps);
    case 'customers':
      return customersView(db, place);
    case 'customer':
      return place.of === undefined ? undefined : customerView(db, place, now);
    case 'outbox':
      return outboxView(db, place);
    case 'marketing':
      return marketingView(db, place, now);
    case 'leads':
      return leadsView(db, place, now);
    case 'log':
      return logView(db, place);
    default:
      return { kind: view };
  }
}

const logPageSize = 50;

async function logView(db: Db, { page = 1 }: StaffQuery): Promise<StaffView> {
  const { rows, ...paged } = await readPage(page, logPageSize, (part) => listActions(db, part));
  return { kind: 'log', actions: rows.map(actionLine), ...paged };
}
