import { z } from 'zod';
import { ticketLimits } from '#contracts/ticket-limits.ts';
import { manyLines, textProblem } from '#contracts/ticket-rules.ts';
import { findOwnTicket } from '#database/accounts/own-tickets.ts';
import { queueMail } from '#database/outbox/queue-mail.ts';
import { addMessage } from '#database/tickets/conversation.ts';
import { readReference } from '#database/tickets/reference.ts';
import { setTicketState } from '#database/tickets/set-ticket-state.ts';
import { replyMail } from '../../../tickets/mail/reply-mail.ts';
import { type Action, textIn, wrongIn } from './action.ts';

/** Writes on in a conversation. The ticket is open again, and the team is told; the same form sent twice writes once. */
export const reply: Action = async (sent) => {
  const { parts, signedIn, body, now } = sent;
  const reference = readReference(textIn(body, 'reference'));
  const id = z.uuid().safeParse(body['message_id']).data;
  if (!reference || !id) return 'unknown';
  const view = { view: 'tickets', ticket: reference } as const;
  const text = manyLines.tidy(textIn(body, 'message'));
  const problem = textProblem(text, manyLines, ticketLimits.message);
  if (problem) {
    return wrongIn(view, sent, { message: problem === 'tooLong' ? 'tooLong' : 'missing' }, ['message', 'message_id']);
  }
  const isKept = await parts.database.db.transaction(async (tx) => {
    const ticket = await findOwnTicket(tx, signedIn.user, reference);
    if (!ticket) return false;
    const message = { id, ticketId: ticket.id, author: 'visitor', staffEmail: null, text, createdAt: now } as const;
    if (!(await addMessage(tx, message))) return true;
    // What waits in quarantine goes on waiting, with what was added to it.
    if (await setTicketState(tx, reference, 'new')) await queueMail(tx, replyMail(parts.config, ticket, message));
    return true;
  });
  if (!isKept) return 'unknown';
  parts.wakeMail?.();
  return { done: 'reply', view };
};
