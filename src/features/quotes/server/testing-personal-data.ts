import { randomUUID } from 'node:crypto';
import type { Db } from '#platform/database/database.ts';
import { newQuoteReference } from '#platform/database/reference-code.ts';
import { amount, future, moment, type SamplePerson } from '#platform/server/testing-personal-data.ts';
import { quote } from './tables.ts';

/** One that was paid, and one that was not. */
export async function insertQuoteData(db: Db, { gone, kept, userId, email }: SamplePerson) {
  const quoteOf = (mark: string, from: string) => ({
    reference: newQuoteReference(),
    requestId: randomUUID(),
    userId,
    name: `${mark} name`,
    email: from,
    company: `${mark} company`,
    note: `${gone} note`,
    language: 'es',
    country: 'co',
    currency: 'cop',
    selection: `${mark} selection`,
    lines: [{ id: 'x', kind: 'product', name: `${mark} line`, amount: '1', per: 'month', unit: 100, total: 100 }],
    taxes: [{ name: `${mark} tax`, rate: 1900, minor: 100 }],
    subtotal: amount(),
    total: 1e9,
    createdAt: moment(),
    validUntil: future(),
  });
  // Paid quotes keep the address that they were sent to, even if it was changed since.
  const [unpaid, paid] = [quoteOf(gone, email), quoteOf(kept, `${kept}@example.com`)];
  await db.insert(quote).values([unpaid, paid]);
  return { unpaid: unpaid.reference, paid: paid.reference };
}
