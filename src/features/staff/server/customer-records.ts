import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { user } from '#features/accounts/server/tables.ts';
import { meeting } from '#features/meetings/server/tables.ts';
import { paymentOrder } from '#features/payments/server/tables.ts';
import { withStates } from '#features/quotes/server/quote-of.ts';
import { quote } from '#features/quotes/server/tables.ts';
import { type Ticket, ticket } from '#features/tickets/server/tables.ts';
import type { CustomerRecord, CustomerRecords } from '#features/tickets/staff-lines.ts';
import type { Db } from '#platform/database/database.ts';

/** Of each kind. */
const most = 10;

/** What else the writer of a ticket did, found by their address. */
export async function collectRecords(db: Db, { id, email }: Pick<Ticket, 'id' | 'email'>): Promise<CustomerRecords> {
  const address = email.toLowerCase();
  const isTheirs = (column: PgColumn) => eq(sql`lower(${column})`, address);
  const [tickets, quotes, orders, meetings, [account]] = await Promise.all([
    db
      .select({ reference: ticket.reference, at: ticket.createdAt, state: ticket.state })
      .from(ticket)
      .where(and(isTheirs(ticket.email), ne(ticket.id, id)))
      .orderBy(desc(ticket.createdAt))
      .limit(most),
    db.select().from(quote).where(isTheirs(quote.email)).orderBy(desc(quote.createdAt)).limit(most),
    db
      .select({ reference: paymentOrder.reference, at: paymentOrder.createdAt, state: paymentOrder.state })
      .from(paymentOrder)
      .where(isTheirs(paymentOrder.email))
      .orderBy(desc(paymentOrder.createdAt))
      .limit(most),
    db
      .select({ reference: meeting.reference, at: meeting.startsAt, state: meeting.state })
      .from(meeting)
      .where(isTheirs(meeting.email))
      .orderBy(desc(meeting.startsAt))
      .limit(most),
    db.select({ createdAt: user.createdAt }).from(user).where(eq(user.email, address)),
  ]);
  const records: CustomerRecord[] = [
    ...tickets.map((row) => ({ ...row, at: row.at.getTime(), kind: 'ticket' as const })),
    ...(await withStates(db, quotes, new Date())).map(({ stored, state }) => ({
      reference: stored.reference,
      at: stored.createdAt.getTime(),
      state,
      kind: 'quote' as const,
    })),
    ...orders.map((row) => ({ ...row, at: row.at.getTime(), kind: 'order' as const })),
    ...meetings.map((row) => ({ ...row, at: row.at.getTime(), kind: 'meeting' as const })),
  ];
  return { records: records.toSorted((one, other) => other.at - one.at), accountSince: account?.createdAt.getTime() };
}
