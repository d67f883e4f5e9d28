import { randomUUID } from 'node:crypto';
import type { Db } from '#platform/database/database.ts';
import { actionLine, listActions } from '#platform/server/staff/staff-actions.ts';
import type { StaffEntry, StaffTicket, StaffTicketView } from '../../staff-lines.ts';
import { ticketLimits } from '../../ticket-limits.ts';
import { messagesOf } from '../store/conversation.ts';
import { findTicket, type WholeTicket } from '../store/find-tickets.ts';
import { writtenMessage } from '../written-message.ts';

/** How many of the latest team actions the page of a ticket shows; the log has the rest. */
const latestActions = 20;

/** Undefined if there is no ticket with that reference. */
export async function ticketView(db: Db, reference: string): Promise<StaffTicketView | undefined> {
  const found = await findTicket(db, reference);
  if (!found) return undefined;
  const messages = await messagesOf(db, found.ticket.id);
  const actions = await listActions(db, { subject: reference, limit: latestActions });
  const later = messages.map(({ author, staffEmail, text, createdAt }): StaffEntry => {
    return { author, staffEmail, text, at: createdAt.getTime(), files: [] };
  });
  return {
    kind: 'ticket',
    ticket: factsOf(found),
    entries: [firstEntry(found), ...later],
    actions: actions.map(actionLine),
    messageId: randomUUID(),
    longest: ticketLimits.message,
  };
}

function firstEntry({ ticket, attachments }: WholeTicket): StaffEntry {
  const files = attachments.map(({ id, name, bytes }) => ({ id, name, bytes }));
  return {
    author: 'visitor',
    staffEmail: null,
    text: writtenMessage(ticket),
    at: ticket.createdAt.getTime(),
    files,
  };
}

function factsOf({ ticket }: WholeTicket): StaffTicket {
  const { reference, state, name, email, phone, language, country, page, apiClient, campaign } = ticket;
  return {
    reference,
    state,
    receivedAt: ticket.createdAt.getTime(),
    name,
    email,
    phone,
    language,
    country,
    page,
    apiClient,
    campaign,
    reasons: ticket.quarantineReasons,
  };
}
