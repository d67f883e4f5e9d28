import { addNotification } from '#features/accounts/server/store/add-notification.ts';
import type { User } from '#features/accounts/server/store/open-session.ts';
import type { Db } from '#platform/database/database.ts';
import { type Mail, queueMail } from '#platform/server/mail/outbox.ts';
import { type Actor, noteAction } from '#platform/server/staff/staff-actions.ts';
import type { Ticket } from '../tables.ts';
import { addMessage, isSameMessage } from './conversation.ts';
import { lockTicket } from './lock-ticket.ts';
import { findOwner } from './notify-owner.ts';
import { setTicketState } from './set-ticket-state.ts';

interface TeamAnswer {
  readonly reference: string;
  /** Made with the form it was written in. */
  readonly messageId: string;
  readonly text: string;
}

interface Deps {
  readonly by: Actor;
  /** With whose account shows it, if there is one. */
  readonly mailOf: (answered: Ticket, owner: User | undefined) => Mail;
}

/** `sentBefore`: that form was sent already, and with another text; nothing was done with this one. */
export type AnswerOutcome = 'answered' | 'unknown' | 'quarantined' | 'sentBefore';

/** Keeps an answer and tells the visitor, or does nothing at all. The same form sent again answers once. */
export async function answerTicket(
  db: Db,
  { reference, messageId, text }: TeamAnswer,
  { by, mailOf }: Deps,
): Promise<AnswerOutcome> {
  return db.transaction(async (tx) => {
    const found = await lockTicket(tx, reference);
    if (!found) return 'unknown';
    const { staffEmail, at: createdAt } = by;
    const message = { id: messageId, ticketId: found.id, author: 'team', staffEmail, text, createdAt } as const;
    if (await isSameMessage(tx, message)) return 'answered';
    if (found.state === 'quarantined') return 'quarantined';
    if (!(await addMessage(tx, message))) return 'sentBefore';
    await setTicketState(tx, reference, 'answered');
    const owner = await findOwner(tx, found);
    await queueMail(tx, mailOf(found, owner));
    const event = `ticket:${reference}:answered:${messageId}`;
    if (owner) await addNotification(tx, owner.id, { kind: 'ticketAnswered', event, values: { reference } });
    await noteAction(tx, by, { action: 'ticket-answered', subject: reference, details: { message: messageId } });
    return 'answered';
  });
}
