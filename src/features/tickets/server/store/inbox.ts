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
import { countAtMost, hasWord, matchAllWords } from '#platform/database/queries.ts';
import { type Ticket, ticket, ticketAttachment, ticketMessage, ticketNote } from '../tables.ts';
import { isFromVisitor, readReference } from './find-tickets.ts';

export interface InboxFilter {
  /** The typed search: a reference, a name, an address, or words of messages and notes. */
  readonly text?: string;
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

export async function searchTickets(
  db: Db,
  { limit, after, before, ...filter }: InboxFilter & Part,
): Promise<Ticket[]> {
  // In quarantine, or in a state without anything to do, nobody waits.
  const hasWaiting = filter.state === undefined || filter.state === 'new';
  const sections: Section[] = hasWaiting ? ['waiting', 'rest'] : ['rest'];
  const from = after ?? before;
  const ahead = before ? sections.toReversed() : sections;
  const found: Ticket[] = [];
  for (const section of ahead.slice(from ? Math.max(0, ahead.indexOf(sectionOf(from))) : 0)) {
    if (found.length === limit) break;
    const beside = from && sectionOf(from) === section ? from : undefined;
    found.push(
      ...(await readSection(db, filter, {
        section,
        beside,
        isBackwards: before !== undefined,
        limit: limit - found.length,
      })),
    );
  }
  return before ? found.toReversed() : found;
}

interface SectionPart {
  readonly section: Section;
  readonly beside: InboxPosition | undefined;
  readonly isBackwards: boolean;
  readonly limit: number;
}

async function readSection(db: Db, filter: InboxFilter, { section, beside, isBackwards, limit }: SectionPart) {
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
  return db
    .select()
    .from(ticket)
    .where(and(matches(db, filter), isInSection, isBeyond))
    .orderBy(isAscending ? asc(time) : desc(time), isBackwards ? desc(reference) : asc(reference))
    .limit(limit);
}

/** How many tickets match in each state, at most `most` + 1, which stands for any larger number. */
export async function countTickets(db: Db, filter: InboxFilter, most: number) {
  const of = (state: Ticket['state']) => countAtMost(db, most, ticket, matches(db, { ...filter, state }));
  return {
    new: await of('new'),
    answered: await of('answered'),
    closed: await of('closed'),
    quarantined: await of('quarantined'),
  };
}

/** More matches of a search than these are not counted. */
const mostFound = 10_000;

/**
 * Of a search: how many match in each state, and how many of them are `me`'s and nobody's. The words are looked for
 * once, which is what takes time, and not for each number.
 */
export async function countFound(db: Db, { state, assignee, ...others }: InboxFilter, me: string) {
  const matching = matchesAnyState(db, others);
  const found = db
    .select({ state: ticket.state, assignee: ticket.assignee })
    .from(ticket)
    .where(matching)
    .limit(mostFound)
    .as('found');
  const rows = await db
    .select({ state: found.state, assignee: found.assignee, tickets: count() })
    .from(found)
    .groupBy(found.state, found.assignee);
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
  return countAtMost(db, most, ticket, matches(db, filter));
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

/** A word that occurs in more answers or notes than this is only searched for in the tickets themselves. */
const mostAnswers = 10_000;

function matches(db: Db, { state, assignee, ...others }: InboxFilter): SQL | undefined {
  return and(
    matchesAnyState(db, others),
    state ? eq(ticket.state, state) : ne(ticket.state, 'quarantined'),
    assignee === null ? isNull(ticket.assignee) : equals(ticket.assignee, assignee),
  );
}

function matchesAnyState(db: Db, { text = '', language, country }: Omit<InboxFilter, 'state' | 'assignee'>) {
  return and(matchesText(db, text), equals(ticket.language, language), equals(ticket.country, country));
}

const equals = (column: PgColumn, value: string | undefined) => (value === undefined ? undefined : eq(column, value));

/** A complete reference matches that ticket only; otherwise every word must occur somewhere in the ticket. */
function matchesText(db: Db, text: string): SQL | undefined {
  const reference = readReference(text);
  if (reference) return eq(ticket.reference, reference);
  return and(
    isFromVisitor,
    matchAllWords(text, (word) => holds(db, word)),
  );
}

function holds(db: Db, word: string): SQL | undefined {
  const { name, email, phone, message, reference } = ticket;
  // Arrays instead of `exists`, so that PostgreSQL can use the indexes of all tables and combine the results.
  const isLater = [ticketMessage, ticketNote].map((table) => {
    const later = db.select({ id: table.ticketId }).from(table).where(hasWord(table.text, word)).limit(mostAnswers);
    return sql`${ticket.id} = any (array(${later}))`;
  });
  return or(...[name, email, phone, message, reference].map((column) => hasWord(column, word)), ...isLater);
}
