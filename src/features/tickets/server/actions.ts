import { eq, sql } from 'drizzle-orm';
import { addNotification } from '#features/accounts/server/store/notifications.ts';
import type { Db } from '#platform/database/database.ts';
import { queueMail } from '#platform/server/mail/outbox.ts';
import { type ActionDeps, noteAction } from '#platform/server/staff/staff-actions.ts';
import { answerMail, ticketMails } from './mail.ts';
import {
  addFiles,
  addMessage,
  findOwner,
  isSameMessage,
  lockTicket,
  notifyOwner,
  notifyOwnerOfReceipt,
  setTicketState,
} from './store/conversation.ts';
import { attachmentsOf } from './store/find-tickets.ts';
import { mailIdsOf } from './store/mail-details.ts';
import { type SavedFile, type Ticket, ticket } from './tables.ts';

/** The states that the team can choose. Quarantine has actions of its own. */
export const chosenStates = ['new', 'answered', 'closed'] as const;

type Deps = Pick<ActionDeps, 'db' | 'by'>;

/**
 * The visitor sees the state on the status page. The owner of an account is notified when the ticket is closed. `done`
 * also if it was in that state before; then no one is notified and nothing is logged.
 */
export async function changeTicketState({ db, by }: Deps, reference: string, state: (typeof chosenStates)[number]) {
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
    await tx.update(ticket).set({ state: 'new' }).where(eq(ticket.id, found.id));
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
  readonly files?: readonly SavedFile[];
  /** The visitor has got it already, by another way than this site. */
  readonly isSent?: boolean;
}

/** `sentBefore`: the same form was already sent with a different text; this text was not saved. */
export type AnswerOutcome = 'answered' | 'unknown' | 'quarantined' | 'sentBefore';

/**
 * Saves an answer and notifies the visitor by e-mail, and in their account if there is one, or does nothing. Submitting
 * the same form again does not answer twice.
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
  { reference, messageId, text, files = [], isSent = false }: TeamAnswer,
): Promise<AnswerOutcome> {
  const found = await lockTicket(tx, reference);
  if (!found) return 'unknown';
  const { staffEmail, at: createdAt } = by;
  const message = { id: messageId, ticketId: found.id, author: 'team', staffEmail, text, createdAt } as const;
  if (await isSameMessage(tx, message)) return 'answered';
  if (found.state === 'quarantined') return 'quarantined';
  if (!(await addMessage(tx, message))) return 'sentBefore';
  await addFiles(tx, message, files);
  await setTicketState(tx, reference, 'answered');
  const owner = await findOwner(tx, found);
  const follows = await mailIdsOf(tx, found, 'customer');
  if (!isSent) await queueMail(tx, answerMail({ config, secret }, [found, owner], { messageId, text, follows }));
  const event = `ticket:${reference}:answered:${messageId}`;
  if (owner) await addNotification(tx, owner.id, { kind: 'ticketAnswered', event, values: { reference } });
  await noteAction(tx, by, { action: 'ticket-answered', subject: reference, details: { message: messageId } });
  return 'answered';
}
