import { randomUUID } from 'node:crypto';
import { listDataRequests } from '#database/accounts/data-requests.ts';
import { listSessions } from '#database/accounts/list-sessions.ts';
import { listOwnTickets } from '#database/accounts/own-tickets.ts';
import { listOwnMeetings, listUpcomingOwn } from '#database/meetings/own-meetings.ts';
import { listNotifications } from '#database/notifications/list-notifications.ts';
import { listOwnPayments } from '#database/payments/own-payments.ts';
import { listOwnQuotes } from '#database/quotes/own-quotes.ts';
import { type DashboardView, type DashboardViewName, dashboardViews } from '#site/account/dashboard.ts';
import { notificationText } from '#site/account/notification-text.ts';
import type { Language } from '#site/languages.ts';
import { meetingEntry } from '../../meetings/meeting-facts.ts';
import { paymentLine } from '../../payments/payment-line.ts';
import { quoteEntry } from '../../quotes/quote-entry.ts';
import { withStates } from '../../quotes/quote-state.ts';
import type { AccountDeps } from '../account-parts.ts';
import type { SignedIn } from '../signed-in.ts';
import { readConversation } from './conversation.ts';
import { deviceOf } from './device.ts';
import { ticketLine } from './ticket-line.ts';

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
