import { and, eq, ne, sql } from 'drizzle-orm';
import { addNotification } from '#features/accounts/server/store/notifications.ts';
import type { Owner, User } from '#features/accounts/server/store/sessions.ts';
import type { Db } from '#platform/database/database.ts';
import { type Mail, queueMail } from '#platform/server/mail/outbox.ts';
import { type Actor, noteAction } from '#platform/server/staff/staff-actions.ts';
import { type Ticket, ticket } from '../tables.ts';
import {
  addMessage,
  findOwner,
  isSameMessage,
  notifyOwner,
  notifyOwnerOfReceipt,
  type TicketMessage,
} from './conversation.ts';
import { attachmentsOf, findOwnTicket } from './find-tickets.ts';
import type { MailsOf } from './save-ticket.ts';

/** `done` also if the ticket was in that state before; then no one is notified and nothing is logged. */
export type ChangeOutcome = 'done' | 'unknown' | 'quarantined';

/** The visitor sees the state on the status page. The owner of an account is notified when the ticket is closed. */
export async function changeTicketState(
  db: Db,
  by: Actor,
  reference: string,
  state: Parameters<typeof setTicketState>[2],
): Promise<ChangeOutcome> {
  return db.transaction(async (tx) => {
    const found = await lockTicket(tx, reference);
    if (!found) return 'unknown';
    if (found.state === 'quarantined') return 'quarantined';
    if (found.state === state) return 'done';
    await setTicketState(tx, reference, state);
    if (state === 'closed') {
      // The key contains the time, so that a ticket that is reopened and closed again gives a second notification.
      const event = `ticket:${reference}:closed:${by.at.getTime()}`;
      await notifyOwner(tx, found, { kind: 'ticketClosed', event, values: { reference } });
    }
    const details = { from: found.state, to: state };
    await noteAction(tx, by, { action: 'ticket-state', subject: reference, details });
    return 'done';
  });
}

export async function quarantineByTeam(db: Db, by: Actor, reference: string): Promise<ChangeOutcome> {
  return db.transaction(async (tx) => {
    const found = await lockTicket(tx, reference);
    if (!found) return 'unknown';
    if (!(await quarantineTicket(tx, reference))) return 'done';
    await noteAction(tx, by, { action: 'ticket-quarantined', subject: reference, details: { from: found.state } });
    return 'done';
  });
}

export async function releaseByTeam(db: Db, by: Actor, reference: string, mailsOf: MailsOf): Promise<ChangeOutcome> {
  return db.transaction(async (tx) => {
    if (!(await lockTicket(tx, reference))) return 'unknown';
    if (!(await releaseTicket(tx, reference, mailsOf))) return 'done';
    await noteAction(tx, by, { action: 'ticket-released', subject: reference });
    return 'done';
  });
}

/** A quarantine reason: the team marked the ticket as spam. */
const quarantinedByTeam = 'team';

const { reference, state, quarantineReasons: reasons } = ticket;

/**
 * The opposite of `releaseTicket`. False if there is no ticket with that reference, or if it was already in quarantine.
 */
export async function quarantineTicket(db: Db, ticketReference: string): Promise<boolean> {
  const held = await db
    .update(ticket)
    .set({
      state: 'quarantined',
      quarantineReasons: sql`array_append(array_remove(${reasons}, ${quarantinedByTeam}), ${quarantinedByTeam})`,
    })
    .where(and(eq(reference, ticketReference), ne(state, 'quarantined')))
    .returning({ id: ticket.id });
  return held.length > 0;
}

/** Locks the row until the transaction ends. */
async function lockTicket(tx: Db, reference: string): Promise<Ticket | undefined> {
  const [found] = await tx.select().from(ticket).where(eq(ticket.reference, reference)).for('update');
  return found;
}

/** False if there is no ticket with that reference, or if it is in quarantine and has to be released first. */
export async function setTicketState(
  db: Db,
  reference: string,
  state: 'new' | 'answered' | 'closed',
): Promise<boolean> {
  const changed = await db
    .update(ticket)
    .set({ state })
    .where(and(eq(ticket.reference, reference), ne(ticket.state, 'quarantined')))
    .returning({ id: ticket.id });
  return changed.length > 0;
}

/**
 * Takes a ticket out of quarantine and queues the mails that were held back. False if no ticket with that reference was
 * in quarantine.
 */
export async function releaseTicket(db: Db, reference: string, mailsOf: MailsOf): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [released] = await tx
      .update(ticket)
      .set({ state: 'new' })
      .where(and(eq(ticket.reference, reference), eq(ticket.state, 'quarantined')))
      .returning();
    if (!released) return false;
    await notifyOwnerOfReceipt(tx, released);
    await queueMail(tx, ...mailsOf(released, await attachmentsOf(tx, released)));
    return true;
  });
}

interface TeamAnswer {
  readonly reference: string;
  /** Generated with the form, so that submitting it twice saves one message. */
  readonly messageId: string;
  readonly text: string;
}

interface Deps {
  readonly by: Actor;
  /** `owner` is the account that shows the ticket, if there is one. */
  readonly mailOf: (answered: Ticket, owner: User | undefined) => Mail;
}

/** `sentBefore`: the same form was already sent with a different text; this text was not saved. */
type AnswerOutcome = 'answered' | 'unknown' | 'quarantined' | 'sentBefore';

/** Saves an answer and notifies the visitor, or does nothing. Submitting the same form again does not answer twice. */
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
interface Reply {
  readonly reference: string;
  /** Generated with the form, so that submitting it twice saves one message. */
  readonly id: string;
  readonly text: string;
  readonly now: Date;
}

/** `sentBefore`: the same form was already sent with a different text; this text was not saved. */
type ReplyOutcome = 'written' | 'unknown' | 'sentBefore';

/** Saves a visitor's reply in their own ticket and notifies the team, or does nothing. */
export async function replyToTicket(
  db: Db,
  owner: Owner,
  { reference, id, text, now }: Reply,
  mailOf: (ticket: Ticket, message: TicketMessage) => Mail,
): Promise<ReplyOutcome> {
  return db.transaction(async (tx) => {
    const found = (await findOwnTicket(tx, owner, reference)) && (await lockTicket(tx, reference));
    if (!found) return 'unknown';
    const message = { id, ticketId: found.id, author: 'visitor', staffEmail: null, text, createdAt: now } as const;
    if (await isSameMessage(tx, message)) return 'written';
    if (!(await addMessage(tx, message))) return 'sentBefore';
    // A ticket in quarantine stays there, including this reply.
    if (await setTicketState(tx, reference, 'new')) await queueMail(tx, mailOf(found, message));
    return 'written';
  });
}
