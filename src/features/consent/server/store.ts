import { asc, eq, or } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { type CountedLimit, consumeRateLimits } from '#platform/database/limits/rate-limits.ts';
import { consentReceipt } from './tables.ts';

export type ConsentReceipt = typeof consentReceipt.$inferSelect;

/** When a receipt was first saved. Undefined if there is none with that id. */
export async function receiptMoment(db: Db, { id }: Pick<ConsentReceipt, 'id'>): Promise<Date | undefined> {
  const [first] = await db.select({ at: consentReceipt.at }).from(consentReceipt).where(eq(consentReceipt.id, id));
  return first?.at;
}

/**
 * Saves a receipt and returns when it was first saved. The same id again changes nothing, even concurrently: the later
 * transaction waits for the earlier one, and then finds its row. Throws LimitReached before a receipt is written.
 */
export async function saveReceipt(db: Db, receipt: ConsentReceipt, limits: readonly CountedLimit[] = []) {
  const { id, at } = consentReceipt;
  return db.transaction(async (tx) => {
    await consumeRateLimits(tx, limits, receipt.at);
    const [saved] = await tx
      .insert(consentReceipt)
      .values(receipt)
      .onConflictDoNothing({ target: id })
      .returning({ at });
    const first = saved?.at ?? (await receiptMoment(tx, receipt));
    if (!first) throw new Error('The database did not save the receipt');
    return first;
  });
}

/** The receipts of a visitor, or the one with that id; the oldest first. */
export async function listReceipts(db: Db, visitorOrId: string): Promise<ConsentReceipt[]> {
  const { id, visitor, at } = consentReceipt;
  return db
    .select()
    .from(consentReceipt)
    .where(or(eq(visitor, visitorOrId), eq(id, visitorOrId)))
    .orderBy(asc(at), asc(id));
}
