import { z } from 'zod';
import { uuidText } from '#platform/contracts/bounded-input.ts';
import { linesOfText } from '#platform/contracts/texts.ts';
import { problemsOf } from '#platform/server/calls/read-input.ts';
import { type Action, ticketFault, wrongInput } from '#platform/server/staff/action.ts';
import { ticketLimits } from '../../ticket-limits.ts';
import { answerMail } from '../mail/answer-mail.ts';
import { answerTicket } from '../store/answer-ticket.ts';
import { reference, ticketPlace } from './ticket-fields.ts';

const fields = z.object({
  ticket: reference,
  message_id: uuidText().toLowerCase(),
  message: linesOfText(ticketLimits.message),
});

/** By e-mail, and in the account of the visitor who has one. */
export const answer: Action = async (typed, { db, by, config, secretOf, wakeMail }) => {
  const place = ticketPlace(typed);
  const read = fields.safeParse(typed);
  if (!read.success) {
    const { message, ...others } = problemsOf(read.error);
    if (message === undefined || Object.keys(others).length > 0) return wrongInput(place);
    return { place, status: 422, problems: { message } };
  }
  const { ticket, message_id: messageId, message: text } = read.data;
  const mailParts = { config, secret: await secretOf() };
  const outcome = await answerTicket(
    db,
    { reference: ticket, messageId, text },
    { by, mailOf: (...answered) => answerMail(mailParts, answered, { messageId, text }) },
  );
  if (outcome === 'sentBefore') return { place, status: 409, fault: 'sentBefore' };
  if (outcome !== 'answered') return ticketFault(outcome, place);
  wakeMail();
  return { done: 'answered', place };
};
