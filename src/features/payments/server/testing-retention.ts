import { randomUUID } from 'node:crypto';
import type { Db } from '#platform/database/database.ts';
import { type RetentionSamples, sampleCode } from '#platform/server/retention/testing-retention.ts';
import { paymentEvent, paymentOrder, paymentTransaction, sandboxEvent, sandboxTransaction } from './tables.ts';

export async function insertOrder(
  db: Db,
  createdAt: Date,
  change: Partial<typeof paymentOrder.$inferInsert> = {},
): Promise<string> {
  const price = { currency: 'cop', amount: 1000, provider: 'wompi', language: 'es' };
  const what = change.quoteReference ? {} : { productId: 4 };
  const [row] = await db
    .insert(paymentOrder)
    .values({
      ...price,
      ...what,
      reference: `P-${sampleCode()}`,
      state: 'expired',
      createdAt,
      expiresAt: createdAt,
      ...change,
    })
    .returning();
  return row?.id ?? '';
}

export async function insertTransaction(
  db: Db,
  createdAt: Date,
  change: Partial<typeof paymentTransaction.$inferInsert> = {},
): Promise<void> {
  const money = { currency: 'cop', amount: 1000, status: 'DECLINED' } as const;
  const names = { provider: 'wompi', id: randomUUID(), reference: 'P' };
  await db.insert(paymentTransaction).values({ ...money, ...names, createdAt, updatedAt: createdAt, ...change });
}

export const paymentSamples: RetentionSamples = {
  'payment_order unpaid-orders': (db, since) => insertOrder(db, since),
  'payment_order payments': (db, paidAt) => insertOrder(db, paidAt, { state: 'paid', paidAt }),
  'payment_transaction payments': (db, since) => insertTransaction(db, since),
  'payment_event payments': (db, receivedAt) => {
    const values = { key: sampleCode(), transactionId: 't', status: 'APPROVED', sentAt: receivedAt, receivedAt };
    return db.insert(paymentEvent).values(values).execute();
  },
  'sandbox_event sandbox': (db, dueAt) =>
    db.insert(sandboxEvent).values({ transactionId: 't', status: 'APPROVED', body: {}, dueAt }).execute(),
  'sandbox_transaction sandbox': (db, createdAt) => {
    const money = { currency: 'cop', amount: 1, outcome: 'APPROVED' } as const;
    const payer = { email: 'ana@example.com', fullName: 'Ana' };
    const values = { ...money, ...payer, id: sampleCode(), reference: sampleCode(), createdAt, settlesAt: createdAt };
    return db.insert(sandboxTransaction).values(values).execute();
  },
};
