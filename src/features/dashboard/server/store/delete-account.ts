import { and, eq, exists, inArray, isNotNull, isNull, like, not, notInArray, or, sql } from 'drizzle-orm';
import { logDataRequest, type Owner } from '#features/accounts/server/store/account.ts';
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
 * Deletes an account with all data about its owner: sessions, notifications and the picture go with it by foreign key;
 * tickets and meetings, and the mails about them, are deleted here; upcoming meetings are cancelled. Payments stay, for
 * the accounts, and quotes without the personal data. Returns the files to remove after the commit; removing one twice,
 * or never, loses nothing.
 */
export async function deleteAccount(db: Db, owner: Owner, mailsOfMeetings: MeetingMails, now: Date) {
  return db.transaction(async (tx) => {
    const tickets = await tx
      .select({ id: ticket.id, reference: ticket.reference })
      .from(ticket)
      .where(isOwnTicket(owner))
      .for('update');
    const ids = tickets.map(({ id }) => id);
    const files = await deleteTickets(tx, ids);
    const aboutTickets = tickets.map(({ reference }) => like(outboxMessage.key, `ticket:${reference}:%`));
    // Orders before quotes, in the order in which a payment locks them, otherwise there could be a deadlock.
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
 * Anonymises the orders of a deleted account. Paid orders stay in the accounts with their payer, as the law requires;
 * an unpaid order keeps no address.
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
 * Anonymises the quotes of a deleted account. A paid quote stays in the accounts unchanged. Of any other only the offer
 * stays, which can still be verified by its number, without personal data. Returns the references of those.
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
 * Deletes the meetings of a deleted account. Upcoming ones are cancelled, and both calendars are notified by mails
 * whose text is deleted once they are sent.
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
