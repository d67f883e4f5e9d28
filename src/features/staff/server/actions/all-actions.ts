import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { addNotification, endNotification } from '#features/marketing/server/staff/manage-marketing.ts';
import { meetingMails } from '#features/meetings/server/mail.ts';
import { cancelBooking } from '#features/meetings/server/store/change-meeting.ts';
import { readMeetingReference } from '#features/meetings/server/store/find-meetings.ts';
import { settle } from '#features/payments/server/staff/settle.ts';
import { readOrderReference } from '#features/payments/server/store/orders.ts';
import { paymentOrder } from '#features/payments/server/tables.ts';
import { answerMail, ticketMails } from '#features/tickets/server/mail.ts';
import {
  answerTicket,
  changeTicketState,
  quarantineByTeam,
  releaseByTeam,
} from '#features/tickets/server/store/change-ticket.ts';
import { readReference } from '#features/tickets/server/store/find-tickets.ts';
import { ticketLimits } from '#features/tickets/ticket-limits.ts';
import { referenceText, uuidText } from '#platform/contracts/bounded-input.ts';
import { linesOfText } from '#platform/contracts/texts.ts';
import type { Db } from '#platform/database/database.ts';
import { problemsOf } from '#platform/server/calls/mount-call.ts';
import { type Action, type Typed, ticketError, wrongInput } from '#platform/server/staff/action.ts';
import type { Actor } from '#platform/server/staff/staff-actions.ts';
import { noteAction } from '#platform/server/staff/staff-actions.ts';
import type { StaffActionName, StaffQuery } from '#site/staff.ts';
import { staffActions } from '#site/staff.ts';
import { resend, resendDead } from '../outbox.ts';

/** `done` also if it was delivered before; then nothing is logged, and the first time stays. */
type DeliverOutcome = 'done' | 'unknown' | 'notPaid';

/** Marks an order as delivered. The buyer sees it on the page of the order. */
async function deliverOrder(db: Db, by: Actor, reference: string): Promise<DeliverOutcome> {
  return db.transaction(async (tx) => {
    const [found] = await tx.select().from(paymentOrder).where(eq(paymentOrder.reference, reference)).for('update');
    if (!found) return 'unknown';
    if (found.state !== 'paid') return 'notPaid';
    if (found.deliveredAt) return 'done';
    await tx.update(paymentOrder).set({ deliveredAt: by.at }).where(eq(paymentOrder.id, found.id));
    await noteAction(tx, by, { action: 'payment-delivered', subject: reference });
    return 'done';
  });
}

const deliverFields = z.object({ payment: referenceText(readOrderReference) });

const deliver: Action = async (typed, { db, by }) => {
  const { data } = deliverFields.safeParse(typed);
  if (!data) return wrongInput({ view: 'payments' });
  const place = { view: 'payment', payment: data.payment } as const;
  const outcome = await deliverOrder(db, by, data.payment);
  if (outcome === 'unknown') return { place: { view: 'payments' }, status: 404, errorCode: 'unknownPayment' };
  return outcome === 'done' ? { done: 'delivered', place } : { place, status: 409, errorCode: outcome };
};

const reference = referenceText(readReference);

/** The page of the ticket that the form was on; the list of tickets if the form does not say. */
function ticketPlace({ ticket }: Typed): StaffQuery {
  const { data } = reference.safeParse(ticket);
  return data === undefined ? {} : { view: 'ticket', ticket: data };
}

const ticketOnly = z.object({ ticket: reference });
const withState = z.object({ ticket: reference, state: z.enum(['new', 'answered', 'closed']) });

const changeState: Action = async (typed, { db, by }) => {
  const { data } = withState.safeParse(typed);
  const place = ticketPlace(typed);
  if (!data) return wrongInput(place);
  const outcome = await changeTicketState(db, by, data.ticket, data.state);
  return outcome === 'done' ? { done: 'state', place } : ticketError(outcome, place);
};

const quarantine: Action = async (typed, { db, by }) => {
  const { data } = ticketOnly.safeParse(typed);
  if (!data) return wrongInput();
  const place = ticketPlace(typed);
  const outcome = await quarantineByTeam(db, by, data.ticket);
  return outcome === 'done' ? { done: 'quarantined', place } : ticketError(outcome, place);
};

/** Also sends the mails that were held back. */
const release: Action = async (typed, { db, by, config, secretOf, wakeMail }) => {
  const { data } = ticketOnly.safeParse(typed);
  if (!data) return wrongInput();
  const place = ticketPlace(typed);
  const mails = ticketMails({ config, secret: await secretOf(), sender: 'released' });
  const outcome = await releaseByTeam(db, by, data.ticket, mails);
  if (outcome !== 'done') return ticketError(outcome, place);
  wakeMail();
  // Shows an answer again that was written while the ticket was in quarantine.
  return typed['message'] ? { place, status: 200, completed: 'released' } : { done: 'released', place };
};

const answerFields = z.object({
  ticket: reference,
  message_id: uuidText().toLowerCase(),
  message: linesOfText(ticketLimits.message),
});

/** Answers by e-mail, and in the visitor's account if there is one. */
const answer: Action = async (typed, { db, by, config, secretOf, wakeMail }) => {
  const place = ticketPlace(typed);
  const read = answerFields.safeParse(typed);
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
  if (outcome === 'sentBefore') return { place, status: 409, errorCode: 'sentBefore' };
  if (outcome !== 'answered') return ticketError(outcome, place);
  wakeMail();
  return { done: 'answered', place };
};

const fields = z.object({ meeting: referenceText(readMeetingReference) });

const cancelMeeting: Action = async (typed, { db, by, config, secretOf, wakeMail }) => {
  const place = { view: 'bookings' } as const;
  const { data } = fields.safeParse(typed);
  if (!data) return wrongInput(place);
  const outcome = await cancelBooking(db, by, data.meeting, meetingMails({ config, secret: await secretOf() }));
  if (outcome === 'unknown') return { place, status: 404, errorCode: 'unknownMeeting' };
  if (outcome === 'past') return { place, status: 409, errorCode: 'pastMeeting' };
  wakeMail();
  return { done: 'meetingCancelled', place };
};

const actions: Readonly<Record<StaffActionName, Action>> = {
  answer,
  state: changeState,
  quarantine,
  release,
  resend,
  resendDead,
  addMarketing: addNotification,
  endMarketing: endNotification,
  deliver,
  settle,
  cancelMeeting,
};

const named = z.object({ action: z.enum(staffActions) });

/** Runs the action that the form names. */
export const runAction: Action = async (typed, parts) => {
  const { data } = named.safeParse(typed);
  return data ? actions[data.action](typed, parts) : wrongInput();
};
