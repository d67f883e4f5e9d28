import { eq } from 'drizzle-orm';
import { listDataRequests } from '#database/accounts/data-requests.ts';
import { listSessions } from '#database/accounts/list-sessions.ts';
import type { User } from '#database/accounts/open-session.ts';
import { listOwnTickets } from '#database/accounts/own-tickets.ts';
import { findPhoto, findPhotoVersion } from '#database/accounts/photos.ts';
import type { Db } from '#database/database.ts';
import { listOwnHolds, listOwnMeetings } from '#database/meetings/own-meetings.ts';
import { listNotifications } from '#database/notifications/list-notifications.ts';
import { transactionsOfAll } from '#database/payments/order-transactions.ts';
import { listOwnPayments } from '#database/payments/own-payments.ts';
import { listOwnQuotes } from '#database/quotes/own-quotes.ts';
import { identity } from '#database/tables/identity.ts';
import { messagesOfAll } from '#database/tickets/conversation.ts';
import { attachmentsOfAll } from '#database/tickets/find-tickets.ts';
import { notificationText } from '#site/account/notification-text.ts';
import type { Language } from '#site/languages.ts';
import { meetingData, paymentData, quoteData, ticketData } from './data-for-owner.ts';

const all = 100_000;

/** Everything that the site keeps of a person, and nothing of its own such as tokens or what it suspects of being spam. */
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
