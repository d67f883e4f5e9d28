import { randomUUID } from 'node:crypto';
import { typedProblem } from '#features/accounts/server/typed-problem.ts';
import { replyMail } from '#features/tickets/server/mail/reply-mail.ts';
import { readReference } from '#features/tickets/server/store/reference.ts';
import { replyToTicket } from '#features/tickets/server/store/reply-to-ticket.ts';
import { ticketLimits } from '#features/tickets/ticket-limits.ts';
import { uuidText } from '#platform/contracts/bounded-input.ts';
import { inputBounds } from '#platform/contracts/input-bounds.ts';
import { manyLines } from '#platform/contracts/text-rules.ts';
import { formText, typedText } from '#platform/server/http/request-text.ts';
import { countAccountUse } from '../account-limits.ts';
import { type Action, wrongIn } from './action.ts';

/** Writes on in a conversation. The ticket is open again, and the team is told; the same form sent twice writes once. */
export const reply: Action = async (sent) => {
  const { parts, signedIn, body, now } = sent;
  const reference = readReference(formText(body, 'reference', inputBounds.reference));
  const id = uuidText().safeParse(body['message_id']).data;
  if (!reference || !id) return 'unknown';
  const view = { view: 'tickets', ticket: reference } as const;
  const text = manyLines.tidy(typedText(body, 'message'), ticketLimits.message);
  const problem = typedProblem(text, manyLines, ticketLimits.message);
  if (problem) return wrongIn(view, sent, { message: problem }, ['message', 'message_id']);
  await countAccountUse(sent, 'reply');
  const written = { reference, id, text, now };

  const outcome = await replyToTicket(parts.database.db, signedIn.user, written, (...about) =>
    replyMail(parts.config, ...about),
  );
  if (outcome === 'unknown') return outcome;
  if (outcome === 'sentBefore') {
    // Another text is another message: it comes back in a form of its own.
    return { view, fault: outcome, wrong: { typed: { message: text, message_id: randomUUID() }, problems: {} } };
  }
  parts.wakeMail?.();
  return { done: 'reply', view };
};
