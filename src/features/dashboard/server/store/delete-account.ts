import { and, eq, exists, inArray, isNotNull, isNull, like, not, notInArray, or, sql } from 'drizzle-orm';
import { logDataRequest } from '#features/accounts/server/store/data-requests.ts';
import type { Owner } from '#features/accounts/server/store/sessions.ts';
import { user } from '#features/accounts/server/tables.ts';
import type { MeetingMails } from '#features/meetings/server/store/change-meeting.ts';
import { isOwnMeeting } from '#features/meetings/server/store/find-meetings.ts';
import { meeting } from '#features/meetings/server/tables.ts';
import { isOwnPayment } from '#features/payments/server/store/orders.ts';
import { paymentOrder, paymentTransaction } from '#features/payments/server/tables.ts';
import { isOwnQuote } from '#features/quotes/server/store.ts';
import { quote } from '#features/quotes/server/tables.ts';
import { isOwnTicket } from '#features/tickets/server/store/find-tickets.ts';
import { deleteTickets } from '#features/tickets/server/store/save-ticket.ts';
import { ticket } from '#features/tickets/server/tables.ts';
import type { Db } from '#platform/database/database.ts';
import { queueMail } from '#platform/server/mail/outbox.ts';
import { outboxMessage } from '#platform/server/mail/tables.ts';

/**
 * Deletes an account with everything that is known of its owner: sessions, notifications and the picture go with it,
 * tickets and meetings, and the mails about them, by name; meetings to come are cancelled. Payments stay, for the
 * books, and of quotes the offer without the person. Answers the files that are to be removed then; removing one
 * twice, or never, loses nothing.
 */
export async function deleteAccount(
  db: Db,
  owner: Owner,
  mailsOfMeetings: MeetingMails,
  now: Date,
): Promise<readonly string[]> {
  return db.transaction(async (tx) => {
    const tickets = await tx
      .select({ id: ticket.id, reference: ticket.reference })
      .from(ticket)
      .where(isOwnTicket(owner))
      .for('update');
    const ids = tickets.map(({ id }) => id);
    const files = await deleteTickets(tx, ids);
    const aboutTickets = tickets.map(({ reference }) => like(outboxMessage.key, `ticket:${reference}:%`));
    // Orders before quotes, as a payment locks them: the other way round one could wait for the other for ever.
    await forgetPayer(tx, owner);
    const quotes = await forgetQuotes(tx, owner);
    const aboutQuotes = quotes.map((reference) => like(outboxMessage.key, `quote:${reference}:%`));
    const isTheirs = eq(sql`lower(${outboxMessage.recipient})`, owner.email);
    await tx.delete(outboxMessage).where(or(isTheirs, ...aboutTickets, ...aboutQuotes));
    await forgetMeetings(tx, owner, mailsOfMeetings, now);
    await tx.delete(user).where(eq(user.id, owner.id));
    await logDataRequest(tx, owner.id, 'deletion', now);
    return files;
  });
}

/**
 * What somebody who deletes their account leaves behind. Money that changed hands stays in the books with its payer, as
 * the law on accounting asks for; an order that was never paid keeps nobody's address.
 */
async function forgetPayer(tx: Db, owner: Owner): Promise<void> {
  const unpaid = and(
    isOwnPayment(owner),
    isNull(paymentOrder.paidAt),
    notInArray(paymentOrder.state, ['paid', 'voided']),
  );
  const forgotten = await tx
    .update(paymentOrder)
    .set({ userId: null, email: null })
    .where(unpaid)
    .returning({ id: paymentOrder.id });
  const ids = forgotten.map(({ id }) => id);
  await tx.update(paymentTransaction).set({ email: null }).where(inArray(paymentTransaction.orderId, ids));
  await tx.update(paymentOrder).set({ userId: null }).where(eq(paymentOrder.userId, owner.id));
}

/**
 * What somebody who deletes their account leaves behind. A quote that money was paid for stays in the books as it was;
 * of any other the offer stays, which still can be checked by its number, and nothing of the person. Answers the
 * numbers of those.
 */
async function forgetQuotes(tx: Db, owner: Owner): Promise<readonly string[]> {
  const paying = tx
    .select({ id: paymentOrder.id })
    .from(paymentOrder)
    .where(and(eq(paymentOrder.quoteReference, quote.reference), isNotNull(paymentOrder.paidAt)));
  const forgotten = await tx
    .update(quote)
    .set({ userId: null, name: '', email: '', company: null, note: null })
    .where(and(isOwnQuote(owner), not(exists(paying))))
    .returning({ reference: quote.reference });
  await tx.update(quote).set({ userId: null }).where(eq(quote.userId, owner.id));
  return forgotten.map(({ reference }) => reference);
}

const day = 24 * 60 * 60_000;

/**
 * Somebody deletes their account: their meetings go with it. One to come is cancelled, and both calendars are told of
 * it by mails whose words go as soon as they have left.
 */
async function forgetMeetings(tx: Db, owner: Owner, mailsOf: MeetingMails, now: Date): Promise<void> {
  const found = await tx.select().from(meeting).where(isOwnMeeting(owner)).for('update');
  if (found.length === 0) return;
  const aboutThem = found.map(({ reference }) => like(outboxMessage.key, `meeting:${reference}:%`));
  await tx.delete(outboxMessage).where(or(...aboutThem));
  const secretUntil = new Date(now.getTime() + day);
  for (const one of found.filter(({ state, startsAt }) => state === 'booked' && startsAt > now)) {
    const cancelled = { ...one, state: 'cancelled', cancelledAt: now, cancelledBy: 'visitor' } as const;
    const last = mailsOf({ news: 'cancelled', meeting: { ...cancelled, sequence: one.sequence + 1 } });
    await queueMail(tx, ...last.map((mail) => ({ ...mail, secretUntil })));
  }
  const ids = found.map(({ id }) => id);
  await tx.delete(meeting).where(inArray(meeting.id, ids));
}
