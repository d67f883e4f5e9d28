import { and, desc, eq, inArray, isNull, like, ne, notInArray, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { type PgColumn, type PgTable, unionAll } from 'drizzle-orm/pg-core';
import { earlierAddress, user } from '#features/accounts/server/tables.ts';
import { meeting } from '#features/meetings/server/tables.ts';
import { compactTaxId, orderBilling, paymentOrder } from '#features/payments/server/tables.ts';
import { quote } from '#features/quotes/server/tables.ts';
import { ticket } from '#features/tickets/server/tables.ts';
import type { Db } from '#platform/database/database.ts';
import { escapeLike, hasWord, matchAllWords, whileSearching } from '#platform/database/queries.ts';
import type { StaffCustomerLine } from '../staff-customer-lines.ts';
import { isFromPerson } from './find-customer.ts';

/**
 * The newest rows of each table that are looked at. Nobody pages through more customers than these have: a longer
 * search is narrowed by another word.
 */
const mostRows = 1_000;
/** If no more rows of a table match a search than this, all are looked at. */
const mostMatches = 2_000;
/** Otherwise its newest ones, and not more of them, because many have to be compared to find these. */
const mostOfCommon = 200;

interface Source {
  readonly table: PgTable;
  /** The account's id, or null. */
  readonly userId: PgColumn;
  readonly email: PgColumn;
  readonly at: PgColumn;
  /** What the URL of the customer names. */
  readonly of: PgColumn;
  /** Where every word of a search is looked for. */
  readonly words: readonly PgColumn[];
  /** Numbers that people write with spaces, dots and hyphens. */
  readonly numbers?: readonly PgColumn[];
  readonly where?: SQL | undefined;
}

const sources = {
  tickets: {
    table: ticket,
    userId: ticket.userId,
    email: ticket.email,
    at: ticket.lastActivityAt,
    of: ticket.reference,
    words: [ticket.name, ticket.email, ticket.phone, ticket.reference],
    numbers: [ticket.phone],
    where: isFromPerson,
  },
  quotes: {
    table: quote,
    userId: quote.userId,
    email: quote.email,
    at: quote.createdAt,
    of: quote.reference,
    words: [quote.name, quote.email, quote.company, quote.reference],
    where: isNull(quote.ownerDeletedAt),
  },
  orders: {
    table: paymentOrder,
    userId: paymentOrder.userId,
    email: paymentOrder.email,
    at: paymentOrder.createdAt,
    of: paymentOrder.reference,
    words: [paymentOrder.email, paymentOrder.reference],
    where: and(isNull(paymentOrder.ownerDeletedAt), sql`${paymentOrder.email} is not null`),
  },
  meetings: {
    table: meeting,
    userId: meeting.userId,
    email: meeting.email,
    at: meeting.createdAt,
    of: meeting.reference,
    words: [meeting.name, meeting.email, meeting.reference],
    where: inArray(meeting.state, ['booked', 'cancelled']),
  },
  accounts: {
    table: user,
    userId: user.id,
    email: user.email,
    at: user.createdAt,
    of: user.id,
    words: [user.name, user.email],
  },
} as const satisfies Record<string, Source>;

/** Whoever wrote nothing but spam is no customer; a search finds them all the same. */
const listedTickets: Source = { ...sources.tickets, where: and(isFromPerson, ne(ticket.state, 'quarantined')) };

interface Part {
  readonly text: string;
  /** The addresses of the team. An account alone does not make its members customers. */
  readonly team: readonly string[];
  readonly limit: number;
  readonly offset: number;
}

/** The customers with a row that matches, the last active first. */
export async function searchCustomers(db: Db, part: Part): Promise<StaffCustomerLine[]> {
  const customers = await whileSearching(db, part.text, (tx) => findCustomers(tx, part));
  return describeAll(db, customers);
}

function findCustomers(db: Db, { text, team, limit, offset }: Part): Promise<FoundCustomer[]> {
  const isNotTeam = notInArray(user.email, [...team]);
  const accounts: Source = { ...sources.accounts, where: isNotTeam };
  const few = {
    tickets: countUpToMost(db, 'few_tickets', sources.tickets, text),
    quotes: countUpToMost(db, 'few_quotes', sources.quotes, text),
    orders: countUpToMost(db, 'few_orders', sources.orders, text),
    meetings: countUpToMost(db, 'few_meetings', sources.meetings, text),
    accounts: countUpToMost(db, 'few_accounts', accounts, text),
  };
  const rows = unionAll(
    newest(db, text === '' ? listedTickets : sources.tickets, text, few.tickets),
    newest(db, sources.quotes, text, few.quotes),
    newest(db, sources.orders, text, few.orders),
    newest(db, sources.meetings, text, few.meetings),
    newest(db, accounts, text, few.accounts),
    ...(text ? Object.values(few).map((one) => allOf(db, one)) : []),
    invoiced(db, text),
    formerAddress(db, text, isNotTeam),
  ).as('rows');
  const account = sql`coalesce(${rows.userId}, ${user.id})`;
  const who = sql<string>`coalesce(${account}::text, lower(${rows.email}))`;
  return db
    .with(...(text ? Object.values(few) : []))
    .select({
      who: who.as('who'),
      account: sql<string | null>`(array_agg(${account}))[1]`.as('account'),
      email: sql<string>`lower((array_agg(${rows.email}))[1])`.as('address'),
      of: sql<string>`(array_agg(${rows.of} order by ${rows.at} desc))[1]`.as('newest'),
    })
    .from(rows)
    .leftJoin(user, and(isNull(rows.userId), eq(user.email, sql`lower(${rows.email})`)))
    .where(sql`${rows.email} <> ''`)
    .groupBy(who)
    .orderBy(desc(sql`max(${rows.at})`), who)
    .limit(limit)
    .offset(offset);
}

/** With names that no column of a table has, because the accounts are joined to them. */
const columns = (userId: SQLWrapper, email: SQLWrapper, at: SQLWrapper, of: SQLWrapper) => ({
  userId: sql<string | null>`${userId}`.as('account_id'),
  email: sql<string>`${email}`.as('given_address'),
  at: sql<Date>`${at}`.mapWith(ticket.createdAt).as('active_at'),
  of: sql<string>`${of}::text`.as('named'),
});

/**
 * The rows of a table that match, in no order, and one more than may be few. An index of words finds few rows, and many
 * are read in their order, until there are enough. PostgreSQL cannot know in advance which of the two is faster.
 */
function countUpToMost(db: Db, name: string, source: Source, text: string) {
  const { table, userId, email, at, of } = source;
  return db.$with(name).as(
    db
      .select(columns(userId, email, at, of))
      .from(table)
      .where(isFound(source, text))
      .limit(mostMatches + 1),
  );
}
type Few = ReturnType<typeof countUpToMost>;

const areFew = (few: Few) => sql`(select count(*) from ${few}) <= ${mostMatches}`;

function allOf(db: Db, few: Few) {
  const { userId, email, at, of } = few;
  return db.select({ userId, email, at, of }).from(few).where(areFew(few));
}

/** The newest rows of a table that match: if there is a search, only if they are not few. */
function newest(db: Db, source: Source, text: string, few: Few) {
  const { table, userId, email, at, of } = source;
  return db
    .select(columns(userId, email, at, of))
    .from(table)
    .where(and(isFound(source, text), text ? sql`not (${areFew(few)})` : undefined))
    .orderBy(sql`${at} desc`)
    .limit(text ? mostOfCommon : mostRows);
}

function isFound({ words, numbers = [], where }: Source, text: string): SQL | undefined {
  return and(where, matches(text, words, numbers));
}

/** An order is also found by its invoice details, in a query of its own that can use their index. */
function invoiced(db: Db, text: string) {
  const { userId, email, createdAt, reference, id } = paymentOrder;
  const { name, company, phone, orderId } = orderBilling;
  const taxId = compactTaxId(orderBilling.taxId);
  const compact = compactNumber(text);
  const hasWords = matches(text, [name, company, phone, taxId], [phone]);
  const isSuch = compact ? or(hasWords, like(taxId, `%${escapeLike(compact)}%`)) : hasWords;
  return db
    .select(columns(userId, email, createdAt, reference))
    .from(orderBilling)
    .innerJoin(paymentOrder, eq(id, orderId))
    .where(and(sources.orders.where, isSuch ?? sql`false`))
    .orderBy(desc(createdAt))
    .limit(mostRows);
}

/** An account is also found by an address that it had before. */
function formerAddress(db: Db, text: string, where: SQL) {
  const isSuch = text ? eq(earlierAddress.email, text.toLowerCase()) : sql`false`;
  return db
    .select(columns(user.id, user.email, earlierAddress.until, user.id))
    .from(earlierAddress)
    .innerJoin(user, eq(user.id, earlierAddress.userId))
    .where(and(where, isSuch))
    .limit(mostRows);
}

/** Fewer digits than this are words, such as a part of a reference. */
const fewestDigits = 6;

/** Every word occurs in one of the columns, or the whole text is a number of which one has the digits. */
function matches(text: string, words: readonly (PgColumn | SQL)[], numbers: readonly PgColumn[]): SQL | undefined {
  const inWords = matchAllWords(text, (word) => or(...words.map((column) => hasWord(column, word))));
  const digits = digitsOf(text);
  if (!inWords || digits === undefined || numbers.length === 0) return inWords;
  return or(inWords, ...numbers.map((column) => like(column, `%${digits}%`)));
}

/**
 * The digits of a number, however it is written: +57 300 123 4567, 0057-300…, (300) 123.4567. Without the zeros before
 * it, which are dialled and not stored. Undefined if it is not a number.
 */
export function digitsOf(text: string): string | undefined {
  if (!/^[\d\s+().\-/]+$/.test(text)) return undefined;
  const digits = text.replace(/\D/g, '').replace(/^0+/, '');
  return digits.length < fewestDigits ? undefined : digits;
}

/** A tax id as `compactTaxId` has it, however it is written: 900.123.456-8, XAXX 010101 000. Undefined if it is not one. */
export function compactNumber(text: string): string | undefined {
  const compact = text.toUpperCase().replace(/[\s./-]/g, '');
  return compact.length >= fewestDigits && /\d/.test(compact) ? compact : undefined;
}

interface FoundCustomer {
  readonly who: string;
  readonly account: string | null;
  readonly email: string;
  readonly of: string;
}

/** Adds names and counts, in one query for each table. */
async function describeAll(db: Db, customers: readonly FoundCustomer[]): Promise<StaffCustomerLine[]> {
  const { name, company, taxId } = orderBilling;
  if (customers.length === 0) return [];
  const accounts = customers.flatMap(({ account }) => account ?? []);
  const people = accounts.length > 0 ? await db.select().from(user).where(inArray(user.id, accounts)) : [];
  const addresses = [...new Set([...customers.map(({ email }) => email), ...people.map(({ email }) => email)])];
  const wanted: Wanted = { accounts, addresses, idOf: new Map(people.map(({ id, email }) => [email, id])) };
  const [tickets, quotes, orders, meetings] = [
    await summarize(db, sources.tickets, wanted, ticket.name),
    await summarize(db, sources.quotes, wanted, quote.name, quote.company),
    await summarize(db, sources.orders, wanted, billed(name), billed(company), billed(taxId)),
    await summarize(db, sources.meetings, wanted, meeting.name),
  ];
  return customers.map(({ who, account, email, of }) => {
    const isTheirs = (row: Summary) => row.who === who;
    const all = [tickets, quotes, orders, meetings].flat().filter(isTheirs);
    const latest = all.toSorted((one, other) => other.at.getTime() - one.at.getTime());
    const count = (rows: readonly Summary[]) => rows.filter(isTheirs).reduce((sum, row) => sum + row.rows, 0);
    const person = people.find(({ id }) => id === account);
    return {
      of,
      name: person?.name || (latest.find((row) => row.name)?.name ?? ''),
      email: person?.email ?? email,
      company: latest.find((row) => row.company)?.company ?? undefined,
      taxId: latest.find((row) => row.taxId)?.taxId ?? undefined,
      lastAt: (latest[0]?.at ?? person?.createdAt)?.getTime(),
      counts: { tickets: count(tickets), quotes: count(quotes), orders: count(orders), meetings: count(meetings) },
    };
  });
}

interface Wanted {
  readonly accounts: readonly string[];
  readonly addresses: readonly string[];
  /** Rows without an account are of the account with their address. */
  readonly idOf: ReadonlyMap<string, string>;
}

interface Summary {
  readonly who: string;
  readonly rows: number;
  readonly at: Date;
  readonly name: string | null;
  readonly company: string | null;
  readonly taxId: string | null;
}

/** What the invoice details of an order say. */
function billed(column: PgColumn): SQL {
  return sql`(select ${column} from ${orderBilling} where ${orderBilling.orderId} = ${paymentOrder.id})`;
}

async function summarize(
  db: Db,
  { table, userId, email, at, where }: Pick<Source, 'table' | 'userId' | 'email' | 'at' | 'where'>,
  { accounts, addresses, idOf }: Wanted,
  name?: SQLWrapper,
  company?: SQLWrapper,
  taxId?: SQLWrapper,
): Promise<Summary[]> {
  const newest = (column: SQLWrapper | undefined) =>
    column
      ? sql<string | null>`(array_agg(${column} order by ${at} desc) filter (where ${column} <> ''))[1]`
      : sql<null>`null`;
  const isAddressed = and(isNull(userId), inArray(sql`lower(${email})`, [...addresses]));
  const address = sql<string>`lower(${email})`;
  const rows = await db
    .select({
      userId: sql<string | null>`${userId}`,
      address,
      rows: sql<number>`count(*)`.mapWith(Number),
      at: sql<Date>`max(${at})`.mapWith(ticket.createdAt),
      name: newest(name),
      company: newest(company),
      taxId: newest(taxId),
    })
    .from(table)
    .where(and(where, accounts.length > 0 ? or(inArray(userId, [...accounts]), isAddressed) : isAddressed))
    .groupBy(userId, address);
  return rows.map((row) => ({ ...row, who: row.userId ?? idOf.get(row.address) ?? row.address }));
}
