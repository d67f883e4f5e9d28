import { z } from 'zod';
import { referenceText, uuidText } from '#platform/contracts/bounded-input.ts';
import { linesOfText } from '#platform/contracts/texts.ts';
import { problemsOf } from '#platform/server/calls/mount-call.ts';
import { type FormHandler, type FormOutcome, type Typed, wrongInput } from '#platform/server/staff/form-handler.ts';
import type { StaffQuery } from '#site/staff.ts';
import { ticketLimits } from '../../ticket-limits.ts';
import { answerTicket, changeTicketState, chosenStates, quarantineTicket, releaseTicket } from '../actions.ts';
import { readReference } from '../store/find-tickets.ts';

const reference = referenceText(readReference);

/** The page of the ticket that the form was on; the list of tickets if the form does not say. */
function ticketPlace({ ticket }: Typed): StaffQuery {
  const { data } = reference.safeParse(ticket);
  return data === undefined ? {} : { view: 'ticket', ticket: data };
}

const ticketOnly = z.object({ ticket: reference });
const withState = z.object({ ticket: reference, state: z.enum(chosenStates) });

export const changeState: FormHandler = async (typed, deps) => {
  const { data } = withState.safeParse(typed);
  const place = ticketPlace(typed);
  if (!data) return wrongInput(place);
  const outcome = await changeTicketState(deps, data.ticket, data.state);
  return outcome === 'done' ? { done: 'state', place } : ticketError(outcome, place);
};

export const quarantine: FormHandler = async (typed, deps) => {
  const { data } = ticketOnly.safeParse(typed);
  if (!data) return wrongInput();
  const place = ticketPlace(typed);
  const before = await quarantineTicket(deps, data.ticket);
  return before === 'unknown' ? ticketError(before, place) : { done: 'quarantined', place };
};

export const release: FormHandler = async (typed, deps) => {
  const { data } = ticketOnly.safeParse(typed);
  if (!data) return wrongInput();
  const place = ticketPlace(typed);
  const before = await releaseTicket(deps, data.ticket);
  if (before === 'unknown') return ticketError(before, place);
  // Shows an answer again that was written while the ticket was in quarantine.
  return typed['message'] ? { place, status: 200, completed: 'released' } : { done: 'released', place };
};

const answerFields = z.object({
  ticket: reference,
  message_id: uuidText().toLowerCase(),
  message: linesOfText(ticketLimits.message),
});

export const answer: FormHandler = async (typed, deps) => {
  const place = ticketPlace(typed);
  const read = answerFields.safeParse(typed);
  if (!read.success) {
    const { message, ...others } = problemsOf(read.error);
    if (message === undefined || Object.keys(others).length > 0) return wrongInput(place);
    return { place, status: 422, problems: { message } };
  }
  const { ticket, message_id: messageId, message: text } = read.data;
  const outcome = await answerTicket(deps, { reference: ticket, messageId, text });
  if (outcome === 'sentBefore') return { place, status: 409, errorCode: outcome };
  return outcome === 'answered' ? { done: 'answered', place } : ticketError(outcome, place);
};

/** Why an action on a ticket did nothing. */
function ticketError(errorCode: 'unknown' | 'quarantined', place: StaffQuery): FormOutcome {
  if (errorCode === 'unknown') return { place: {}, status: 404, errorCode: 'unknownTicket' };
  return { place, status: 409, errorCode };
}
