import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  gte,
  ilike,
  inArray,
  lt,
  lte,
  max,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { isOwnedBy, type Owner } from '#features/accounts/server/store/account.ts';
import type { Db } from '#platform/database/database.ts';
import { countAtMost, escapeLike, matchAllWords } from '#platform/database/queries.ts';
import { newCode, readCode } from '#platform/database/reference-code.ts';
import { type Attachment, type Ticket, ticket, ticketAttachment, ticketMessage } from '../tables.ts';

export interface WholeTicket {
  readonly ticket: Ticket;
  readonly attachments: readonly Attachment[];
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

interface FoundAttachment {
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

interface TicketFilter {
  /** The typed search: a reference, a name, an address, or words of the message. Omitted or empty: all tickets. */
  readonly text?: string;
  readonly state?: Ticket['state'] | undefined;
}

/** The position of a ticket in the sorted list. */
export type ListPosition = Pick<Ticket, 'createdAt' | 'reference'>;

/** Which of the matches to return: by offset from the newest, or next to a given one, which stays fast on far pages. */
interface Part {
  readonly limit: number;
  readonly offset?: number;
  readonly olderThan?: ListPosition | undefined;
  readonly newerThan?: ListPosition | undefined;
}

/** The newest first. */
export async function searchTickets(
  db: Db,
  { text = '', state, limit, offset = 0, olderThan, newerThan }: TicketFilter & Part,
): Promise<Ticket[]> {
  const { createdAt, reference } = ticket;
  const isInPart = and(olderThan && isOlder(olderThan), newerThan && isNewer(newerThan));
  const found = await db
    .select()
    .from(ticket)
    .where(and(matches(db, text), state && eq(ticket.state, state), isInPart))
    .orderBy(...(newerThan ? [asc(createdAt), desc(reference)] : [desc(createdAt), asc(reference)]))
    .limit(limit)
    .offset(offset);
  return newerThan ? found.toReversed() : found;
}

// Both conditions compare the time first, so that the index scan starts at the right position.

function isOlder({ createdAt, reference }: ListPosition): SQL | undefined {
  return and(lte(ticket.createdAt, createdAt), or(lt(ticket.createdAt, createdAt), gt(ticket.reference, reference)));
}

function isNewer({ createdAt, reference }: ListPosition): SQL | undefined {
  return and(gte(ticket.createdAt, createdAt), or(gt(ticket.createdAt, createdAt), lt(ticket.reference, reference)));
}

/**
 * How many of the matching tickets are in each state. Counting stops at `most` + 1, which stands for any larger number.
 */
export async function countTickets(db: Db, text: string, most: number) {
  const found = matches(db, text);
  const of = (state: Ticket['state']) => countAtMost(db, most, ticket, and(found, eq(ticket.state, state)));
  return {
    new: await of('new'),
    answered: await of('answered'),
    closed: await of('closed'),
    quarantined: await of('quarantined'),
  };
}

/** How many wait for the team, counted as in `countTickets`. */
export function countNewTickets(db: Db, most: number): Promise<number> {
  return countAtMost(db, most, ticket, eq(ticket.state, 'new'));
}

/** A word that occurs in more answers than this is only searched for in the tickets themselves. */
const mostAnswers = 10_000;

/** A complete reference matches that ticket only; otherwise every word must occur somewhere in the ticket. */
function matches(db: Db, text: string): SQL | undefined {
  const reference = readReference(text);
  if (reference) return eq(ticket.reference, reference);
  return and(
    isFromVisitor,
    matchAllWords(text, (word) => holds(db, word)),
  );
}

function holds(db: Db, word: string): SQL | undefined {
  const pattern = `%${escapeLike(word)}%`;
  const { name, email, phone, message, reference } = ticket;
  const later = db
    .select({ id: ticketMessage.ticketId })
    .from(ticketMessage)
    .where(ilike(ticketMessage.text, pattern))
    .limit(mostAnswers);
  // An array instead of `exists`, so that PostgreSQL can use the indexes of both tables and combine the results.
  const isLater = sql`${ticket.id} = any (array(${later}))`;
  return or(...[name, email, phone, message, reference].map((column) => ilike(column, pattern)), isLater);
}

/** Canary tickets only test the mail path; the team does not see them. */
const isFromVisitor: SQL = sql`not (${ticket.campaign} ? 'canary')`;

/** The tickets from one campaign. All three names are empty for tickets without a campaign. */
interface CampaignLeads {
  readonly source: string;
  readonly medium: string;
  readonly campaign: string;
  readonly tickets: number;
  /** Tickets that are answered or closed. */
  readonly answered: number;
}

const named = (key: string): SQL<string> => sql<string>`coalesce(${ticket.campaign} ->> ${sql.raw(`'${key}'`)}, '')`;
const names = { source: named('utm_source'), medium: named('utm_medium'), campaign: named('utm_campaign') };

/**
 * Counts from `since`, or from the beginning; the campaign with the most tickets comes first. Neither spam nor what the
 * team opened counts.
 */
export async function countLeads(db: Db, since: Date | undefined): Promise<CampaignLeads[]> {
  const { state, createdAt } = ticket;
  return db
    .select({
      ...names,
      tickets: count(),
      answered: sql<number>`count(*) filter (where ${state} in ('answered', 'closed'))`.mapWith(Number),
    })
    .from(ticket)
    .where(and(ne(state, 'quarantined'), eq(ticket.openedBy, 'visitor'), isFromVisitor, since && gte(createdAt, since)))
    .groupBy(names.source, names.medium, names.campaign)
    .orderBy(desc(count()), names.source, names.medium, names.campaign);
}
