import { eq, sql } from 'drizzle-orm';
import { addNotification } from '#features/accounts/server/store/notifications.ts';
import { roleOf } from '#features/team/server/members.ts';
import type { Db } from '#platform/database/database.ts';
import { queueMail } from '#platform/server/mail/outbox.ts';
import { type ActionDeps, type Actor, noteAction } from '#platform/server/staff/staff-actions.ts';
import { answerMail, closedMail, ticketMails } from './mail.ts';
import {
  addMessage,
  attachFiles,
  findOwner,
  isSameMessage,
  lockTicket,
  type MessageFiles,
  newestMessage,
  notifyOwnerOfReceipt,
  setTicketState,
  waitingSince,
} from './store/conversation.ts';
import { attachmentsOf } from './store/find-tickets.ts';
import { mailIdsOf } from './store/mail-details.ts';
import { addNote } from './store/notes.ts';
import { type Ticket, ticket } from './tables.ts';

/** The states that the team can choose. Quarantine has actions of its own. */
export const chosenStates = ['new', 'answered', 'closed'] as const;

type Deps = Pick<ActionDeps, 'db' | 'by'>;

type ChosenState = (typeof chosenStates)[number];

/**
 * The visitor sees the state on the status page. With `isNotified`, a visitor whose ticket is closed gets a mail, and a
 * notification in their account, which say that a reply reopens it. `done` also if it was in that state before; then no
 * one is told and nothing is logged.
 */
export async function changeTicketState(deps: ActionDeps, reference: string, state: ChosenState, isNotified = false) {
  const { db, by, config, secretOf, wakeMail } = deps;
  const mailDeps = { config, secret: await secretOf() };
  const outcome = await db.transaction(async (tx) => {
    const found = await lockTicket(tx, reference);
    if (!found) return 'unknown';
    if (found.state === 'quarantined') return 'quarantined';
    if (found.state === state) return 'done';
    await setTicketState(tx, reference, state, by.at);
    if (state === 'closed' && isNotified) {
      const owner = await findOwner(tx, found);
      const follows = await mailIdsOf(tx, found, 'customer');
      await queueMail(tx, closedMail(mailDeps, [found, owner], { at: by.at, follows }));
      // The key contains the time, so that a ticket that is reopened and closed again gives a second notification.
      const event = `ticket:${reference}:closed:${by.at.getTime()}`;
      if (owner) await addNotification(tx, owner.id, { kind: 'ticketClosed', event, values: { reference } });
    }
    const details = { from: found.state, to: state };
    await noteAction(tx, by, {
      action: isNotified ? 'ticket-closed-notified' : 'ticket-state',
      subject: reference,
      details,
    });
    return 'done';
  });
  if (isNotified) wakeMail();
  return outcome;
}

/** A quarantine reason: the team marked the ticket as spam. */
const quarantinedByTeam = 'team';

/** Returns the state before. If that is `quarantined`, nothing changes. */
export async function quarantineTicket({ db, by }: Deps, reference: string): Promise<Ticket['state'] | 'unknown'> {
  return db.transaction(async (tx) => {
    const found = await lockTicket(tx, reference);
    if (!found) return 'unknown';
    if (found.state === 'quarantined') return found.state;
    const reasons = ticket.quarantineReasons;
    await tx
      .update(ticket)
      .set({
        state: 'quarantined',
        waitingSince: null,
        quarantineReasons: sql`array_append(array_remove(${reasons}, ${quarantinedByTeam}), ${quarantinedByTeam})`,
      })
      .where(eq(ticket.id, found.id));
    await noteAction(tx, by, { action: 'ticket-quarantined', subject: reference, details: { from: found.state } });
    return found.state;
  });
}

/**
 * Takes a ticket out of quarantine and sends the mails that were held back. Returns the state before; unless that is
 * `quarantined`, nothing changes.
 */
export async function releaseTicket({ db, by, config, secretOf, wakeMail }: ActionDeps, reference: string) {
  const secret = await secretOf();
  const before = await db.transaction(async (tx) => {
    const found = await lockTicket(tx, reference);
    if (!found) return 'unknown';
    if (found.state !== 'quarantined') return found.state;
    await tx
      .update(ticket)
      .set({ state: 'new', waitingSince: waitingSince(by.at) })
      .where(eq(ticket.id, found.id));
    await notifyOwnerOfReceipt(tx, found);
    const follows = await mailIdsOf(tx, found, 'customer');
    const mailsOf = ticketMails({ config, secret, sender: 'released', follows });
    await queueMail(tx, ...mailsOf(found, await attachmentsOf(tx, found)));
    await noteAction(tx, by, { action: 'ticket-released', subject: reference });
    return found.state;
  });
  if (before === 'quarantined') wakeMail();
  return before;
}

interface TeamAnswer {
  readonly reference: string;
  /** Generated with the form, so that submitting it twice saves one message. */
  readonly messageId: string;
  readonly text: string;
  /**
   * The newest message that its writer has seen, by id; the id of the ticket if there was only its first. Nothing is
   * sent if there is a newer one. Not checked if omitted.
   */
  readonly seen?: string | undefined;
  readonly closes?: boolean;
  readonly files?: MessageFiles | undefined;
  /** The visitor has got it already, by another way than this site. */
  readonly isSent?: boolean;
}

/** `sentBefore`: the same form was already sent with a different text; this text was not saved. */
export type AnswerOutcome = 'answered' | 'unknown' | 'quarantined' | 'sentBefore' | 'newMessage';

/**
 * Saves an answer and notifies the visitor by e-mail, and in their account if there is one, or does nothing. Submitting
 * the same form again does not answer twice. A ticket without an assignee is assigned to the writer.
 */
export async function answerTicket(deps: ActionDeps, answer: TeamAnswer): Promise<AnswerOutcome> {
  const secret = await deps.secretOf();
  const outcome = await deps.db.transaction((tx) => saveAnswer(tx, { ...deps, secret }, answer));
  if (outcome === 'answered') deps.wakeMail();
  return outcome;
}

type SaveAnswerDeps = Pick<ActionDeps, 'by' | 'config'> & { readonly secret: string };

/** The part of `answerTicket` that runs in a transaction. */
export async function saveAnswer(
  tx: Db,
  { by, config, secret }: SaveAnswerDeps,
  answer: TeamAnswer,
): Promise<AnswerOutcome> {
  const { reference, messageId, text, seen, closes = false, files, isSent = false } = answer;
  const found = await lockTicket(tx, reference);
  if (!found) return 'unknown';
  const { staffEmail, at: createdAt } = by;
  const message = { id: messageId, ticketId: found.id, author: 'team', staffEmail, text, createdAt } as const;
  if (await isSameMessage(tx, message)) return 'answered';
  if (found.state === 'quarantined') return 'quarantined';
  if (seen !== undefined && seen !== (await newestMessage(tx, found.id))) return 'newMessage';
  if (!(await addMessage(tx, message))) return 'sentBefore';
  const attachments = await attachFiles(tx, message, files);
  const owner = await findOwner(tx, found);
  const follows = await mailIdsOf(tx, found, 'customer');
  const about = { messageId, text, closes, attachments, follows };
  if (!isSent) await queueMail(tx, answerMail({ config, secret }, [found, owner], about));
  const event = `ticket:${reference}:answered:${messageId}`;
  if (owner) await addNotification(tx, owner.id, { kind: 'ticketAnswered', event, values: { reference } });
  await recordAnswer(tx, { by, config }, found, answer);
  return 'answered';
}

/** In the state, the log and the assignment of the ticket. */
async function recordAnswer(
  tx: Db,
  { by, config }: Pick<ActionDeps, 'by' | 'config'>,
  found: Ticket,
  { messageId, closes }: TeamAnswer,
) {
  const { reference, assignee } = found;
  await setTicketState(tx, reference, closes ? 'closed' : 'answered');
  const action = closes ? 'ticket-answered-closed' : 'ticket-answered';
  await noteAction(tx, by, { action, subject: reference, details: { message: messageId } });
  if (assignee !== null) return;
  // Not a user at a terminal, or the mailbox that the team shares.
  const isMember = (await roleOf(tx, config, by.staffEmail)) !== undefined;
  if (isMember) await assign(tx, by, found, by.staffEmail);
}

/** Assigns a ticket to a team member, or to nobody. */
export async function assignTicket({ db, by }: Deps, reference: string, to: string | null) {
  return db.transaction(async (tx) => {
    const found = await lockTicket(tx, reference);
    if (!found) return 'unknown';
    if (found.assignee !== to) await assign(tx, by, found, to);
    return 'assigned';
  });
}

async function assign(tx: Db, by: Actor, { id, reference }: Pick<Ticket, 'id' | 'reference'>, to: string | null) {
  await tx.update(ticket).set({ assignee: to }).where(eq(ticket.id, id));
  const action = to === null ? 'ticket-unassigned' : 'ticket-assigned';
  await noteAction(tx, by, { action, subject: reference, details: to === null ? {} : { to } });
}

/** Saves a note of the team, which no visitor sees. Submitting the same form again saves one note. */
export async function noteOnTicket({ db, by }: Deps, { reference, id, text }: Note) {
  return db.transaction(async (tx) => {
    const found = await lockTicket(tx, reference);
    if (!found) return 'unknown';
    const outcome = await addNote(tx, { id, ticketId: found.id, staffEmail: by.staffEmail, text, createdAt: by.at });
    if (outcome === 'added')
      await noteAction(tx, by, { action: 'ticket-noted', subject: reference, details: { note: id } });
    return outcome === 'sentBefore' ? outcome : 'noted';
  });
}

interface Note {
  readonly reference: string;
  /** Generated with the form. */
  readonly id: string;
  readonly text: string;
}
