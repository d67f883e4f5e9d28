import { z } from 'zod';
import { listAssignable } from '#features/team/server/members.ts';
import { boundedText, cutText, referenceText, uuidText } from '#platform/contracts/bounded-input.ts';
import { longestEmail } from '#platform/contracts/input-bounds.ts';
import { linesOfText } from '#platform/contracts/texts.ts';
import { removeUploads } from '#platform/server/body/upload.ts';
import { problemsOf } from '#platform/server/calls/mount-call.ts';
import { type FormHandler, type FormOutcome, type Typed, wrongInput } from '#platform/server/staff/staff-actions.ts';
import type { StaffPlace } from '#site/staff.ts';
import { ticketLimits } from '../ticket-limits.ts';
import {
  answerTicket,
  assignTicket,
  changeTicketState,
  chosenStates,
  noteOnTicket,
  quarantineTicket,
  releaseTicket,
} from './actions.ts';
import { attachmentFiles, readAttachments } from './attachments.ts';
import { readyAnswers } from './saved-answers.ts';
import { findTicket, readReference } from './store/find-tickets.ts';

const reference = referenceText(readReference);

/** The page of the ticket that the form was on; the list of tickets if the form does not say. */
function ticketPlace({ ticket }: Typed): StaffPlace {
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

const written = z.object({
  ticket: reference,
  message_id: uuidText().toLowerCase(),
  message: linesOfText(ticketLimits.message),
  mode: z.enum(['answer', 'note']).catch('answer'),
  seen: uuidText().toLowerCase().optional().catch(undefined),
});

/** What was typed, or the outcome that shows it again with what is wrong. */
function readWritten(typed: Typed): { data: z.output<typeof written> } | { refused: FormOutcome } {
  const place = ticketPlace(typed);
  const { data, error } = written.safeParse(typed);
  if (data) return { data };
  const { message, ...others } = problemsOf(error);
  if (message === undefined || Object.keys(others).length > 0) return { refused: wrongInput(place) };
  return { refused: { place, status: 422, problems: { message } } };
}

/** A form that says anywhere that it is a note is one: a note must never be sent to a visitor. */
const answerWith =
  (closes: boolean): FormHandler =>
  async (typed, deps, uploads = []) => {
    const place = ticketPlace(typed);
    const read = readWritten(typed);
    if ('refused' in read) return read.refused;
    const { ticket, message_id: messageId, message: text, mode, seen } = read.data;
    if (mode === 'note') return note(typed, deps);
    const attached = readAttachments(uploads);
    if ('problem' in attached) {
      await removeUploads(uploads);
      return {
        place,
        status: 422,
        typed: { ...typed, attachments: attached.file },
        problems: { attachments: attached.problem },
      };
    }
    const files = attachmentFiles(attached.attachments);
    const outcome = await answerTicket(deps, { reference: ticket, messageId, text, seen, closes, files });
    // What was not sent, or was sent before, has no use for these files.
    if (!files.isWritten()) await files.remove();
    return outcome === 'answered'
      ? { done: closes ? 'answeredAndClosed' : 'answered', place }
      : ticketError(outcome, place);
  };

export const answer = answerWith(false);
export const answerAndClose = answerWith(true);

export const note: FormHandler = async (typed, deps) => {
  const place = ticketPlace(typed);
  const read = readWritten(typed);
  if ('refused' in read) return read.refused;
  const { ticket, message_id: id, message: text } = read.data;
  const outcome = await noteOnTicket(deps, { reference: ticket, id, text });
  return outcome === 'noted' ? { done: 'noted', place } : ticketError(outcome, place);
};

const inserted = z.object({ ticket: reference, saved_answer: uuidText().toLowerCase(), message: cutText(20_000) });

/** Without JavaScript: shows the form again with the saved answer after what was typed. */
export const insertAnswer: FormHandler = async (typed, { db }) => {
  const place = ticketPlace(typed);
  const { data } = inserted.safeParse(typed);
  if (!data) return { place, status: 422, errorCode: 'unknownAnswer' };
  const found = await findTicket(db, data.ticket);
  if (!found) return ticketError('unknown', place);
  const chosen = (await readyAnswers(db, found.ticket)).find(({ id }) => id === data.saved_answer);
  if (!chosen) return { place, status: 404, errorCode: 'unknownAnswer' };
  const message = [data.message.trimEnd(), chosen.text].filter(Boolean).join('\n\n');
  return { place, status: 200, typed: { ...typed, message } };
};

const assignment = z.object({ ticket: reference, assignee: boundedText(longestEmail) });

export const assign: FormHandler = async (typed, deps) => {
  const place = ticketPlace(typed);
  const { data } = assignment.safeParse(typed);
  if (!data) return wrongInput(place);
  const members = await listAssignable(deps.db, deps.config);
  const isMember = members.some(({ email }) => email === data.assignee);
  if (data.assignee !== '' && !isMember) return { place, status: 422, errorCode: 'unknownMember' };
  const outcome = await assignTicket(deps, data.ticket, data.assignee || null);
  return outcome === 'assigned' ? { done: 'assigned', place } : ticketError(outcome, place);
};

const closeWith =
  (isNotified: boolean): FormHandler =>
  async (typed, deps) => {
    const { data } = ticketOnly.safeParse(typed);
    if (!data) return wrongInput();
    const place = ticketPlace(typed);
    const outcome = await changeTicketState(deps, data.ticket, 'closed', isNotified);
    return outcome === 'done'
      ? { done: isNotified ? 'closedAndNotified' : 'closed', place }
      : ticketError(outcome, place);
  };

export const close = closeWith(false);
export const closeAndNotify = closeWith(true);

/** Why an action on a ticket did nothing. */
type Refusal = 'unknown' | 'quarantined' | 'sentBefore' | 'newMessage';

function ticketError(errorCode: Refusal, place: StaffPlace): FormOutcome {
  if (errorCode === 'unknown') return { place: {}, status: 404, errorCode: 'unknownTicket' };
  return { place, status: 409, errorCode };
}
