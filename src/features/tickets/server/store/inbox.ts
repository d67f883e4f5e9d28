import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { boundedText } from '#platform/contracts/bounded-input.ts';
import { type Db, rowsOf } from '#platform/database/database.ts';
import { countAtMost } from '#platform/database/queries.ts';
import { type Ticket, ticket, ticketAttachment, ticketMessage } from '../tables.ts';
import { isFromVisitor } from './find-tickets.ts';
import type { TextMatch } from './match-text.ts';

export interface InboxFilter {
  /** The typed search: a reference, a name, an address, or words of messages and notes. All if omitted. */
  readonly match?: TextMatch;
  /** All but those in quarantine if omitted. */
  readonly state?: Ticket['state'] | undefined;
  /** The address of a team member; null: nobody. */
  readonly assignee?: string | null | undefined;
  readonly language?: string | undefined;
  readonly country?: string | undefined;
}

/** The position of a ticket in the inbox. */
export type InboxPosition = Pick<Ticket, 'waitingSince' | 'lastActivityAt' | 'reference'>;

interface Part {
  readonly limit: number;
  /** The part starts after this ticket, or ends before it. */
  readonly after?: InboxPosition | undefined;
  readonly before?: InboxPosition | undefined;
}

/**
 * The inbox has two sections, each with an index in its order: those who wait for us, the longest first, and then the
 * others, the latest activity first.
 */
type Section = 'waiting' | 'rest';

const sectionOf = ({ waitingSince }: InboxPosition): Section => (waitingSince ? 'waiting' : 'rest');

export interface FoundTickets {
  readonly tickets: Ticket[];
  /** Further tickets may match, but were not looked at. */
  readonly isCut: boolean;
}

export async function searchTickets(
  db: Db,
  { limit, after, before, ...filter }: InboxFilter & Part,
): Promise<FoundTickets> {
  // In quarantine, or in a state without anything to do, nobody waits.
  const hasWaiting = filter.state === undefined || filter.state === 'new';
  const sections: Section[] = hasWaiting ? ['waiting', 'rest'] : ['rest'];
  const from = after ?? before;
  const ahead = before ? sections.toReversed() : sections;
  const found: Ticket[] = [];
  let isCut = false;
  for (const section of ahead.slice(from ? Math.max(0, ahead.indexOf(sectionOf(from))) : 0)) {
    if (found.length === limit) break;
    const beside = from && sectionOf(from) === section ? from : undefined;
    const part = { section, beside, isBackwards: before !== undefined, limit: limit - found.length };
    const { tickets, isCut: isSectionCut } = await readSection(db, filter, part);
    found.push(...tickets);
    isCut ||= isSectionCut;
  }
  return { tickets: before ? found.toReversed() : found, isCut };
}

interface SectionPart {
  readonly section: Section;
  readonly beside: InboxPosition | undefined;
  readonly isBackwards: boolean;
  readonly limit: number;
}

async function readSection(
  db: Db,
  { match = isAny, ...filter }: InboxFilter,
  { section, beside, isBackwards, limit }: SectionPart,
): Promise<FoundTickets> {
  const { waitingSince, lastActivityAt, reference } = ticket;
  const isWaiting = section === 'waiting';
  const time = isWaiting ? waitingSince : lastActivityAt;
  const isAscending = isWaiting !== isBackwards;
  const isInSection = isWaiting ? isNotNull(waitingSince) : isNull(waitingSince);
  const at = isWaiting ? beside?.waitingSince : beside?.lastActivityAt;
  const [fromTime, beyondTime] = isAscending ? [gte, gt] : [lte, lt];
  const beyondReference = isBackwards ? lt : gt;
  // Compares the time first, so that the index scan starts at the right position.
  const isBeyond =
    beside && at instanceof Date
      ? and(fromTime(time, at), or(beyondTime(time, at), beyondReference(reference, beside.reference)))
      : undefined;
  const isCandidate = and(isSuch(filter), isInSection, isBeyond);
  const order = [isAscending ? asc(time) : desc(time), isBackwards ? desc(reference) : asc(reference)];
  const inOrder = (where: SQL | undefined) =>
    db
      .select()
      .from(ticket)
      .where(where)
      .orderBy(...order);
  if (match.mostCompared === undefined) {
    return { tickets: await inOrder(and(isCandidate, match.where)).limit(limit), isCut: false };
  }
  const candidates = inOrder(isCandidate).limit(match.mostCompared).as('ticket');
  const tickets = await db
    .select()
    .from(candidates)
    .where(match.where)
    .orderBy(...order)
    .limit(limit);
  const beyond = tickets.length < limit ? await inOrder(isCandidate).limit(1).offset(match.mostCompared) : [];
  return { tickets, isCut: beyond.length > 0 };
}

/** How many tickets match in each state, at most `most` + 1, which stands for any larger number. */
export async function countTickets(db: Db, filter: InboxFilter, most: number) {
  const of = (state: Ticket['state']) => countAtMost(db, most, ticket, matches({ ...filter, state }));
  return {
    new: await of('new'),
    answered: await of('answered'),
    closed: await of('closed'),
    quarantined: await of('quarantined'),
  };
}

/**
 * Of a search: how many match in each state, and how many of them are `me`'s and nobody's. The words are looked for
 * once, which is what takes time, and not for each number. Undefined if there are too many to count.
 */
export async function countFound(db: Db, { match = isAny, state, assignee, ...others }: InboxFilter, me: string) {
  if (match.mostCompared !== undefined) return undefined;
  const rows = await db
    .select({ state: ticket.state, assignee: ticket.assignee, tickets: count() })
    .from(ticket)
    .where(and(match.where, comesFrom(others)))
    .groupBy(ticket.state, ticket.assignee);
  const sum = (isCounted: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(isCounted).reduce((all, { tickets }) => all + tickets, 0);
  const of = (one: Ticket['state']) =>
    sum((row) => row.state === one && (assignee === undefined || row.assignee === assignee));
  const ofMember = (whose: string | null) =>
    sum((row) => row.assignee === whose && (state ? row.state === state : row.state !== 'quarantined'));
  return {
    new: of('new'),
    answered: of('answered'),
    closed: of('closed'),
    quarantined: of('quarantined'),
    mine: ofMember(me),
    nobody: ofMember(null),
  };
}

/** How many match, counted as in `countTickets`. */
export function countMatches(db: Db, filter: InboxFilter, most: number): Promise<number> {
  return countAtMost(db, most, ticket, matches(filter));
}

/** How many wait for the team, counted as in `countTickets`. */
export function countWaitingTickets(db: Db, most: number): Promise<number> {
  return countAtMost(db, most, ticket, isNotNull(ticket.waitingSince));
}

/** The countries that occur: one step in their index for each. */
export async function listTicketCountries(db: Db): Promise<string[]> {
  const found = await rowsOf(
    db,
    countryRow,
    sql`
    with recursive found as (
      (select ${ticket.country} as country from ${ticket} where ${ticket.country} is not null order by 1 limit 1)
      union all
      select (select ${ticket}.country from ${ticket} where ${ticket}.country > found.country order by 1 limit 1)
      from found where found.country is not null
    )
    select country from found where country is not null`,
  );
  return found.map(({ country }) => country);
}

const countryRow = z.object({ country: boundedText(2) });

/** The latest message of each ticket that has more than its first, and which of them have files. */
export async function readLatest(db: Db, ids: readonly string[]) {
  const { ticketId, author, staffEmail, text, createdAt } = ticketMessage;
  const latest = await db
    .selectDistinctOn([ticketId], { ticketId, author, staffEmail, text, createdAt })
    .from(ticketMessage)
    .where(inArray(ticketId, [...ids]))
    .orderBy(ticketId, desc(createdAt));
  const attached = await db
    .selectDistinct({ ticketId: ticketAttachment.ticketId })
    .from(ticketAttachment)
    .where(inArray(ticketAttachment.ticketId, [...ids]));
  return {
    messages: new Map(latest.map((message) => [message.ticketId, message])),
    withFiles: new Set(attached.map((file) => file.ticketId)),
  };
}

const isAny: TextMatch = { where: isFromVisitor };

function matches({ match = isAny, ...filter }: InboxFilter): SQL | undefined {
  return and(match.where, isSuch(filter));
}

function isSuch({ state, assignee, ...others }: Omit<InboxFilter, 'match'>): SQL | undefined {
  return and(
    comesFrom(others),
    state ? eq(ticket.state, state) : ne(ticket.state, 'quarantined'),
    assignee === null ? isNull(ticket.assignee) : equals(ticket.assignee, assignee),
  );
}

function comesFrom({ language, country }: Pick<InboxFilter, 'language' | 'country'>): SQL | undefined {
  return and(equals(ticket.language, language), equals(ticket.country, country));
}

const equals = (column: PgColumn, value: string | undefined) => (value === undefined ? undefined : eq(column, value));
