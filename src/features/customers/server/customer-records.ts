import { and, desc, ne } from 'drizzle-orm';
import { meeting } from '#features/meetings/server/tables.ts';
import { paymentOrder } from '#features/payments/server/tables.ts';
import { withStates } from '#features/quotes/server/quote-of.ts';
import { quote } from '#features/quotes/server/tables.ts';
import { type Ticket, ticket } from '#features/tickets/server/tables.ts';
import type { CustomerRecord, CustomerRecords } from '#features/tickets/staff-lines.ts';
import { currentTime } from '#platform/database/clock.ts';
import type { Db } from '#platform/database/database.ts';
import { findContact, ownRows } from './find-customer.ts';

/** Of each kind. The page of the customer has the rest. */
const most = 10;

/** What else the writer of a ticket did, the latest first. A ticket that only tests the mail path is nobody's. */
export async function collectRecords(
  db: Db,
  { id, reference }: Pick<Ticket, 'id' | 'reference'>,
): Promise<CustomerRecords> {
  const contact = await findContact(db, reference);
  if (!contact) return { of: undefined, records: [], accountSince: undefined };
  const { customer } = contact;
  const [tickets, quotes, orders, meetings] = await Promise.all([
    db
      .select({ reference: ticket.reference, at: ticket.createdAt, state: ticket.state })
      .from(ticket)
      .where(and(ownRows.tickets(customer), ne(ticket.id, id)))
      .orderBy(desc(ticket.createdAt))
      .limit(most),
    db.select().from(quote).where(ownRows.quotes(customer)).orderBy(desc(quote.createdAt)).limit(most),
    db
      .select({ reference: paymentOrder.reference, at: paymentOrder.createdAt, state: paymentOrder.state })
      .from(paymentOrder)
      .where(ownRows.orders(customer))
      .orderBy(desc(paymentOrder.createdAt))
      .limit(most),
    db
      .select({ reference: meeting.reference, at: meeting.startsAt, state: meeting.state })
      .from(meeting)
      .where(ownRows.meetings(customer))
      .orderBy(desc(meeting.startsAt))
      .limit(most),
  ]);
  const quoted = (await withStates(db, quotes, currentTime())).map(({ stored, state }) => ({
    reference: stored.reference,
    at: stored.createdAt,
    state,
  }));
  const records = [
    ...asRecords('ticket', tickets),
    ...asRecords('quote', quoted),
    ...asRecords('order', orders),
    ...asRecords('meeting', meetings),
  ];
  return {
    of: reference,
    records: records.toSorted((one, other) => other.at - one.at),
    accountSince: customer.account?.createdAt.getTime(),
  };
}

interface Row {
  readonly reference: string;
  readonly at: Date;
  readonly state: string;
}

function asRecords(kind: CustomerRecord['kind'], rows: readonly Row[]): CustomerRecord[] {
  return rows.map((row) => ({ ...row, at: row.at.getTime(), kind }));
}
