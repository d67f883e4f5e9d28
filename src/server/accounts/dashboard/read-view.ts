import { randomUUID } from 'node:crypto';
import { listDataRequests } from '#database/accounts/data-requests.ts';
import { listSessions } from '#database/accounts/list-sessions.ts';
import { listOwnTickets } from '#database/accounts/own-tickets.ts';
import type { Db } from '#database/database.ts';
import { listNotifications } from '#database/notifications/list-notifications.ts';
import { type DashboardView, type DashboardViewName, dashboardViews } from '#site/account/dashboard.ts';
import { notificationText } from '#site/account/notification-text.ts';
import type { Language } from '#site/languages.ts';
import type { SignedIn } from '../signed-in.ts';
import { readConversation } from './conversation.ts';
import { deviceOf } from './device.ts';
import { ticketLine } from './ticket-line.ts';

/** What the address asks for: a view, and perhaps one ticket of it. */
export interface AskedView {
  readonly view: DashboardViewName;
  readonly ticket?: string | undefined;
}

const most = { latest: 3, tickets: 200, notifications: 100 } as const;

export function viewNamed(name: string | undefined): DashboardViewName {
  return dashboardViews.find((view) => view === name) ?? 'overview';
}

/** Undefined: there is no such ticket, or not for this person. */
export async function readView(
  db: Db,
  { user, sessionId }: SignedIn,
  asked: AskedView,
  language: Language,
): Promise<DashboardView | undefined> {
  const { view } = asked;
  const ticketLines = async (limit: number) => (await listOwnTickets(db, user, limit)).map(ticketLine);
  if (view === 'overview') return { kind: view, tickets: await ticketLines(most.latest) };
  if (view === 'tickets' && asked.ticket !== undefined) {
    const conversation = await readConversation(db, user, asked.ticket);
    return conversation && { kind: 'ticket', ...conversation, messageId: randomUUID() };
  }
  if (view === 'tickets') return { kind: view, tickets: await ticketLines(most.tickets) };
  if (view === 'notifications') {
    const found = await listNotifications(db, user.id, { limit: most.notifications });
    const notifications = found.map(({ id, kind, values, createdAt, readAt }) => {
      const ticket = kind.startsWith('ticket') ? String(values['reference'] ?? '') || undefined : undefined;
      const words = notificationText(kind, values, language);
      return { id, ...words, at: createdAt.getTime(), isRead: readAt !== null, ticket };
    });
    return { kind: view, notifications };
  }
  if (view === 'sessions') {
    const found = await listSessions(db, user.id, new Date());
    const sessions = found.map(({ id, userAgent, createdAt, updatedAt }) => ({
      ...{ id, isThisOne: id === sessionId, ...deviceOf(userAgent ?? '') },
      ...{ startedAt: createdAt.getTime(), lastUsedAt: updatedAt.getTime() },
    }));
    return { kind: view, sessions };
  }
  if (view === 'data') {
    const found = await listDataRequests(db, user.id);
    return { kind: view, requests: found.map(({ kind, at }) => ({ kind, at: at.getTime() })) };
  }
  return { kind: view };
}
