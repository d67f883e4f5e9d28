import { z } from 'zod';
import { type Action, ticketFault, wrongInput } from '#platform/server/staff/action.ts';
import { ticketMails } from '../mail/ticket-mails.ts';
import { changeTicketState, quarantineByTeam, releaseByTeam } from '../store/change-ticket.ts';
import { reference, ticketPlace } from './ticket-fields.ts';

const ticketOnly = z.object({ ticket: reference });
const withState = z.object({ ticket: reference, state: z.enum(['new', 'answered', 'closed']) });

export const changeState: Action = async (typed, { db, by }) => {
  const { data } = withState.safeParse(typed);
  const place = ticketPlace(typed);
  if (!data) return wrongInput(place);
  const outcome = await changeTicketState(db, by, data.ticket, data.state);
  return outcome === 'done' ? { done: 'state', place } : ticketFault(outcome, place);
};

export const quarantine: Action = async (typed, { db, by }) => {
  const { data } = ticketOnly.safeParse(typed);
  if (!data) return wrongInput();
  const place = ticketPlace(typed);
  const outcome = await quarantineByTeam(db, by, data.ticket);
  return outcome === 'done' ? { done: 'quarantined', place } : ticketFault(outcome, place);
};

/** The mails that were held back leave. */
export const release: Action = async (typed, { db, by, config, secretOf, wakeMail }) => {
  const { data } = ticketOnly.safeParse(typed);
  if (!data) return wrongInput();
  const place = ticketPlace(typed);
  const mails = ticketMails({ config, secret: await secretOf(), sender: 'released' });
  const outcome = await releaseByTeam(db, by, data.ticket, mails);
  if (outcome !== 'done') return ticketFault(outcome, place);
  wakeMail();
  // An answer that was written before it could be sent.
  return typed['message'] ? { place, status: 200, completed: 'released' } : { done: 'released', place };
};
