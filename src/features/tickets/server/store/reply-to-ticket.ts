import type { Owner } from '#features/accounts/server/store/owner.ts';
import type { Db } from '#platform/database/database.ts';
import { type Mail, queueMail } from '#platform/server/mail/outbox.ts';
import type { Ticket } from '../tables.ts';
import { addMessage, isSameMessage, type TicketMessage } from './conversation.ts';
import { lockTicket } from './lock-ticket.ts';
import { findOwnTicket } from './own-tickets.ts';
import { setTicketState } from './set-ticket-state.ts';

interface Reply {
  readonly reference: string;
  /** Made with the form it was written in. */
  readonly id: string;
  readonly text: string;
  readonly now: Date;
}

/** `sentBefore`: that form was sent already, and with another text; nothing was done with this one. */
export type ReplyOutcome = 'written' | 'unknown' | 'sentBefore';

/** Keeps what somebody writes on in their own ticket and tells the team, or does nothing at all. */
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
    // What waits in quarantine goes on waiting, with what was added to it.
    if (await setTicketState(tx, reference, 'new')) await queueMail(tx, mailOf(found, message));
    return 'written';
  });
}
