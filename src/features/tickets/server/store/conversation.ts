import { and, asc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { Owner, User } from '#features/accounts/server/store/account.ts';
import { addNotification, type NewNotification } from '#features/accounts/server/store/notifications.ts';
import { user } from '#features/accounts/server/tables.ts';
import type { Db } from '#platform/database/database.ts';
import { type Mail, queueMail } from '#platform/server/mail/outbox.ts';
import { type SavedFile, type Ticket, ticket, ticketAttachment, ticketMessage } from '../tables.ts';
import { findOwnTicket } from './find-tickets.ts';
import { mailIdsOf } from './mail-details.ts';

export type TicketMessage = typeof ticketMessage.$inferSelect;

/** The messages of a ticket after the first, oldest first. */
export function messagesOf(db: Db, ticketId: string): Promise<TicketMessage[]> {
  return messagesOfAll(db, [ticketId]);
}

/** Like `messagesOf`, for several tickets in one query. */
export async function messagesOfAll(db: Db, ticketIds: readonly string[]): Promise<TicketMessage[]> {
  return db
    .select()
    .from(ticketMessage)
    .where(inArray(ticketMessage.ticketId, [...ticketIds]))
    .orderBy(asc(ticketMessage.createdAt), asc(ticketMessage.id));
}

/** False if the message already exists because the same form was submitted twice. */
export async function addMessage(tx: Db, message: TicketMessage): Promise<boolean> {
  const added = await tx
    .insert(ticketMessage)
    .values(message)
    .onConflictDoNothing()
    .returning({ id: ticketMessage.id });
  if (added.length === 0) return false;
  await tx.update(ticket).set({ lastActivityAt: message.createdAt }).where(eq(ticket.id, message.ticketId));
  return true;
}

/**
 * Whether exactly this message was already saved. A form that is submitted twice is one message, unless its text
 * differs.
 */
export async function isSameMessage(tx: Db, { id, ticketId, text }: Pick<TicketMessage, 'id' | 'ticketId' | 'text'>) {
  const [existing] = await tx.select().from(ticketMessage).where(eq(ticketMessage.id, id));
  return existing?.ticketId === ticketId && existing.text === text;
}

/** The account that shows a ticket. */
export async function findOwner(tx: Db, { id }: Pick<Ticket, 'id'>): Promise<User | undefined> {
  const isTheirs = or(
    eq(ticket.userId, user.id),
    and(isNull(ticket.userId), eq(user.email, sql`lower(${ticket.email})`)),
  );
  const [found] = await tx.select({ user }).from(ticket).innerJoin(user, isTheirs).where(eq(ticket.id, id));
  return found?.user;
}

/** Adds a notification for the account that shows the ticket, if there is one. */
export async function notifyOwner(tx: Db, owned: Pick<Ticket, 'id'>, notification: NewNotification): Promise<void> {
  const owner = await findOwner(tx, owned);
  if (owner) await addNotification(tx, owner.id, notification);
}

/** Notifies the account that shows the ticket, if there is one, that it was received. */
export async function notifyOwnerOfReceipt(tx: Db, received: Pick<Ticket, 'id' | 'reference'>): Promise<void> {
  const owner = await findOwner(tx, received);
  if (owner) await notifyTicketReceived(tx, owner.id, received);
}

export function notifyTicketReceived(tx: Db, owner: string, { reference }: Pick<Ticket, 'reference'>): Promise<void> {
  const event = `ticket:${reference}:received`;
  return addNotification(tx, owner, { kind: 'ticketReceived', event, values: { reference } });
}

/**
 * For `returning`: the id of the account that shows the inserted ticket, as `findOwner` would find it. The columns are
 * qualified with their table, because `email` alone would be the account's.
 */
export const ownerOfInserted = sql<string | null>`coalesce(
  ${ticket}.user_id, (select ${user}.id from ${user} where ${user}.email = lower(${ticket}.email))
)`;

/** Locks the row until the transaction ends. */
export async function lockTicket(tx: Db, reference: string): Promise<Ticket | undefined> {
  const [found] = await tx.select().from(ticket).where(eq(ticket.reference, reference)).for('update');
  return found;
}

/** False if there is no ticket with that reference, or if it is in quarantine and has to be released first. */
export async function setTicketState(db: Db, reference: string, state: 'new' | 'answered' | 'closed') {
  const changed = await db
    .update(ticket)
    .set({ state })
    .where(and(eq(ticket.reference, reference), ne(ticket.state, 'quarantined')))
    .returning({ id: ticket.id });
  return changed.length > 0;
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

/** The mail that notifies the team of a message. `follows`: the mails of the team in the same conversation. */
type ReplyMailOf = (ticket: Ticket, message: TicketMessage, follows: readonly string[]) => Mail;

/** Saves a visitor's reply in their own ticket and notifies the team, or does nothing. */
export async function replyToTicket(
  db: Db,
  owner: Owner,
  { reference, id, text, now }: Reply,
  mailOf: ReplyMailOf,
): Promise<ReplyOutcome> {
  return db.transaction(async (tx) => {
    const found = (await findOwnTicket(tx, owner, reference)) && (await lockTicket(tx, reference));
    if (!found) return 'unknown';
    const message = { id, ticketId: found.id, author: 'visitor', staffEmail: null, text, createdAt: now } as const;
    if (await isSameMessage(tx, message)) return 'written';
    return (await addVisitorMessage(tx, found, { message, mailOf })) ? 'written' : 'sentBefore';
  });
}

interface VisitorMessage {
  readonly message: TicketMessage;
  readonly files?: readonly SavedFile[];
  readonly mailOf: ReplyMailOf;
}

/**
 * Adds a message to a locked ticket, reopens the ticket and notifies the team. False if the message already exists;
 * then nothing happens.
 */
export async function addVisitorMessage(tx: Db, found: Ticket, { message, files = [], mailOf }: VisitorMessage) {
  if (!(await addMessage(tx, message))) return false;
  await addFiles(tx, message, files);
  // A ticket in quarantine stays there, including this message.
  if (await setTicketState(tx, found.reference, 'new')) {
    await queueMail(tx, mailOf(found, message, await mailIdsOf(tx, found, 'team')));
  }
  return true;
}

/** The files that came with a message. */
export async function addFiles(
  tx: Db,
  { id: messageId, ticketId }: Pick<TicketMessage, 'id' | 'ticketId'>,
  files: readonly SavedFile[],
): Promise<void> {
  const rows = files.map((file) => ({ ...file, ticketId, messageId }));
  if (rows.length > 0) await tx.insert(ticketAttachment).values(rows);
}
