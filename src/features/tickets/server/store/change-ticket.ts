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

/** `done` also where it was so before: then nobody is told, and nothing is noted. */
export type ChangeOutcome = 'done' | 'unknown' | 'quarantined';

/** The visitor sees it on the page that tells where a request stands; who has an account is told when it is closed. */
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
      // With the moment: a ticket that was opened again is told of when it is closed again.
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

/** Among the reasons: somebody of the team took it for spam. */
const quarantinedByTeam = 'team';

const { reference, state, quarantineReasons: reasons } = ticket;

/** The counterpart of `releaseTicket`. False: there is none of that reference, or it was in quarantine already. */
export async function quarantineTicket(db: Db, wanted: string): Promise<boolean> {
  const held = await db
    .update(ticket)
    .set({
      state: 'quarantined',
      quarantineReasons: sql`array_append(array_remove(${reasons}, ${quarantinedByTeam}), ${quarantinedByTeam})`,
    })
    .where(and(eq(reference, wanted), ne(state, 'quarantined')))
    .returning({ id: ticket.id });
  return held.length > 0;
}

/** Nobody else changes it until the transaction ends. */
async function lockTicket(tx: Db, reference: string): Promise<Ticket | undefined> {
  const [found] = await tx.select().from(ticket).where(eq(ticket.reference, reference)).for('update');
  return found;
}

/** False: there is none of that reference, or it is in quarantine and has to be released first. */
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

/** Takes a ticket out of quarantine and queues the mails that were held back. False: none of that reference was in it. */
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
  /** Made with the form it was written in. */
  readonly messageId: string;
  readonly text: string;
}

interface Deps {
  readonly by: Actor;
  /** With whose account shows it, if there is one. */
  readonly mailOf: (answered: Ticket, owner: User | undefined) => Mail;
}

/** `sentBefore`: that form was sent already, and with another text; nothing was done with this one. */
type AnswerOutcome = 'answered' | 'unknown' | 'quarantined' | 'sentBefore';

/** Keeps an answer and tells the visitor, or does nothing at all. The same form sent again answers once. */
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
  /** Made with the form it was written in. */
  readonly id: string;
  readonly text: string;
  readonly now: Date;
}

/** `sentBefore`: that form was sent already, and with another text; nothing was done with this one. */
type ReplyOutcome = 'written' | 'unknown' | 'sentBefore';

/** Keeps what somebody writes on in their own ticket and tells the team, or does nothing at all. */
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
    // What waits in quarantine goes on waiting, with what was added to it.
    if (await setTicketState(tx, reference, 'new')) await queueMail(tx, mailOf(found, message));
    return 'written';
  });
}
