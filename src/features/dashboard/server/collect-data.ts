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
import type { Language } from '#site/languages.ts';
import { writeAmount } from '#site/money.ts';

const all = 100_000;

/** Everything that is stored about a person, except internals such as tokens or reasons for suspecting spam. */
export async function collectData(db: Db, user: User, language: Language) {
  const { id, name, email, country, policyAcceptedAt, createdAt } = user;
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
      name,
      email,
      language: user.language,
      country,
      createdAt,
      policyAcceptedAt,
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
    dataRequests: (await listDataRequests(db, id)).map(({ kind, at }) => ({ kind, at })),
  };
}

async function photoOf(db: Db, userId: string) {
  const version = await findPhotoVersion(db, userId);
  const photo = version && (await findPhoto(db, userId, version));
  return photo ? `data:${photo.type};base64,${Buffer.from(photo.content).toString('base64')}` : null;
}

// Rows as their owner gets them: amounts in whole units, and without internal fields.

function ticketData(ticket: Ticket, attachments: readonly Attachment[], messages: readonly TicketMessage[]) {
  const { id, reference, name, email, phone, message, language, country, page, campaign, state, createdAt } = ticket;
  const ofThis = ({ ticketId }: { ticketId: string }) => ticketId === id;
  return {
    reference,
    createdAt,
    name,
    email,
    phone,
    message,
    language,
    country,
    page,
    campaign,
    state: state === 'quarantined' ? 'new' : state,
    attachments: attachments.filter(ofThis).map(({ name, type, bytes }) => ({ name, type, bytes })),
    messages: messages.filter(ofThis).map(({ author, text, createdAt }) => ({ author, text, createdAt })),
  };
}

function paymentData(order: PaymentOrder, attempts: readonly PaymentTransaction[]) {
  const { id, reference, email, language, productId, planId, emails, state, createdAt, paidAt, deliveredAt } = order;
  const { quoteReference: quote } = order;
  const price = ({ currency, amount }: { currency: string; amount: number }) => {
    return { currency: currency.toUpperCase(), value: writeAmount(amount) };
  };
  return {
    reference,
    createdAt,
    email,
    language,
    productId,
    quote,
    planId,
    emails,
    ...price(order),
    state,
    paidAt,
    deliveredAt,
    attempts: attempts
      .filter(({ orderId }) => orderId === id)
      .map(({ status, email: payer, createdAt: begunAt, updatedAt, ...attempt }) => {
        return { status, ...price(attempt), email: payer, createdAt: begunAt, updatedAt };
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
  const { reference, createdAt, name, email, topic, language, zone, quoteReference, startsAt, state } = meeting;
  const { bookedAt, heldUntil, cancelledAt, cancelledBy, remindedAt } = meeting;
  return {
    reference,
    createdAt,
    name,
    email,
    topic,
    language,
    zone,
    quote: quoteReference,
    startsAt,
    state,
    bookedAt,
    heldUntil,
    cancelledAt,
    cancelledBy,
    remindedAt,
  };
}
