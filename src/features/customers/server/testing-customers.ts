import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { afterAll, beforeEach } from 'vitest';
import { earlierAddress, notification } from '#features/accounts/server/tables.ts';
import { meeting } from '#features/meetings/server/tables.ts';
import { insertTestOrder } from '#features/payments/server/store/testing-orders.ts';
import { orderBilling, paymentOrder } from '#features/payments/server/tables.ts';
import { quote } from '#features/quotes/server/tables.ts';
import { staffApp, viewIn } from '#features/staff/server/testing-staff.ts';
import { ticket } from '#features/tickets/server/tables.ts';
import type { Database } from '#platform/database/database.ts';
import { newQuoteReference } from '#platform/database/reference-code.ts';
import { databaseForTests } from '#platform/database/testing.ts';
import { outboxMessage } from '#platform/server/mail/tables.ts';
import { msPerDay } from '#site/durations.ts';

const now = Date.now();
export const ago = (days: number) => new Date(now - days * msPerDay);

/** The team's pages about customers, of whom there are none before each test. Call this in a `describe`. */
export async function customersApp(kind: Database['kind']) {
  const database = await databaseForTests(kind);
  const { db } = database;
  const staff = await staffApp(database);
  afterAll(() => rmSync(staff.dataDir, { recursive: true }));
  beforeEach(async () => {
    for (const table of [ticket, paymentOrder, quote, meeting, outboxMessage, notification, earlierAddress])
      await db.delete(table);
  });

  const insertQuote = async (change: Partial<typeof quote.$inferInsert> = {}) => {
    const row = {
      reference: newQuoteReference(),
      name: 'Luis',
      email: 'luis@example.com',
      language: 'es',
      currency: 'cop',
      selection: 'x',
      lines: [],
      taxes: [],
      subtotal: 100_000,
      total: 100_000,
      createdAt: ago(3),
      validUntil: new Date(Date.now() + msPerDay),
      ...change,
    };
    await db.insert(quote).values(row);
    return row.reference;
  };
  const insertBilled = async (email: string, details: Partial<typeof orderBilling.$inferInsert> = {}) => {
    const order = await insertTestOrder(db, { email, state: 'paid', createdAt: ago(2) });
    await db.insert(orderBilling).values({
      orderId: order.id,
      kind: 'company',
      name: 'Rosa Ángela',
      company: 'Transportes del Oriente S. A. S.',
      taxIdType: 'nit',
      taxId: '900123456-8',
      street: 'Calle 1',
      city: 'Bogotá',
      country: 'CO',
      phone: '+573109876543',
      updatedAt: ago(2),
      ...details,
    });
    return order;
  };
  const customer = async (of: string, more = '') =>
    viewIn(await staff.get(`/staff/es?view=customer&of=${of}${more}`), 'customer');
  const search = async (q: string, page = 1) =>
    viewIn(await staff.get(`/staff/es?view=customers&q=${encodeURIComponent(q)}&page=${page}`), 'customers');
  const found = async (q: string) => (await search(q)).customers.map(({ email }) => email);
  const write = (of: string, change: Readonly<Record<string, string>> = {}) => ({
    action: 'write',
    of,
    form: randomUUID(),
    language: 'es',
    message: 'Buenos días',
    ...change,
  });
  return { db, staff, insertQuote, insertBilled, customer, search, found, write };
}
