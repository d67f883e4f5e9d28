import { and, asc, desc, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Owner, User } from '#features/accounts/server/store/account.ts';
import { addNotification } from '#features/accounts/server/store/notifications.ts';
import { user } from '#features/accounts/server/tables.ts';
import { currentTime } from '#platform/database/clock.ts';
import type { Db } from '#platform/database/database.ts';
import { type Mail, queueMail } from '#platform/server/mail/outbox.ts';
import { type SavedFile, type Ticket, ticket, ticketAttachment, ticketMessage } from '../tables.ts';
import { findOwnTicket } from './find-tickets.ts';
import { mailIdsOf } from './mail-details.ts';

/** What the mail about a visitor's message has to know besides it. */
export interface AboutReply {
  readonly attachments?: readonly SavedFile[];
  /** The Message-IDs of the team's mails. */
  readonly follows?: readonly string[];
  /** Files of the mail that it came with, or its end, could not be kept. */
  readonly isIncomplete?: boolean;
}

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

/**
 * Since when the writer of a ticket has been waiting: since the first message that the team has not answered. Somebody
 * who reopens an answered ticket owes its writer something from then on.
 */
export function waitingSince(at: Date): SQL {
  const { ticketId, author, createdAt } = ticketMessage;
  const ofTicket = sql`${ticketId} = ${ticket}.id`;
  const answered = sql`(select max(${createdAt}) from ${ticketMessage} where ${ofTicket} and ${author} = 'team')`;
  const since = sql`coalesce(${answered}, '-infinity')`;
  const later = sql`(select min(${createdAt}) from ${ticketMessage}
    where ${ofTicket} and ${author} = 'visitor' and ${createdAt} > ${since})`;
  const first = sql`case when ${ticket}.opened_by = 'visitor' and ${answered} is null then ${ticket}.created_at end`;
  return sql`coalesce(${ticket}.waiting_since, ${first}, ${later}, ${at})`;
}

/**
 * Adds a message of a visitor, who waits from then on unless they waited before, or of the team, after which nobody
 * waits. False if it already exists because the same form was submitted twice. The caller sets the state.
 */
export async function addMessage(tx: Db, message: TicketMessage): Promise<boolean> {
  const added = await tx
    .insert(ticketMessage)
    .values(message)
    .onConflictDoNothing()
    .returning({ id: ticketMessage.id });
  if (added.length === 0) return false;
  const { author, createdAt, ticketId } = message;
  const isWaiting = sql`case when ${ticket}.state <> 'quarantined' then coalesce(${ticket}.waiting_since, ${createdAt}) end`;
  const isFirstAnswer = sql`coalesce(${ticket.firstAnswerAt}, ${createdAt.toISOString()}::timestamptz)`;
  const changed =
    author === 'visitor' ? { waitingSince: isWaiting } : { waitingSince: null, firstAnswerAt: isFirstAnswer };
  await tx
    .update(ticket)
    .set({ lastActivityAt: createdAt, ...changed })
    .where(eq(ticket.id, ticketId));
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

/**
 * In state `new` its writer waits for the team, in the others nobody does. False if there is no ticket with that
 * reference, or if it is in quarantine and has to be released first.
 */
export async function setTicketState(
  db: Db,
  reference: string,
  state: 'new' | 'answered' | 'closed',
  at: Date = currentTime(),
) {
  const changed = await db
    .update(ticket)
    .set({ state, waitingSince: state === 'new' ? waitingSince(at) : null })
    .where(and(eq(ticket.reference, reference), ne(ticket.state, 'quarantined')))
    .returning({ id: ticket.id });
  return changed.length > 0;
}

/** The id of the newest message; that of the ticket if there is only its first. */
export async function newestMessage(tx: Db, ticketId: string): Promise<string> {
  const { id, createdAt } = ticketMessage;
  const [newest] = await tx
    .select({ id })
    .from(ticketMessage)
    .where(eq(ticketMessage.ticketId, ticketId))
    .orderBy(desc(createdAt), desc(id))
    .limit(1);
  return newest?.id ?? ticketId;
}

/** Saves the files of a message in its transaction. If that fails, they are removed. */
export async function attachFiles(
  tx: Db,
  { id, ticketId }: Pick<TicketMessage, 'id' | 'ticketId'>,
  files?: MessageFiles,
) {
  if (!files) return [];
  try {
    const attachments = await files.write();
    const rows = attachments.map((attachment) => ({ ...attachment, ticketId, messageId: id }));
    if (rows.length > 0) await tx.insert(ticketAttachment).values(rows);
    return attachments;
  } catch (error) {
    await files.remove().catch(() => undefined);
    throw error;
  }
}

/** The files of a message, which are only written if the message is saved. */
export interface MessageFiles {
  /** Resolves when the files are synced to disk. */
  write(): Promise<readonly SavedFile[]>;
  remove(): Promise<void>;
}

interface Reply {
  readonly reference: string;
  /** Generated with the form, so that submitting it twice saves one message. */
  readonly id: string;
  readonly text: string;
  readonly now: Date;
  readonly files?: MessageFiles | undefined;
}

/** `sentBefore`: the same form was already sent with a different text; this text was not saved. */
type ReplyOutcome = 'written' | 'unknown' | 'sentBefore';

/** The mail that notifies the team of a message. `follows`: the mails of the team in the same conversation. */
type ReplyMailOf = (ticket: Ticket, message: TicketMessage, about: AboutReply) => Mail;

/** The account of a visitor, or what has to be true of a ticket for one who has its link. */
type Writer = Owner | ((found: Ticket) => boolean);

/** Saves a visitor's reply in their ticket and notifies the team, or does nothing. */
export async function replyToTicket(
  db: Db,
  writer: Writer,
  { reference, id, text, now, files }: Reply,
  mailOf: ReplyMailOf,
): Promise<ReplyOutcome> {
  return db.transaction(async (tx) => {
    const isTheirs = typeof writer === 'function' || (await findOwnTicket(tx, writer, reference));
    const found = isTheirs ? await lockTicket(tx, reference) : undefined;
    if (!found || (typeof writer === 'function' && !writer(found))) return 'unknown';
    const message = { id, ticketId: found.id, author: 'visitor', staffEmail: null, text, createdAt: now } as const;
    if (await isSameMessage(tx, message)) return 'written';
    return (await addVisitorMessage(tx, found, { message, files, mailOf })) ? 'written' : 'sentBefore';
  });
}

interface VisitorMessage {
  readonly message: TicketMessage;
  readonly files?: MessageFiles | undefined;
  readonly mailOf: ReplyMailOf;
}

/**
 * Adds a message to a locked ticket, reopens the ticket and notifies the team. False if the message already exists;
 * then nothing happens.
 */
export async function addVisitorMessage(tx: Db, found: Ticket, { message, files, mailOf }: VisitorMessage) {
  if (!(await addMessage(tx, message))) return false;
  const attachments = await attachFiles(tx, message, files);
  // A ticket in quarantine stays there, including this message.
  if (await setTicketState(tx, found.reference, 'new', message.createdAt)) {
    const follows = await mailIdsOf(tx, found, 'team');
    await queueMail(tx, mailOf(found, message, { attachments, follows }));
  }
  return true;
}
