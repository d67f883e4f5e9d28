import { randomUUID } from 'node:crypto';
import type { AccountDeps } from '#features/accounts/server/account-parts.ts';
import type { SignedIn } from '#features/accounts/server/signed-in.ts';
import { listDataRequests } from '#features/accounts/server/store/data-requests.ts';
import { listNotifications } from '#features/accounts/server/store/list-notifications.ts';
import { listSessions } from '#features/accounts/server/store/list-sessions.ts';
import { notificationText } from '#features/bell/notification-text.ts';
import { meetingEntry } from '#features/meetings/server/meeting-facts.ts';
import { listOwnMeetings, listUpcomingOwn } from '#features/meetings/server/store/own-meetings.ts';
import { paymentLine } from '#features/payments/server/payment-line.ts';
import { listOwnPayments } from '#features/payments/server/store/own-payments.ts';
import { quoteEntry } from '#features/quotes/server/quote-entry.ts';
import { withStates } from '#features/quotes/server/quote-state.ts';
import { listOwnQuotes } from '#features/quotes/server/store/own-quotes.ts';
import { readConversation } from '#features/tickets/server/dashboard/conversation.ts';
import { ticketLine } from '#features/tickets/server/dashboard/ticket-line.ts';
import { listOwnTickets } from '#features/tickets/server/store/own-tickets.ts';
import type { DashboardViewName } from '#site/dashboard.ts';
import { dashboardViews } from '#site/dashboard.ts';
import type { Language } from '#site/languages.ts';
import type { DashboardView } from '../dashboard-answer.ts';
import { deviceOf } from './device.ts';

/** What the address asks for: a view, and perhaps one ticket of it. */
export interface RequestedView {
  readonly view: DashboardViewName;
  readonly ticket?: string | undefined;
}

const most = { latest: 3, tickets: 200, payments: 200, quotes: 200, meetings: 200, notifications: 100 } as const;

export function viewNamed(name: string | undefined): DashboardViewName {
  return dashboardViews.find((view) => view === name) ?? 'overview';
}

/** Undefined: there is no such ticket, or not for this person. */
export async function readView(
  { database: { db }, secretOf }: Pick<AccountDeps, 'database' | 'secretOf'>,
  { user, sessionId }: SignedIn,
  asked: RequestedView,
  language: Language,
): Promise<DashboardView | undefined> {
  const { view } = asked;
  const ticketLines = async (limit: number) => (await listOwnTickets(db, user, limit)).map(ticketLine);
  const paymentLines = async (limit: number) => {
    const [found, secret] = [await listOwnPayments(db, user, limit), await secretOf()];
    return found.map((order) => paymentLine(order, secret, language));
  };
  const quoteEntries = async (limit: number) =>
    (await withStates(db, await listOwnQuotes(db, user, limit), new Date())).map(quoteEntry);
  const meetingEntries = async (found: Awaited<ReturnType<typeof listOwnMeetings>>) => {
    const secret = await secretOf();
    return found.map((meeting) => meetingEntry(meeting, secret, language));
  };
  if (view === 'overview') {
    const toCome = await listUpcomingOwn(db, user, new Date(), most.latest);
    return {
      kind: view,
      tickets: await ticketLines(most.latest),
      payments: await paymentLines(most.latest),
      quotes: await quoteEntries(most.latest),
      meetings: await meetingEntries(toCome),
    };
  }
  if (view === 'tickets' && asked.ticket !== undefined) {
    const conversation = await readConversation(db, user, asked.ticket);
    return conversation && { kind: 'ticket', ...conversation, messageId: randomUUID() };
  }
  if (view === 'tickets') return { kind: view, tickets: await ticketLines(most.tickets) };
  if (view === 'payments') return { kind: view, payments: await paymentLines(most.payments) };
  if (view === 'quotes') return { kind: view, quotes: await quoteEntries(most.quotes) };
  if (view === 'notifications') {
    const found = await listNotifications(db, user.id, { limit: most.notifications });
    const notifications = found.map(({ id, kind, values, createdAt, readAt }) => {
      const ticket = kind.startsWith('ticket') ? String(values['reference'] ?? '') || undefined : undefined;
      const shownIn = viewOf(kind);
      const words = notificationText(kind, values, language);
      return { id, ...words, at: createdAt.getTime(), isRead: readAt !== null, ticket, view: shownIn };
    });
    return { kind: view, notifications };
  }
  if (view === 'sessions') {
    const found = await listSessions(db, user.id, new Date());
    const sessions = found.map(({ id, userAgent, createdAt, updatedAt }) => ({
      id,
      isThisOne: id === sessionId,
      ...deviceOf(userAgent ?? ''),
      startedAt: createdAt.getTime(),
      lastUsedAt: updatedAt.getTime(),
    }));
    return { kind: view, sessions };
  }
  if (view === 'data') {
    const found = await listDataRequests(db, user.id);
    return { kind: view, requests: found.map(({ kind, at }) => ({ kind, at: at.getTime() })) };
  }
  if (view === 'meetings') {
    return { kind: view, meetings: await meetingEntries(await listOwnMeetings(db, user, new Date(), most.meetings)) };
  }
  return { kind: view };
}

/** The view that shows what a notification tells of. */
function viewOf(kind: string): DashboardViewName | undefined {
  const views = ['payment', 'quote', 'meeting'] as const;
  const about = views.find((name) => kind.startsWith(name));
  return about && `${about}s`;
}
