import { and, desc, eq, inArray, isNotNull, isNull, ne, not, or, type SQL, sql } from 'drizzle-orm';
import { type PgColumn, unionAll } from 'drizzle-orm/pg-core';
import { isOwnedBy, type User } from '#features/accounts/server/store/account.ts';
import { user } from '#features/accounts/server/tables.ts';
import { findMeeting } from '#features/meetings/server/store/find-meetings.ts';
import { meeting } from '#features/meetings/server/tables.ts';
import { findBilling } from '#features/payments/server/billing.ts';
import { findOrder } from '#features/payments/server/store/orders.ts';
import { compactTaxId, orderBilling, paymentOrder } from '#features/payments/server/tables.ts';
import { findQuote } from '#features/quotes/server/store.ts';
import { quote } from '#features/quotes/server/tables.ts';
import { ticket } from '#features/tickets/server/tables.ts';
import type { Db } from '#platform/database/database.ts';
import { readRecordReference } from '#platform/database/reference-code.ts';

/**
 * A person or company that did something here. There is no table of customers: everything of an account, or of an
 * address without one, is one customer (docs/decisions/0047-customers-are-found.md).
 */
export interface Customer {
  readonly account: User | undefined;
  /** In lower case: the address of the account, or the one that they gave. */
  readonly email: string;
}

interface OwnedColumns {
  readonly userId: PgColumn;
  readonly email: PgColumn;
}

/** Whether a row is the customer's. What moved to an account with a change of address is that account's alone. */
function belongsTo({ account, email }: Customer, row: OwnedColumns): SQL | undefined {
  return account ? isOwnedBy(account, row) : and(isNull(row.userId), eq(sql`lower(${row.email})`, email));
}

/** Those that only test the mail path are nobody's. */
export const isFromPerson: SQL = sql`not (${ticket.campaign} ? 'canary')`;

/** The rows of a customer, by table. What is only kept because the law wants it, after a deletion, is not theirs. */
export const ownRows = {
  tickets: (customer: Customer) => and(belongsTo(customer, ticket), isFromPerson),
  quotes: (customer: Customer) => and(belongsTo(customer, quote), isNull(quote.ownerDeletedAt)),
  orders: (customer: Customer) => and(belongsTo(customer, paymentOrder), isNull(paymentOrder.ownerDeletedAt)),
  /** Without times that were never confirmed. */
  meetings: (customer: Customer) => and(belongsTo(customer, meeting), inArray(meeting.state, ['booked', 'cancelled'])),
};

/** The one who did this, and how to write to them about it. */
export interface Contact {
  readonly customer: Customer;
  readonly name: string;
  /** To write to: the account's, or as they typed it. */
  readonly email: string;
  /** Of the account, or of what they sent. */
  readonly language: string;
  readonly country: string | null;
}

interface FoundRecord {
  readonly userId: string | null;
  readonly email: string | null;
  readonly name?: string | undefined;
  readonly language: string;
  readonly country?: string | null | undefined;
  readonly ownerDeletedAt?: Date | null;
}

/**
 * By any reference, or by the id of an account. Undefined if there is nothing of that name, if nobody is known to have
 * done it, or if its owner deleted their account.
 */
export async function findContact(db: Db, of: string): Promise<Contact | undefined> {
  const reference = readRecordReference(of);
  if (!reference) {
    const [account] = await db.select().from(user).where(eq(user.id, of));
    return account && contactOf(db, account, { userId: account.id, ...account });
  }
  const record = await findRecord(db, reference);
  if (!record || record.ownerDeletedAt) return undefined;
  const email = record.email?.toLowerCase() ?? '';
  const isAccount = record.userId === null ? eq(user.email, email) : eq(user.id, record.userId);
  const [account] = await db.select().from(user).where(isAccount);
  return account || email ? contactOf(db, account, record) : undefined;
}

async function contactOf(db: Db, account: User | undefined, record: FoundRecord): Promise<Contact> {
  const email = account?.email ?? record.email ?? '';
  const customer = { account, email: email.toLowerCase() };
  return {
    customer,
    name: record.name || account?.name || (await newestName(db, customer)),
    email,
    language: account?.language ?? record.language,
    country: record.country ?? account?.country ?? null,
  };
}

/** The name that they gave last, for an order without invoice details. */
async function newestName(db: Db, customer: Customer): Promise<string> {
  const named = ({ name, createdAt }: { readonly name: PgColumn; readonly createdAt: PgColumn }) => ({
    name: sql<string>`${name}`.as('name'),
    at: sql`${createdAt}`.as('at'),
  });
  const { name } = orderBilling;
  const [newest] = await unionAll(
    db.select(named(ticket)).from(ticket).where(ownRows.tickets(customer)),
    db.select(named(quote)).from(quote).where(ownRows.quotes(customer)),
    db.select(named(meeting)).from(meeting).where(ownRows.meetings(customer)),
    db
      .select(named({ name, createdAt: paymentOrder.createdAt }))
      .from(paymentOrder)
      .innerJoin(orderBilling, eq(orderBilling.orderId, paymentOrder.id))
      .where(ownRows.orders(customer)),
  )
    .orderBy(sql`"at" desc`)
    .limit(1);
  return newest?.name ?? '';
}

/** By its reference in canonical form. */
async function findRecord(db: Db, reference: string): Promise<FoundRecord | undefined> {
  if (reference.startsWith('Q-')) return findQuote(db, reference);
  if (reference.startsWith('P-')) {
    const order = await findOrder(db, reference);
    const billing = order && (await findBilling(db, order.id));
    return order && { ...order, name: billing?.name, country: billing?.country.toLowerCase() };
  }
  if (reference.startsWith('M-')) return findMeeting(db, reference);
  const [found] = await db
    .select()
    .from(ticket)
    .where(and(eq(ticket.reference, reference), isFromPerson));
  return found;
}

/** The people that a page lists; a company rarely has more of them who write. */
const mostColleagues = 10;

export interface Colleague {
  readonly of: string;
  readonly name: string;
  readonly email: string;
}

/** Other people who gave the name or the tax id of the same company. */
export async function findColleagues(db: Db, customer: Customer): Promise<Colleague[]> {
  const rows = unionAll(quotesOfCompany(db, customer), ordersOfCompany(db, customer)).as('rows');
  const newest = db
    .selectDistinctOn([rows.who])
    .from(rows)
    .where(ne(rows.who, ''))
    .orderBy(rows.who, desc(rows.at))
    .as('newest');
  return db
    .select({ of: newest.of, name: newest.name, email: newest.email })
    .from(newest)
    .orderBy(desc(newest.at))
    .limit(mostColleagues);
}

interface ColleagueColumns extends OwnedColumns {
  readonly reference: PgColumn;
  readonly createdAt: PgColumn;
}

const colleague = ({ userId, email, reference, createdAt }: ColleagueColumns, name: PgColumn) => ({
  who: sql<string>`coalesce(${userId}::text, lower(${email}), '')`.as('who'),
  of: sql<string>`${reference}`.as('of'),
  name: sql<string>`${name}`.as('name'),
  email: sql<string>`coalesce(${email}, '')`.as('email'),
  at: sql`${createdAt}`.as('at'),
});

const companyName = (company: PgColumn) => sql<string>`lower(trim(${company}))`;

/** The companies that the customer named, in quotes and for invoices. */
function ownCompanies(db: Db, customer: Customer) {
  return db
    .select({ company: companyName(quote.company) })
    .from(quote)
    .where(and(ownRows.quotes(customer), isNotNull(quote.company), ne(quote.company, '')))
    .union(
      db
        .select({ company: companyName(orderBilling.company) })
        .from(orderBilling)
        .innerJoin(paymentOrder, eq(paymentOrder.id, orderBilling.orderId))
        .where(and(ownRows.orders(customer), isNotNull(orderBilling.company))),
    );
}

function quotesOfCompany(db: Db, customer: Customer) {
  const isNamed = and(isNotNull(quote.company), inArray(companyName(quote.company), ownCompanies(db, customer)));
  return db
    .select(colleague(quote, quote.name))
    .from(quote)
    .where(and(isNamed, isNull(quote.ownerDeletedAt), not(sql`coalesce(${belongsTo(customer, quote)}, false)`)));
}

function ordersOfCompany(db: Db, customer: Customer) {
  const { company, taxId, orderId, name } = orderBilling;
  const ownTaxIds = db
    .select({ taxId: compactTaxId(taxId) })
    .from(orderBilling)
    .innerJoin(paymentOrder, eq(paymentOrder.id, orderId))
    .where(and(ownRows.orders(customer), isNotNull(taxId)));
  const isSame = or(
    and(isNotNull(company), inArray(companyName(company), ownCompanies(db, customer))),
    and(isNotNull(taxId), inArray(compactTaxId(taxId), ownTaxIds)),
  );
  const isOther = not(sql`coalesce(${belongsTo(customer, paymentOrder)}, false)`);
  return db
    .select(colleague(paymentOrder, name))
    .from(orderBilling)
    .innerJoin(paymentOrder, eq(paymentOrder.id, orderId))
    .where(and(isSame, isNull(paymentOrder.ownerDeletedAt), isOther));
}

/** Whether anything with that reference exists, so that a search for it can lead to its page. */
export async function recordExists(db: Db, reference: string): Promise<boolean> {
  return (await findRecord(db, reference)) !== undefined;
}
