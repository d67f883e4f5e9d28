import { and, eq, ne } from 'drizzle-orm';
import type { Owner } from '#features/accounts/server/store/sessions.ts';
import type { Db } from '#platform/database/database.ts';
import { type Mail, queueMail } from '#platform/server/mail/outbox.ts';
import { type Ticket, ticket } from '../tables.ts';
import { addMessage, isSameMessage, type TicketMessage } from './conversation.ts';
import { findOwnTicket } from './find-tickets.ts';

/** Locks the row until the transaction ends. */
export async function lockTicket(tx: Db, reference: string): Promise<Ticket | undefined> {
  const [found] = await tx.select().from(ticket).where(eq(ticket.reference, reference)).for('update');
  return found;
}

/** False if there is no ticket with that reference, or if it is in quarantine and has to be released first. */
export async function setTicketState(
  db: Db,
  reference: string,
  state: 'new' | 'answered' | 'closed',
): Promise<boolean> {
  const changed = await db
    .update(ticket)
    .set({ state })
    .where(and(eq(ticket.reference, reference), ne(ticket.state, 'quarantined')))
    .returning({ id: ticket.id });
  return changed.length > 0;
}

interface Reply {
  readonly reference: string;
  /** Generated with the form, so that submitting it twice saves one message. */
  readonly id: string;
  readonly text: string;
  readonly now: Date;
}

/** `sentBefore`: the same form was already sent with a different text; this text was not saved. */
type ReplyOutcome = 'written' | 'unknown' | 'sentBefore';

/** Saves a visitor's reply in their own ticket and notifies the team, or does nothing. */
export async function replyToTicket(
  db: Db,
  owner: Owner,
  { reference, id, text, now }: Reply,
  mailOf: (ticket: Ticket, message: TicketMessage) => Mail,
): Promise<ReplyOutcome> {
  return db.transaction(async (tx) => {
    const found = (await findOwnTicket(tx, owner, reference)) && (await lockTicket(tx, reference));
    if (!found) return 'unknown';
    const message = { id, ticketId: found.id, author: 'visitor', staffEmail: null, text, createdAt: now } as const;
    if (await isSameMessage(tx, message)) return 'written';
    if (!(await addMessage(tx, message))) return 'sentBefore';
    // A ticket in quarantine stays there, including this reply.
    if (await setTicketState(tx, reference, 'new')) await queueMail(tx, mailOf(found, message));
    return 'written';
  });
}
