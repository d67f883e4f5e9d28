import { and, asc, count, desc, eq, gt, isNotNull, ne, notExists, sql, sum } from 'drizzle-orm';
import { z } from 'zod';
import { earlierAddress } from '#features/accounts/server/tables.ts';
import { meeting } from '#features/meetings/server/tables.ts';
import { detailsOf } from '#features/payments/server/billing.ts';
import { orderBilling, paymentOrder, paymentRefund } from '#features/payments/server/tables.ts';
import { quote } from '#features/quotes/server/tables.ts';
import { listMembers } from '#features/team/server/members.ts';
import { ticket } from '#features/tickets/server/tables.ts';
import { newWriting, openConversation } from '#features/tickets/server/write-first.ts';
import { ticketLimits } from '#features/tickets/ticket-limits.ts';
import { referenceText, uuidText } from '#platform/contracts/bounded-input.ts';
import { linesOfText } from '#platform/contracts/texts.ts';
import type { Db } from '#platform/database/database.ts';
import { pick } from '#platform/database/queries.ts';
import { readRecordReference } from '#platform/database/reference-code.ts';
import { problemsOf } from '#platform/server/calls/mount-call.ts';
import type { Config } from '#platform/server/config/config.ts';
import { type FormHandler, readPage, wrongInput } from '#platform/server/staff/staff-actions.ts';
import { currencies } from '#site/currencies.ts';
import { languageCodes } from '#site/languages.ts';
import { recordPlace, type StaffPlace } from '#site/staff.ts';
import type {
  StaffCustomer,
  StaffCustomersView,
  StaffCustomerTotals,
  StaffCustomerView,
} from '../staff-customer-lines.ts';
import { type Contact, type Customer, findColleagues, findContact, ownRows, recordExists } from './find-customer.ts';
import { searchCustomers } from './search-customers.ts';
import { readTimeline } from './timeline.ts';

const pageSize = 25;
const eventsOnAPage = 30;

export async function customersView(
  db: Db,
  { q: search = '', page = 1 }: StaffPlace,
  config: Pick<Config, 'staffEmails'>,
): Promise<StaffCustomersView> {
  const team = (await listMembers(db, config)).map(({ email }) => email);
  const { rows, ...paged } = await readPage(page, pageSize, (part) =>
    searchCustomers(db, { text: search, team, ...part }),
  );
  return { kind: 'customers', search, customers: rows, ...paged };
}

/** Where a search for a complete reference leads: to its customer, or to its own page if nobody is known to have it. */
export async function findReferencePlace(db: Db, typed: string): Promise<StaffPlace | undefined> {
  const reference = readRecordReference(typed);
  if (!reference) return undefined;
  if (await findContact(db, reference)) return { view: 'customer', of: reference };
  return (await recordExists(db, reference)) ? recordPlace(reference) : undefined;
}

/** Undefined if there is no such customer. */
export async function customerView(
  db: Db,
  { of = '', page = 1 }: StaffPlace,
  now: Date,
): Promise<StaffCustomerView | undefined> {
  const contact = await findContact(db, of);
  if (!contact) return undefined;
  const { customer } = contact;
  const [{ rows, ...paged }, who, totals, colleagues] = await Promise.all([
    readPage(page, eventsOnAPage, (part) => readTimeline(db, customer, now, part)),
    describeCustomer(db, contact),
    readTotals(db, customer, now),
    findColleagues(db, customer),
  ]);
  const writing = newWriting(of, contact.email, contact.language);
  return { kind: 'customer', of, customer: who, totals, events: rows, colleagues, writing, ...paged };
}

async function describeCustomer(db: Db, { customer, ...contact }: Contact): Promise<StaffCustomer> {
  const { account, email } = customer;
  const { tickets, quotes, orders } = ownRows;
  const [byPhone] = await db
    .select({ phone: ticket.phone, at: ticket.createdAt })
    .from(ticket)
    .where(and(tickets(customer), isNotNull(ticket.phone)))
    .orderBy(desc(ticket.createdAt))
    .limit(1);
  const [byCompany] = await db
    .select({ company: quote.company, at: quote.createdAt })
    .from(quote)
    .where(and(quotes(customer), isNotNull(quote.company), ne(quote.company, '')))
    .orderBy(desc(quote.createdAt))
    .limit(1);
  const [billed] = await db
    .select({ billing: orderBilling, at: paymentOrder.createdAt })
    .from(orderBilling)
    .innerJoin(paymentOrder, eq(paymentOrder.id, orderBilling.orderId))
    .where(orders(customer))
    .orderBy(desc(paymentOrder.createdAt))
    .limit(1);
  const [first] = await db
    .select({ campaign: ticket.campaign })
    .from(ticket)
    .where(and(tickets(customer), ne(ticket.campaign, {})))
    .orderBy(asc(ticket.createdAt))
    .limit(1);
  const earlier = account
    ? await db.select({ email: earlierAddress.email }).from(earlierAddress).where(eq(earlierAddress.userId, account.id))
    : [];
  return {
    name: account?.name || contact.name,
    email: account?.email ?? contact.email ?? email,
    earlierEmails: earlier.map((one) => one.email),
    phone: newer(byPhone, billed && { phone: billed.billing.phone, at: billed.at }, ({ phone }) => phone),
    company: newer(byCompany, billed && { company: billed.billing.company, at: billed.at }, ({ company }) => company),
    taxId: billed && pick(detailsOf(billed.billing), 'taxId', 'taxIdType'),
    country: account?.country ?? contact.country ?? billed?.billing.country ?? undefined,
    language: contact.language,
    accountSince: account?.createdAt.getTime(),
    policyAcceptedAt: account?.policyAcceptedAt.getTime(),
    campaign: first?.campaign ?? {},
  };
}

interface Dated {
  readonly at: Date;
}

/** The value of the newer row that has one. */
function newer<Row extends Dated>(
  one: Row | undefined,
  other: Row | undefined,
  read: (row: Row) => string | null,
): string | undefined {
  const rows = [one, other].filter((row) => row !== undefined).filter((row) => read(row));
  const [newest] = rows.toSorted((first, second) => second.at.getTime() - first.at.getTime());
  return (newest && read(newest)) ?? undefined;
}

async function readTotals(db: Db, customer: Customer, now: Date): Promise<StaffCustomerTotals> {
  const { tickets, quotes, orders, meetings } = ownRows;
  const { currency, amount, quoteReference, state } = paymentOrder;
  const { amount: returned, orderId, isExtra } = paymentRefund;
  const refunded = db
    .select({ all: sum(returned) })
    .from(paymentRefund)
    .where(and(eq(orderId, paymentOrder.id), eq(isExtra, false)));
  const paid = await db
    .select({ currency, minor: sql`sum(${amount} - coalesce((${refunded}), 0))`.mapWith(Number) })
    .from(paymentOrder)
    .where(and(orders(customer), eq(state, 'paid')))
    .groupBy(currency)
    .orderBy(currency);
  const payment = db
    .select({ one: sql`1` })
    .from(paymentOrder)
    .where(and(eq(quoteReference, quote.reference), eq(state, 'paid')));
  const [open] = await db
    .select({ quotes: count() })
    .from(quote)
    .where(and(quotes(customer), gt(quote.validUntil, now), notExists(payment)));
  const [waiting] = await db
    .select({ tickets: count() })
    .from(ticket)
    .where(and(tickets(customer), eq(ticket.state, 'new')));
  const [next] = await db
    .select()
    .from(meeting)
    .where(and(meetings(customer), eq(meeting.state, 'booked'), gt(meeting.startsAt, now)))
    .orderBy(asc(meeting.startsAt))
    .limit(1);
  return {
    paid: paid.flatMap(({ currency: code, minor }) => {
      const known = currencies.find((one) => one === code.toLowerCase());
      return known ? [{ minor, currency: known }] : [];
    }),
    openQuotes: open?.quotes ?? 0,
    waitingTickets: waiting?.tickets ?? 0,
    nextMeeting: next && { reference: next.reference, startsAt: next.startsAt.getTime() },
  };
}

/** Any reference, however it is typed, or the id of an account. */
export const customerText = z.union([uuidText().toLowerCase(), referenceText(readRecordReference)]);

const writeFields = z.object({
  of: customerText,
  form: uuidText().toLowerCase(),
  language: z.enum(languageCodes),
  message: linesOfText(ticketLimits.message),
});

/** The team writes to the customer of an order, quote, meeting or ticket, or of an account. */
export const write: FormHandler = async (typed, deps) => {
  const read = writeFields.safeParse(typed);
  const { data: of } = writeFields.shape.of.safeParse(typed['of']);
  if (of === undefined) return wrongInput({ view: 'customers' });
  // From the page of the customer, or from that of what it is about.
  const place: StaffPlace = (typed['from'] !== 'customer' && recordPlace(of)) || { view: 'customer', of };
  if (!read.success) {
    const { message, ...others } = problemsOf(read.error);
    if (message === undefined || Object.keys(others).length > 0) return wrongInput(place);
    return { place, status: 422, problems: { message } };
  }
  const { form: id, language, message: text } = read.data;
  const contact = await findContact(deps.db, of);
  if (!contact) return { place: { view: 'customers' }, status: 404, errorCode: 'unknownCustomer' };
  const about = typed['from'] === 'customer' || of.startsWith('H-') ? undefined : readRecordReference(of);
  const to = { name: contact.name, email: contact.email, country: contact.country };
  const opened = await openConversation(deps, { id, about, to, language, text });
  if (opened.outcome === 'opened') return { done: 'written', place: { view: 'ticket', ticket: opened.reference } };
  return { place, status: 409, errorCode: opened.outcome === 'waiting' ? 'conversationOpen' : 'sentBefore' };
};
