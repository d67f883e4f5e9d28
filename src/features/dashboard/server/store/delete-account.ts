import { eq, like, or, sql } from 'drizzle-orm';
import { logDataRequest } from '#features/accounts/server/store/data-requests.ts';
import type { Owner } from '#features/accounts/server/store/owner.ts';
import { user } from '#features/accounts/server/tables.ts';
import { forgetMeetings } from '#features/meetings/server/store/forget-meetings.ts';
import type { MeetingMails } from '#features/meetings/server/store/meeting-change.ts';
import { forgetPayer } from '#features/payments/server/store/forget-payer.ts';
import { forgetQuotes } from '#features/quotes/server/store/forget-quotes.ts';
import { deleteTickets } from '#features/tickets/server/store/delete-tickets.ts';
import { isOwnTicket } from '#features/tickets/server/store/own-tickets.ts';
import { ticket } from '#features/tickets/server/tables.ts';
import type { Db } from '#platform/database/database.ts';
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
