import { eq } from 'drizzle-orm';
import type { Db } from '../database.ts';
import { notifyOwnerOf } from '../notifications/add-notification.ts';
import { type Mail, queueMail } from '../outbox/queue-mail.ts';
import { ticketMessage } from '../tables/ticket-message.ts';
import { addMessage } from '../tickets/conversation.ts';
import type { Ticket } from '../tickets/keep-ticket.ts';
import { lockTicket } from '../tickets/lock-ticket.ts';
import { setTicketState } from '../tickets/set-ticket-state.ts';
import { type Doer, noteAction } from './staff-actions.ts';

interface TeamAnswer {
  readonly reference: string;
  /** Made with the form it was written in. */
  readonly messageId: string;
  readonly text: string;
}

interface Parts {
  readonly by: Doer;
  readonly mailOf: (answered: Ticket) => Mail;
}

/** `sentBefore`: that form was sent already, and with another text; nothing was done with this one. */
export type AnswerOutcome = 'answered' | 'unknown' | 'quarantined' | 'sentBefore';

/** Keeps an answer and tells the visitor, or does nothing at all. The same form sent again answers once. */
export async function answerTicket(
  db: Db,
  { reference, messageId, text }: TeamAnswer,
  { by, mailOf }: Parts,
): Promise<AnswerOutcome> {
  return db.transaction(async (tx) => {
    const found = await lockTicket(tx, reference);
    if (!found) return 'unknown';
    const { staffEmail, at: createdAt } = by;
    const message = { id: messageId, ticketId: found.id, author: 'team', staffEmail, text, createdAt } as const;
    if (await isKept(tx, message)) return 'answered';
    if (found.state === 'quarantined') return 'quarantined';
    if (!(await addMessage(tx, message))) return 'sentBefore';
    await setTicketState(tx, reference, 'answered');
    await queueMail(tx, mailOf(found));
    const event = `ticket:${reference}:answered:${messageId}`;
    await notifyOwnerOf(tx, found.email, { kind: 'ticketAnswered', event, values: { reference } });
    await noteAction(tx, by, { action: 'ticket-answered', subject: reference, details: { message: messageId } });
    return 'answered';
  });
}

async function isKept(tx: Db, { id, ticketId, text }: { id: string; ticketId: string; text: string }) {
  const [kept] = await tx.select().from(ticketMessage).where(eq(ticketMessage.id, id));
  return kept?.ticketId === ticketId && kept.text === text;
}
