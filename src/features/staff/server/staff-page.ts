import { isRecent } from '#features/accounts/server/second-factor/required.ts';
import { mostCounted } from '#features/bell/notifications.ts';
import { collectRecords } from '#features/customers/server/customer-records.ts';
import { customersView, customerView } from '#features/customers/server/staff.ts';
import { helpView } from '#features/help/server/staff.ts';
import { incomingView } from '#features/incoming-mail/server/staff.ts';
import { countFailedIncoming } from '#features/incoming-mail/server/store.ts';
import { marketingView } from '#features/marketing/server/staff.ts';
import { bookingsView, meetingView } from '#features/meetings/server/staff.ts';
import { countUpcomingMeetings } from '#features/meetings/server/store/find-meetings.ts';
import { openAlerts } from '#features/monitoring/server/alerts/create-alerts.ts';
import { overviewView } from '#features/overview/server/staff.ts';
import { paymentsView, paymentView } from '#features/payments/server/staff.ts';
import { countProblems, countUndelivered } from '#features/payments/server/store/orders.ts';
import { quotesView, quoteView } from '#features/quotes/server/staff.ts';
import { firstView, mayOpen } from '#features/team/roles.ts';
import { logView } from '#features/team/server/log.ts';
import { securityView } from '#features/team/server/security.ts';
import { teamView } from '#features/team/server/staff.ts';
import type { Confirmation } from '#features/team/team-lines.ts';
import { answersView } from '#features/tickets/server/saved-answers.ts';
import { fileView, ticketsView, ticketView } from '#features/tickets/server/staff.ts';
import { countWaitingTickets } from '#features/tickets/server/store/inbox.ts';
import { type ErrorCode, errors } from '#platform/contracts/envelope.ts';
import { currentTime } from '#platform/database/clock.ts';
import type { Db } from '#platform/database/database.ts';
import type { AppContext } from '#platform/server/app-context.ts';
import type { FeatureDeps } from '#platform/server/feature.ts';
import { answerLive, type PageStatus } from '#platform/server/live/live-pages.ts';
import { countDeadMail } from '#platform/server/mail/manage-outbox.ts';
import type { ServerDeps } from '#platform/server/server-deps.ts';
import type { Language } from '#site/languages.ts';
import {
  type StaffError,
  type StaffPlaceName,
  type StaffQuery,
  type StaffRole,
  type StaffViewName,
  staffViews,
} from '#site/staff.ts';
import type { StaffAnswer, StaffView } from '../staff-answer.ts';
import { type Refusal, refusalOf, type StaffVisitor } from './admit.ts';
import { outboxView } from './forms.ts';

type Deps = Pick<ServerDeps, 'config' | 'database' | 'live' | 'secretOf'> & Pick<FeatureDeps, 'declaredAlerts'>;

interface Reader {
  readonly staff: StaffVisitor;
  readonly language: Language;
}

type Extras = Omit<StaffAnswer, 'email' | 'role' | 'view' | 'alerts' | 'waiting'>;

/** Renders `/staff` for a team member. */
export interface StaffPage {
  draw(place: StaffQuery, extras?: Extras, status?: PageStatus): Promise<Response>;
  /** Asks for the second factor, or says in words that the role does not include it. Reads nothing of customers. */
  refuse(refusal: Refusal, place: StaffQuery, extras?: Extras, status?: PageStatus): Promise<Response>;
  /** Shows only the error, with what was typed; this needs no database. */
  showError(errorCode: ErrorCode, typed?: Extras['typed']): Promise<Response>;
}

/** Where a record would be, if there is none of that reference. */
const unknown: Readonly<Partial<Record<StaffPlaceName, { list: StaffViewName; errorCode: StaffError }>>> = {
  ticket: { list: 'tickets', errorCode: 'unknownTicket' },
  file: { list: 'tickets', errorCode: 'unknownFile' },
  payment: { list: 'payments', errorCode: 'unknownPayment' },
  quote: { list: 'quotes', errorCode: 'unknownQuote' },
  meeting: { list: 'bookings', errorCode: 'unknownMeeting' },
  customer: { list: 'customers', errorCode: 'unknownCustomer' },
};

type Shown = Omit<StaffAnswer, 'email' | 'role'>;

/** The page for somebody whose session has ended or cannot be read: nothing but their own text. */
export function pageWithoutMember(c: AppContext, { live }: Pick<Deps, 'live'>, language: Language) {
  const answer = (given: Shown, status: PageStatus) =>
    answerLive(c, live, { path: '/staff', staff: { email: '', ...given } }, { language, status });
  return {
    showError: (errorCode: ErrorCode, typed?: Extras['typed']) => answer(...errorPage(errorCode, typed)),
    showSignedOut: (typed: Extras['typed'], signIn: string) =>
      answer({ view: { kind: 'nothing' }, errorCode: 'signedOut', typed, signIn }, 401),
  };
}

function errorPage(errorCode: ErrorCode, typed: Extras['typed']): [Shown, PageStatus] {
  const named = publicErrors[errorCode] ?? 'failure';
  return [{ view: { kind: 'nothing' }, errorCode: named, typed }, errors[errorCode].status];
}

export function staffPage(c: AppContext, deps: Deps, { staff, language }: Reader): StaffPage {
  const { database, live, secretOf, config } = deps;
  const { member, user } = staff;
  // Without the second factor there is no menu either.
  const role = member.secondFactor === 'passed' ? member.role : undefined;
  const answer = (given: Shown, status: PageStatus) =>
    answerLive(c, live, { path: '/staff', staff: { email: user.email, role, ...given } }, { language, status });
  return {
    async draw(place, extras = {}, status = 200) {
      const now = currentTime();
      const { view: name = firstView[member.role] } = place;
      const refusal = refusalOf(member, { view: name });
      // The outcome of a form may lead to any view.
      if (refusal) return this.refuse(refusal, place, extras, status === 200 ? 403 : status);
      const { db } = database;
      const [view, menu] = await Promise.all([
        viewAt({ db, secretOf, language, config, staff }, { ...place, view: name }, now),
        role && menuOf(deps, role, now),
      ]);
      if (view) return answer({ view, ...menu, ...extras }, status);
      const { list, errorCode } = unknown[name] ?? { list: firstView[member.role], errorCode: 'unknownTicket' };
      return this.draw({ view: list }, { ...extras, errorCode }, 404);
    },
    async refuse(refusal, place, extras = {}, status = 403) {
      if (refusal === 'asked')
        return answer({ view: { kind: 'factor', ways: member.factors, next: place }, ...extras }, status);
      if (refusal === 'missing') return this.draw({ view: 'security' }, extras, status);
      return answer({ view: { kind: 'nothing' }, errorCode: 'notAllowed' }, 403);
    },
    showError: (errorCode, typed) => answer(...errorPage(errorCode, typed)),
  };
}

function confirmationOf({ member }: StaffVisitor, now: Date): Confirmation {
  return { isRecent: isRecent(member.provenAt, now), ways: member.factors };
}

/** What the member can do something about. */
async function menuOf(
  { database: { db }, declaredAlerts }: Pick<Deps, 'database' | 'declaredAlerts'>,
  role: StaffRole,
  now: Date,
): Promise<Pick<Shown, 'alerts' | 'waiting'>> {
  const [open, waiting] = await Promise.all([openAlerts(db, now), countWaiting(db, now)]);
  const seen = staffViews.filter((view) => mayOpen(role, view));
  return {
    alerts: declaredAlerts
      .filter(({ name, view = 'tickets' }) => open.includes(name) && mayOpen(role, view))
      .map(({ name, view }) => ({ name, view })),
    waiting: Object.fromEntries(seen.map((view) => [view, waiting[view] ?? 0])),
  };
}

/** What waits for the team, from indexes of unfinished rows alone. */
async function countWaiting(db: Db, now: Date): Promise<NonNullable<StaffAnswer['waiting']>> {
  const [tickets, bookings, undelivered, problems, outbox, incoming] = await Promise.all([
    countWaitingTickets(db, mostCounted),
    countUpcomingMeetings(db, now),
    countUndelivered(db),
    countProblems(db),
    countDeadMail(db),
    countFailedIncoming(db),
  ]);
  return { tickets, incoming, bookings, payments: undelivered + problems, outbox };
}

const publicErrors: Readonly<Partial<Record<ErrorCode, StaffError>>> = {
  otherSite: 'otherSite',
  tooManyRequests: 'tooManyRequests',
  notFound: 'unknownFile',
  notReady: 'notReady',
  unreadableBody: 'wrongInput',
  wrongContentType: 'wrongInput',
};

interface ViewDeps extends Pick<Deps, 'secretOf' | 'config'>, Pick<Reader, 'staff'> {
  readonly db: Db;
  readonly language: Language;
}

/** Undefined if the ticket, file, order, quote, meeting or customer does not exist. */
async function viewAt({ db, ...deps }: ViewDeps, place: StaffQuery, now: Date): Promise<StaffView | undefined> {
  const { view = 'tickets' } = place;
  switch (view) {
    case 'tickets':
      return ticketsView({ db, ...deps, me: deps.staff.user.email }, place);
    case 'ticket':
      return place.ticket === undefined
        ? undefined
        : ticketView({ db, ...deps, me: deps.staff.user.email, collectRecords }, place.ticket);
    case 'file':
      return place.file === undefined ? undefined : fileView(db, place.file);
    case 'answers':
      return answersView(db, place);
    case 'help':
      return helpView(db, place, deps.language);
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
      return customersView(db, place, deps.config);
    case 'customer':
      return place.of === undefined ? undefined : customerView(db, place, now);
    case 'incoming':
      return incomingView(db, place);
    case 'outbox':
      return outboxView(db, place);
    case 'marketing':
      return marketingView(db, place, now);
    case 'overview':
      return overviewView(db, place, deps.config, now);
    case 'log':
      return logView(db, deps.config, place);
    case 'team':
      return teamView(db, deps.config, { email: deps.staff.user.email, ...confirmationOf(deps.staff, now) });
    case 'security':
      return securityView(db, deps.config, {
        userId: deps.staff.user.id,
        email: deps.staff.user.email,
        isFirst: deps.staff.member.secondFactor === 'missing',
        ...confirmationOf(deps.staff, now),
      });
    default:
      return { kind: view };
  }
}
