import { eq } from 'drizzle-orm';
import { findPhoto, findPhotoVersion } from '#features/accounts/server/photos.ts';
import { listDataRequests, listSessions, type User } from '#features/accounts/server/store/account.ts';
import { listNotifications } from '#features/accounts/server/store/notifications.ts';
import { identity } from '#features/accounts/server/tables.ts';
import { notificationText } from '#features/bell/notifications.ts';
import { listOwnHolds, listOwnMeetings } from '#features/meetings/server/store/find-meetings.ts';
import type { Meeting } from '#features/meetings/server/tables.ts';
import {
  listOwnPayments,
  type PaymentOrder,
  type PaymentTransaction,
  transactionsOfAll,
} from '#features/payments/server/store/orders.ts';
import { listOwnQuotes, type StoredQuote } from '#features/quotes/server/store.ts';
import { messagesOfAll, type TicketMessage } from '#features/tickets/server/store/conversation.ts';
import { attachmentsOfAll, listOwnTickets } from '#features/tickets/server/store/find-tickets.ts';
import type { Attachment, Ticket } from '#features/tickets/server/tables.ts';
import type { Db } from '#platform/database/database.ts';
import { pick } from '#platform/database/queries.ts';
import type { Language } from '#site/languages.ts';
import { writeAmount } from '#site/money.ts';

const all = 100_000;

/** Everything that is stored about a person, except internals such as tokens or reasons for suspecting spam. */
export async function collectData(db: Db, user: User, language: Language) {
  const { id } = user;
  const tickets = await listOwnTickets(db, user, all);
  const ids = tickets.map(({ ticket }) => ticket.id);
  const [attachments, messages] = [await attachmentsOfAll(db, ids), await messagesOfAll(db, ids)];
  const orders = await listOwnPayments(db, user, all);
  const attempts = await transactionsOfAll(
    db,
    orders.map(({ id: orderId }) => orderId),
  );
  const providers = await db.select({ providerId: identity.providerId }).from(identity).where(eq(identity.userId, id));
  return {
    account: {
      ...pick(user, 'name', 'email', 'language', 'country', 'createdAt', 'policyAcceptedAt'),
      signInWith: providers.map(({ providerId }) => providerId),
    },
    photo: await photoOf(db, id),
    tickets: tickets.map(({ ticket }) => ticketData(ticket, attachments, messages)),
    payments: orders.map((order) => paymentData(order, attempts)),
    quotes: (await listOwnQuotes(db, user, all)).map(quoteData),
    meetings: [...(await listOwnMeetings(db, user, new Date(), all)), ...(await listOwnHolds(db, user))].map(
      meetingData,
    ),
    notifications: (await listNotifications(db, id, { limit: all })).map(({ kind, values, createdAt, readAt }) => {
      return { ...notificationText(kind, values, language), createdAt, readAt };
    }),
    sessions: (await listSessions(db, id, new Date())).map(({ userAgent, createdAt, updatedAt, expiresAt }) => {
      return { browser: userAgent, createdAt, lastUsedAt: updatedAt, expiresAt };
    }),
    dataRequests: (await listDataRequests(db, id)).map((request) => pick(request, 'kind', 'at')),
  };
}

async function photoOf(db: Db, userId: string) {
  const version = await findPhotoVersion(db, userId);
  const photo = version && (await findPhoto(db, userId, version));
  return photo ? `data:${photo.type};base64,${Buffer.from(photo.content).toString('base64')}` : null;
}

// Rows as their owner gets them: amounts in whole units, and without internal fields.

function ticketData(ticket: Ticket, attachments: readonly Attachment[], messages: readonly TicketMessage[]) {
  const ofThis = ({ ticketId }: { ticketId: string }) => ticketId === ticket.id;
  return {
    ...pick(ticket, 'reference', 'createdAt', 'name', 'email', 'phone', 'message', 'language', 'country', 'page'),
    campaign: ticket.campaign,
    state: ticket.state === 'quarantined' ? 'new' : ticket.state,
    attachments: attachments.filter(ofThis).map((file) => pick(file, 'name', 'type', 'bytes')),
    messages: messages.filter(ofThis).map((message) => pick(message, 'author', 'text', 'createdAt')),
  };
}

function paymentData(order: PaymentOrder, attempts: readonly PaymentTransaction[]) {
  const price = ({ currency, amount }: { currency: string; amount: number }) => {
    return { currency: currency.toUpperCase(), value: writeAmount(amount) };
  };
  return {
    ...pick(order, 'reference', 'createdAt', 'email', 'language', 'productId'),
    quote: order.quoteReference,
    ...pick(order, 'planId', 'emails'),
    ...price(order),
    ...pick(order, 'state', 'paidAt', 'deliveredAt'),
    attempts: attempts
      .filter(({ orderId }) => orderId === order.id)
      .map((attempt) => {
        return { status: attempt.status, ...price(attempt), ...pick(attempt, 'email', 'createdAt', 'updatedAt') };
      }),
  };
}

function quoteData(quote: StoredQuote) {
  const { id, userId, requestId, currency, subtotal, total, taxes, lines, ...rest } = quote;
  return {
    ...rest,
    currency: currency.toUpperCase(),
    lines: lines.map(({ name, amount, total: minor }) => {
      return { name, amount, value: minor === undefined ? null : writeAmount(minor) };
    }),
    subtotal: writeAmount(subtotal),
    taxes: taxes.map(({ name, minor }) => ({ name, value: writeAmount(minor) })),
    total: writeAmount(total),
  };
}

function meetingData(meeting: Meeting) {
  return {
    ...pick(meeting, 'reference', 'createdAt', 'name', 'email', 'topic', 'language', 'zone'),
    quote: meeting.quoteReference,
    ...pick(meeting, 'startsAt', 'state', 'bookedAt', 'heldUntil', 'cancelledAt', 'cancelledBy', 'remindedAt'),
  };
}
