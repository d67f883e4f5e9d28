import { and, asc, count, desc, eq, getTableColumns, inArray, max, type SQL, sql } from 'drizzle-orm';
import { isOwnedBy, type Owner } from '#features/accounts/server/store/account.ts';
import type { Db } from '#platform/database/database.ts';
import { newCode, readCode } from '#platform/database/reference-code.ts';
import { type Attachment, type Ticket, ticket, ticketAttachment, ticketMessage } from '../tables.ts';

export interface WholeTicket {
  readonly ticket: Ticket;
  readonly attachments: readonly Attachment[];
}

/** The newest first. */
export async function listNewestTickets(db: Db, limit: number, state?: Ticket['state']): Promise<Ticket[]> {
  return db
    .select()
    .from(ticket)
    .where(and(isFromVisitor, state && eq(ticket.state, state)))
    .orderBy(desc(ticket.createdAt), asc(ticket.reference))
    .limit(limit);
}

export async function findTicket(db: Db, reference: string): Promise<WholeTicket | undefined> {
  const [found] = await db.select().from(ticket).where(eq(ticket.reference, reference));
  return found && { ticket: found, attachments: await attachmentsOf(db, found) };
}

export function attachmentsOf(db: Db, { id }: Pick<Ticket, 'id'>): Promise<Attachment[]> {
  return attachmentsOfAll(db, [id]);
}

/** Like `attachmentsOf`, for several tickets in one query. */
export async function attachmentsOfAll(db: Db, ticketIds: readonly string[]): Promise<Attachment[]> {
  const { ticketId, name } = ticketAttachment;
  return db
    .select()
    .from(ticketAttachment)
    .where(inArray(ticketId, [...ticketIds]))
    .orderBy(asc(name), asc(ticketAttachment.id));
}

/** Such as `H-7KQ2-94MX`: there are six hundred thousand million, so that none can be guessed. */
export function newReference(): string {
  return newCode('H', 2);
}

/** The canonical form of a reference, however it was typed. Undefined if it is not a reference. */
export function readReference(typed: string): string | undefined {
  return readCode('H', 2, typed);
}

export interface FoundAttachment {
  readonly attachment: Attachment;
  /** The reference of the ticket that it belongs to. */
  readonly reference: string;
}

export async function findAttachment(db: Db, id: string): Promise<FoundAttachment | undefined> {
  const [found] = await db
    .select({ attachment: ticketAttachment, reference: ticket.reference })
    .from(ticketAttachment)
    .innerJoin(ticket, eq(ticket.id, ticketAttachment.ticketId))
    .where(eq(ticketAttachment.id, id));
  return found;
}

export const isOwnTicket = (owner: Owner) => isOwnedBy(owner, ticket);

export interface OwnTicket {
  readonly ticket: Ticket;
  /** How many answers by the team, and when the latest was written. */
  readonly answers: number;
  readonly answeredAt: Date | null;
}

/** The newest first. */
export async function listOwnTickets(db: Db, owner: Owner, limit: number): Promise<OwnTicket[]> {
  const { ticketId, author, createdAt } = ticketMessage;
  const isAnswer = and(eq(ticketId, ticket.id), eq(author, 'team'));
  const answers = db.select({ answers: count() }).from(ticketMessage).where(isAnswer);
  const answeredAt = db
    .select({ at: max(createdAt) })
    .from(ticketMessage)
    .where(isAnswer);
  return db
    .select({
      ticket: getTableColumns(ticket),
      answers: sql`(${answers})`.mapWith(Number),
      answeredAt: sql<Date | null>`(${answeredAt})`.mapWith(createdAt),
    })
    .from(ticket)
    .where(isOwnTicket(owner))
    .orderBy(desc(ticket.createdAt), desc(ticket.id))
    .limit(limit);
}

/** Undefined if there is no ticket with that reference, or if it belongs to another account. */
export async function findOwnTicket(db: Db, owner: Owner, reference: string): Promise<Ticket | undefined> {
  const [found] = await db
    .select()
    .from(ticket)
    .where(and(eq(ticket.reference, reference), isOwnTicket(owner)));
  return found;
}

/** A file of a ticket of this account. */
export async function findOwnFile(db: Db, owner: Owner, id: string): Promise<FoundAttachment | undefined> {
  const found = await findAttachment(db, id);
  return found && (await findOwnTicket(db, owner, found.reference)) ? found : undefined;
}

/** Canary tickets only test the mail path; the team does not see them. */
export const isFromVisitor: SQL = sql`not (${ticket.campaign} ? 'canary')`;
