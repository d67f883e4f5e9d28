import { eq } from 'drizzle-orm';
import { listDataRequests } from '#features/accounts/server/store/data-requests.ts';
import { listNotifications } from '#features/accounts/server/store/list-notifications.ts';
import { listSessions } from '#features/accounts/server/store/list-sessions.ts';
import type { User } from '#features/accounts/server/store/open-session.ts';
import { findPhoto, findPhotoVersion } from '#features/accounts/server/store/photos.ts';
import { identity } from '#features/accounts/server/tables.ts';
import { notificationText } from '#features/bell/notification-text.ts';
import { listOwnHolds, listOwnMeetings } from '#features/meetings/server/store/own-meetings.ts';
import { transactionsOfAll } from '#features/payments/server/store/order-transactions.ts';
import { listOwnPayments } from '#features/payments/server/store/own-payments.ts';
import { listOwnQuotes } from '#features/quotes/server/store/own-quotes.ts';
import { messagesOfAll } from '#features/tickets/server/store/conversation.ts';
import { attachmentsOfAll } from '#features/tickets/server/store/find-tickets.ts';
import { listOwnTickets } from '#features/tickets/server/store/own-tickets.ts';
import type { Db } from '#platform/database/database.ts';
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
