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
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { isOwnedBy, type Owner } from '#features/accounts/server/store/sessions.ts';
import type { Db } from '#platform/database/database.ts';
import { newCode, readCode } from '#platform/database/reference-code.ts';
import { countAtMost, escapeLike, matchAllWords } from '#platform/database/search.ts';
import { type Attachment, type Ticket, ticket, ticketAttachment, ticketMessage } from '../tables.ts';

/** The newest first. */
export function listTickets(
  db: Db,
  { limit, state }: { limit: number; state?: Ticket['state'] | undefined },
): Promise<Ticket[]> {
  return db
    .select()
    .from(ticket)
    .where(and(isFromVisitor, state && eq(ticket.state, state)))
    .orderBy(desc(ticket.createdAt), asc(ticket.reference))
    .limit(limit)
    .execute();
}

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

/** Of several tickets at once. */
export function attachmentsOfAll(db: Db, ticketIds: readonly string[]): Promise<Attachment[]> {
  const { ticketId, name } = ticketAttachment;
  return db
    .select()
    .from(ticketAttachment)
    .where(inArray(ticketId, [...ticketIds]))
    .orderBy(asc(name), asc(ticketAttachment.id))
    .execute();
}

/** Such as `H-7KQ2-94MX`: six hundred thousand million of them, so that nobody finds one by trying. */
export function newReference(): string {
  return newCode('H', 2);
}

/** As it stands on a ticket, however somebody typed it. Undefined: it is none. */
export function readReference(typed: string): string | undefined {
  return readCode('H', 2, typed);
}

interface FoundAttachment {
  readonly attachment: Attachment;
  /** Of the ticket it came with. */
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

/** The newest first, with how often the team has answered. */
export function listOwnTickets(db: Db, owner: Owner, limit: number): Promise<{ ticket: Ticket; answers: number }[]> {
  const answers = db
    .select({ answers: count() })
    .from(ticketMessage)
    .where(and(eq(ticketMessage.ticketId, ticket.id), eq(ticketMessage.author, 'team')));
  return db
    .select({ ticket: getTableColumns(ticket), answers: sql`(${answers})`.mapWith(Number) })
    .from(ticket)
    .where(isOwnTicket(owner))
    .orderBy(desc(ticket.createdAt), desc(ticket.id))
    .limit(limit)
    .execute();
}

/** Undefined: there is none of that reference, or it is somebody else's. */
export async function findOwnTicket(db: Db, owner: Owner, reference: string): Promise<Ticket | undefined> {
  const [found] = await db
    .select()
    .from(ticket)
    .where(and(eq(ticket.reference, reference), isOwnTicket(owner)));
  return found;
}

interface Wanted {
  /** As somebody typed it: a reference, a name, an address, or words of what was written. Empty: all. */
  readonly text: string;
  readonly state?: Ticket['state'] | undefined;
}

/** Where a ticket stands among the others. */
export type PlaceInList = Pick<Ticket, 'createdAt' | 'reference'>;

/** Which of those that are found: counted from the newest, or those next to one, which takes no longer far down. */
interface Part {
  readonly limit: number;
  readonly offset?: number;
  readonly olderThan?: PlaceInList | undefined;
  readonly newerThan?: PlaceInList | undefined;
}

/** The newest first. */
export async function searchTickets(
  db: Db,
  { text, state, limit, offset = 0, olderThan, newerThan }: Wanted & Part,
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

// Both say first on which side of the moment it is, by which the index begins at the right place.

function isOlder({ createdAt, reference }: PlaceInList): SQL | undefined {
  return and(lte(ticket.createdAt, createdAt), or(lt(ticket.createdAt, createdAt), gt(ticket.reference, reference)));
}

function isNewer({ createdAt, reference }: PlaceInList): SQL | undefined {
  return and(gte(ticket.createdAt, createdAt), or(gt(ticket.createdAt, createdAt), lt(ticket.reference, reference)));
}

/** How many of those that hold the text are in each state. One more than `most` stands for all that are more. */
export async function countTickets(
  db: Db,
  text: string,
  most: number,
): Promise<Readonly<Record<Ticket['state'], number>>> {
  const found = matches(db, text);
  const of = (state: Ticket['state']) => countAtMost(db, most, ticket, and(found, eq(ticket.state, state)));
  return {
    new: await of('new'),
    answered: await of('answered'),
    closed: await of('closed'),
    quarantined: await of('quarantined'),
  };
}

/** A word that stands in more answers than these says nothing: it is then looked for in the tickets themselves alone. */
const mostAnswers = 10_000;

/** A whole reference is that ticket alone; else every word stands somewhere in the ticket. */
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
  // A list, and no `exists`: so the database may look into the indexes of both tables and join what it finds.
  const isLater = sql`${ticket.id} = any (array(${later}))`;
  return or(...[name, email, phone, message, reference].map((column) => ilike(column, pattern)), isLater);
}
/** The canary only tries the way out; nobody is to be bothered with what it writes. */
export const isFromVisitor: SQL = sql`not (${ticket.campaign} ? 'canary')`;
