import {
  and,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  notExists,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import { type PgColumn, unionAll } from 'drizzle-orm/pg-core';
import { dataRequest, earlierAddress, user } from '#features/accounts/server/tables.ts';
import { meeting } from '#features/meetings/server/tables.ts';
import { pricedItemOf } from '#features/payments/server/order.ts';
import type { PaymentOrder } from '#features/payments/server/store/orders.ts';
import { paymentOrder, paymentRefund } from '#features/payments/server/tables.ts';
import { currencyOf } from '#features/quotes/server/quote-of.ts';
import { quote } from '#features/quotes/server/tables.ts';
import { excerptOf } from '#features/tickets/server/status.ts';
import { ticket, ticketMessage } from '#features/tickets/server/tables.ts';
import type { Db } from '#platform/database/database.ts';
import { staffAction } from '#platform/server/staff/tables.ts';
import type { TimelineEvent, TimelineKind } from '../timeline.ts';
import { type Customer, ownRows } from './find-customer.ts';

interface Part {
  readonly limit: number;
  readonly offset: number;
}

/**
 * What happened with a customer, the latest first. The same for the team and for the customer: it has nothing that
 * either must not see, such as internal notes. The times of everything are sorted in one query; the texts are only read
 * for the rows of this page, so that a customer with thousands of rows has a fast page, too.
 */
export async function readTimeline(db: Db, customer: Customer, now: Date, part: Part): Promise<TimelineEvent[]> {
  const found = await findEvents(db, customer, now, part);
  const details = await readDetails(db, found);
  return found.map((one) => ({ kind: one.kind, at: one.at.getTime(), ...details.get(keyOf(one)) }));
}

interface FoundEvent {
  readonly kind: TimelineKind;
  readonly at: Date;
  /** Of the row that tells more. */
  readonly id: string;
}

const event = (kind: TimelineKind, at: SQLWrapper, id: PgColumn) => ({
  kind: sql<TimelineKind>`${sql.raw(`'${kind}'`)}`.as('kind'),
  at: sql<Date>`${at}`.mapWith(ticket.createdAt).as('at'),
  id: sql<string>`${id}::text`.as('id'),
});

async function findEvents(db: Db, customer: Customer, now: Date, { limit, offset }: Part): Promise<FoundEvent[]> {
  const all = unionAll(
    opened(db, customer, 'ticketOpened', 'visitor'),
    opened(db, customer, 'ticketOpenedByTeam', 'team'),
    written(db, customer, 'ticketReplied', 'visitor'),
    written(db, customer, 'ticketAnswered', 'team'),
    db
      .select(event('ticketClosed', staffAction.at, ticket.id))
      .from(ticket)
      .innerJoin(staffAction, eq(staffAction.subject, ticket.reference))
      .where(and(ownRows.tickets(customer), isClosing)),
    db
      .select(event('quoteMade', quote.createdAt, quote.id))
      .from(quote)
      .where(ownRows.quotes(customer)),
    ordered(db, customer, 'orderStarted', paymentOrder.createdAt, isNull(paymentOrder.paidAt)),
    ordered(db, customer, 'orderPaid', paymentOrder.paidAt, isNotNull(paymentOrder.paidAt)),
    ordered(db, customer, 'orderDelivered', paymentOrder.deliveredAt, isNotNull(paymentOrder.deliveredAt)),
    refunded(db, customer, 'orderRefunded', false),
    refunded(db, customer, 'orderExtraRefunded', true),
    met(db, customer, 'meetingBooked', meeting.createdAt),
    met(db, customer, 'meetingMoved', meeting.bookedAt, wasMoved),
    met(db, customer, 'meetingCancelled', meeting.cancelledAt, isNotNull(meeting.cancelledAt)),
    met(db, customer, 'meetingStarted', meeting.startsAt, and(eq(meeting.state, 'booked'), lte(meeting.startsAt, now))),
    ...accountEvents(db, customer),
  );
  return all.orderBy(sql`"at" desc, "id" desc, "kind"`).limit(limit).offset(offset);
}

/** Each change of a meeting counts, its cancellation too. A hold that is confirmed is booked later, but not changed. */
const changes = sql`${meeting.sequence} - (${meeting.state} = 'cancelled')::int`;
const wasMoved = and(gt(changes, 0), gt(meeting.bookedAt, meeting.createdAt));
const isClosing = or(
  and(eq(staffAction.action, 'ticket-state'), sql`${staffAction.details} ->> 'to' = 'closed'`),
  inArray(staffAction.action, ['ticket-closed-notified', 'ticket-answered-closed']),
);

function opened(db: Db, customer: Customer, kind: TimelineKind, by: 'visitor' | 'team') {
  return db
    .select(event(kind, ticket.createdAt, ticket.id))
    .from(ticket)
    .where(and(ownRows.tickets(customer), eq(ticket.openedBy, by)));
}

function written(db: Db, customer: Customer, kind: TimelineKind, by: 'visitor' | 'team') {
  return db
    .select(event(kind, ticketMessage.createdAt, ticketMessage.id))
    .from(ticket)
    .innerJoin(ticketMessage, eq(ticketMessage.ticketId, ticket.id))
    .where(and(ownRows.tickets(customer), eq(ticketMessage.author, by)));
}

function ordered(db: Db, customer: Customer, kind: TimelineKind, at: SQLWrapper, isSuch: SQL) {
  return db
    .select(event(kind, at, paymentOrder.id))
    .from(paymentOrder)
    .where(and(ownRows.orders(customer), isSuch));
}

function refunded(db: Db, customer: Customer, kind: TimelineKind, isExtra: boolean) {
  return db
    .select(event(kind, paymentRefund.refundedAt, paymentRefund.id))
    .from(paymentOrder)
    .innerJoin(paymentRefund, eq(paymentRefund.orderId, paymentOrder.id))
    .where(and(ownRows.orders(customer), eq(paymentRefund.isExtra, isExtra)));
}

function met(db: Db, customer: Customer, kind: TimelineKind, at: SQLWrapper, isSuch?: SQL) {
  return db
    .select(event(kind, at, meeting.id))
    .from(meeting)
    .where(and(ownRows.meetings(customer), isSuch));
}

function accountEvents(db: Db, { account }: Customer) {
  if (!account) return [];
  const requested = (kind: 'download' | 'correction') =>
    and(eq(dataRequest.userId, account.id), eq(dataRequest.kind, kind));
  // The change of an address is recorded as a correction, too, by another clock.
  const isAtOnce = sql`abs(extract(epoch from ${earlierAddress.until} - ${dataRequest.at})) < 60`;
  const isAddress = db
    .select({ one: sql`1` })
    .from(earlierAddress)
    .where(and(eq(earlierAddress.userId, dataRequest.userId), isAtOnce));
  return [
    db
      .select(event('accountOpened', user.createdAt, user.id))
      .from(user)
      .where(eq(user.id, account.id)),
    db
      .select(event('addressChanged', earlierAddress.until, earlierAddress.userId))
      .from(earlierAddress)
      .where(eq(earlierAddress.userId, account.id)),
    db
      .select(event('dataDownloaded', dataRequest.at, dataRequest.id))
      .from(dataRequest)
      .where(requested('download')),
    db
      .select(event('dataCorrected', dataRequest.at, dataRequest.id))
      .from(dataRequest)
      .where(and(requested('correction'), notExists(isAddress))),
  ];
}

type Details = Omit<TimelineEvent, 'kind' | 'at'>;

/** A delivery has a text of its own; everything else of an order reads the same. */
const deliveryKey = (id: string) => `delivery ${id}`;
const keyOf = ({ kind, id }: FoundEvent) => (kind === 'orderDelivered' ? deliveryKey(id) : id);

/** By the key of the event. */
async function readDetails(db: Db, found: readonly FoundEvent[]): Promise<ReadonlyMap<string, Details>> {
  const idsOf = (...beginnings: readonly string[]) =>
    found.filter(({ kind }) => beginnings.some((beginning) => kind.startsWith(beginning))).map(({ id }) => id);
  const [opening, later] = [idsOf('ticketOpened', 'ticketClosed'), idsOf('ticketReplied', 'ticketAnswered')];
  return new Map([
    ...(await ticketDetails(db, opening)),
    ...(await messageDetails(db, later)),
    ...(await quoteDetails(db, idsOf('quote'))),
    ...(await orderDetails(db, idsOf('orderStarted', 'orderPaid', 'orderDelivered'))),
    ...(await refundDetails(db, idsOf('orderRefunded', 'orderExtraRefunded'))),
    ...(await meetingDetails(db, idsOf('meeting'))),
  ]);
}

type DetailsOf = (db: Db, ids: string[]) => Promise<(readonly [string, Details])[]>;

/** More than an excerpt has: the rest of a long message is not read. */
const beginning = (text: PgColumn) => sql<string>`left(${text}, 400)`;

const ticketDetails: DetailsOf = async (db, ids) => {
  const { id, reference, language, message } = ticket;
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id, reference, language, message: beginning(message) })
    .from(ticket)
    .where(inArray(id, ids));
  return rows.map((row) => [row.id, { reference: row.reference, text: excerptOf(row) }]);
};

const messageDetails: DetailsOf = async (db, ids) => {
  const { id, text, ticketId } = ticketMessage;
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id, message: beginning(text), reference: ticket.reference, language: ticket.language })
    .from(ticketMessage)
    .innerJoin(ticket, eq(ticket.id, ticketId))
    .where(inArray(id, ids));
  return rows.map((row) => [row.id, { reference: row.reference, text: excerptOf(row) }]);
};

const quoteDetails: DetailsOf = async (db, ids) => {
  const { id, reference, currency, total } = quote;
  if (ids.length === 0) return [];
  const rows = await db.select({ id, reference, currency, total }).from(quote).where(inArray(id, ids));
  return rows.map((row) => [
    row.id,
    { reference: row.reference, money: { minor: row.total, currency: currencyOf(row) } },
  ]);
};

const orderDetails: DetailsOf = async (db, ids) => {
  if (ids.length === 0) return [];
  const rows = await db.select().from(paymentOrder).where(inArray(paymentOrder.id, ids));
  return rows.flatMap((row): [string, Details][] => {
    const details = { reference: row.reference, money: pricedItemOf(row).money, item: itemOf(row) };
    return [
      [row.id, details],
      [deliveryKey(row.id), { ...details, text: row.deliveryNote ?? undefined }],
    ];
  });
};

function itemOf(row: PaymentOrder): TimelineEvent['item'] {
  const { productId, quote: quoted, planId, emails } = pricedItemOf(row);
  return { productId, quote: quoted, planId, emails };
}

/** With what was returned, and what the team wrote to the buyer about it. */
const refundDetails: DetailsOf = async (db, ids) => {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ refund: paymentRefund, order: paymentOrder })
    .from(paymentRefund)
    .innerJoin(paymentOrder, eq(paymentOrder.id, paymentRefund.orderId))
    .where(inArray(paymentRefund.id, ids));
  return rows.map(({ refund, order }) => {
    const money = { ...pricedItemOf(order).money, minor: refund.amount };
    return [refund.id, { reference: order.reference, money, item: itemOf(order), text: refund.note ?? undefined }];
  });
};

const meetingDetails: DetailsOf = async (db, ids) => {
  const { id, reference, topic, startsAt } = meeting;
  if (ids.length === 0) return [];
  const rows = await db.select({ id, reference, topic, startsAt }).from(meeting).where(inArray(id, ids));
  return rows.map((row) => [row.id, { reference: row.reference, text: row.topic, startsAt: row.startsAt.getTime() }]);
};
