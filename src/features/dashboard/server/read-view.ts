import { randomUUID } from 'node:crypto';
import type { SignedIn } from '#features/accounts/server/accounts.ts';
import { listDataRequests, listSessions, type User } from '#features/accounts/server/store/account.ts';
import { listNotifications, markNotificationsAbout } from '#features/accounts/server/store/notifications.ts';
import { notificationText } from '#features/bell/notifications.ts';
import { readOwnHistory } from '#features/customers/server/own-history.ts';
import { meetingEntry } from '#features/meetings/server/meeting.ts';
import { listOwnMeetings, listUpcomingOwn } from '#features/meetings/server/store/find-meetings.ts';
import type { PaymentLine } from '#features/payments/payment-answer.ts';
import { hasReceipt, orderAddress, pricedItemOf, receiptAddress } from '#features/payments/server/order.ts';
import { listOwnPayments, type PaymentOrder } from '#features/payments/server/store/orders.ts';
import { quoteEntry, withStates } from '#features/quotes/server/quote-of.ts';
import { listOwnQuotes } from '#features/quotes/server/store.ts';
import type { ConversationEntry, TicketLine } from '#features/tickets/dashboard-lines.ts';
import { questionAbout } from '#features/tickets/server/attachments.ts';
import { conversationOf, excerptOf, visitorState } from '#features/tickets/server/status.ts';
import {
  findOwnFile,
  findOwnTicket,
  listOwnTickets,
  type OwnTicket,
  readReference,
} from '#features/tickets/server/store/find-tickets.ts';
import { currentTime } from '#platform/database/clock.ts';
import type { Db } from '#platform/database/database.ts';
import { readPage } from '#platform/server/staff/staff-actions.ts';
import { type DashboardViewName, dashboardViews } from '#site/dashboard.ts';
import type { Language } from '#site/languages.ts';
import type { DashboardView } from '../dashboard-answer.ts';
import { type DashboardDeps, listConsequences } from './dashboard-deps.ts';

/** The view that the address requests, and one ticket of it if given. */
export interface RequestedView {
  readonly view: DashboardViewName;
  readonly ticket?: string | undefined;
  /** A file of that ticket that one is asked about. */
  readonly file?: string | undefined;
  /** From 1. */
  readonly page?: number | undefined;
}

const most = { latest: 3, tickets: 200, payments: 200, quotes: 200, meetings: 200, notifications: 25 } as const;

export function viewNamed(name: string | undefined): DashboardViewName {
  return dashboardViews.find((view) => view === name) ?? 'overview';
}

/** Undefined if there is no such ticket, or not for this person. */
export async function readView(
  deps: DashboardDeps,
  { user, sessionId }: SignedIn,
  requested: RequestedView,
  language: Language,
): Promise<DashboardView | undefined> {
  const { view } = requested;
  const {
    database: { db },
    secretOf,
  } = deps;
  const ticketLines = async (limit: number) => (await listOwnTickets(db, user, limit)).map(ticketLine);
  const paymentLines = async (limit: number) => {
    const [found, secret] = [await listOwnPayments(db, user, limit), await secretOf()];
    return found.map((order) => paymentLine(order, secret, language));
  };
  const quoteEntries = async (limit: number) =>
    (await withStates(db, await listOwnQuotes(db, user, limit), currentTime())).map(quoteEntry);
  const meetingEntries = async (found: Awaited<ReturnType<typeof listOwnMeetings>>) => {
    const secret = await secretOf();
    return found.map((meeting) => meetingEntry(meeting, secret, language));
  };
  if (view === 'overview') {
    const toCome = await listUpcomingOwn(db, user, currentTime(), most.latest);
    return {
      kind: view,
      tickets: await ticketLines(most.latest),
      payments: await paymentLines(most.latest),
      quotes: await quoteEntries(most.latest),
      meetings: await meetingEntries(toCome),
    };
  }
  if (view === 'history') {
    const own = { page: requested.page ?? 1, now: currentTime(), secret: await secretOf(), language };
    return { kind: view, ...(await readOwnHistory(db, user, own)) };
  }
  if (view === 'tickets') {
    if (requested.file !== undefined) return readFileQuestion(db, user, requested.file);
    if (requested.ticket !== undefined) return readTicketView(db, user, requested.ticket);
    return { kind: view, tickets: await ticketLines(most.tickets) };
  }
  if (view === 'payments') return { kind: view, payments: await paymentLines(most.payments) };
  if (view === 'quotes') return { kind: view, quotes: await quoteEntries(most.quotes) };
  if (view === 'notifications') return readNotifications(db, user, requested.page ?? 1, language);
  if (view === 'sessions') {
    const found = await listSessions(db, user.id, currentTime());
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
    const requests = found.map(({ kind, at }) => ({ kind, at: at.getTime() }));
    return { kind: view, requests, deletion: { account: user.id, ...listConsequences(deps) } };
  }
  if (view === 'meetings') {
    return {
      kind: view,
      meetings: await meetingEntries(await listOwnMeetings(db, user, currentTime(), most.meetings)),
    };
  }
  return { kind: view };
}

async function readNotifications(db: Db, user: User, page: number, language: Language): Promise<DashboardView> {
  const { rows, ...paged } = await readPage(page, most.notifications, (part) => listNotifications(db, user.id, part));
  // Notifications were removed since: there is no such page any more.
  if (rows.length === 0 && page > 1) return readNotifications(db, user, 1, language);
  const notifications = rows.map(({ id, kind, values, createdAt, readAt }) => {
    const words = notificationText(kind, values, language);
    return { id, ...words, at: createdAt.getTime(), isRead: readAt !== null };
  });
  return { kind: 'notifications', notifications, ...paged };
}

/** A ticket as shown to the visitor who sent it. */
async function readTicketView(db: Db, user: User, typed: string): Promise<DashboardView | undefined> {
  await markNotificationsAbout(db, user.id, typed, currentTime());
  const conversation = await readConversation(db, user, typed);
  return conversation && { kind: 'ticket', ...conversation, messageId: randomUUID() };
}

/** Undefined if there is no such file, if it is not for this person, or if there is nothing to ask. */
async function readFileQuestion(db: Db, user: User, id: string): Promise<DashboardView | undefined> {
  const found = await findOwnFile(db, user, id);
  const file = found && questionAbout(found.attachment);
  return file && { kind: 'file', ticket: found.reference, file };
}

function ticketLine({ ticket, answers, answeredAt }: OwnTicket): TicketLine {
  const { reference, createdAt } = ticket;
  return {
    reference,
    state: visitorState(ticket),
    receivedAt: createdAt.getTime(),
    excerpt: excerptOf(ticket),
    answers,
    answeredAt: answeredAt?.getTime(),
    openedBy: ticket.openedBy,
  };
}

/** An order as its buyer sees it in a list. */
function paymentLine(order: PaymentOrder, secret: string, language: Language): PaymentLine {
  const { reference, state, createdAt, deliveredAt, provider } = order;
  return {
    reference,
    state,
    ...pricedItemOf(order),
    createdAt: createdAt.getTime(),
    isDelivered: deliveredAt !== null,
    isSandbox: provider === 'sandbox',
    receipt: hasReceipt(order) ? receiptAddress(secret, reference) : undefined,
    page: orderAddress(secret, reference, language),
  };
}

/** The more specific first: nearly every browser also claims to be several others. */
const browsers = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const;

const systems = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
] as const;

/** The names by which people recognise their browsers in a list; empty if the browser does not say. */
function deviceOf(userAgent: string): { browser: string; system: string } {
  const nameIn = (names: readonly (readonly [string, RegExp])[]) =>
    names.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? '';
  return { browser: nameIn(browsers), system: nameIn(systems) };
}

interface Conversation {
  readonly ticket: Pick<TicketLine, 'reference' | 'state' | 'receivedAt'>;
  readonly entries: readonly ConversationEntry[];
}

/** Undefined if there is no such ticket, or not for this person. */
async function readConversation(
  db: Db,
  owner: Pick<User, 'id' | 'email'>,
  typed: string,
): Promise<Conversation | undefined> {
  const reference = readReference(typed);
  const ticket = reference ? await findOwnTicket(db, owner, reference) : undefined;
  if (!ticket) return undefined;
  const receivedAt = ticket.createdAt.getTime();
  return {
    ticket: { reference: ticket.reference, state: visitorState(ticket), receivedAt },
    entries: await conversationOf(db, ticket),
  };
}
