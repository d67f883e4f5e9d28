import { asc, eq, or } from 'drizzle-orm';
import type { Db } from './database.ts';
import { consentReceipt } from './tables/consent-receipt.ts';

export type ConsentReceipt = typeof consentReceipt.$inferSelect;

/**
 * Keeps a receipt and answers the moment it was first kept at. The same id again changes nothing, even if both come
 * at once: the later waits for the earlier one, and then finds it.
 */
export async function keepReceipt(db: Db, receipt: ConsentReceipt): Promise<Date> {
  const { id, at } = consentReceipt;
  const [kept] = await db.insert(consentReceipt).values(receipt).onConflictDoNothing({ target: id }).returning({ at });
  const [first] = kept ? [kept] : await db.select({ at }).from(consentReceipt).where(eq(id, receipt.id));
  if (!first) throw new Error('The database kept no receipt');
  return first.at;
}

/** The receipts of a visitor, or the one of that id; the oldest first. */
export function listReceipts(db: Db, visitorOrId: string): Promise<ConsentReceipt[]> {
  const { id, visitor, at } = consentReceipt;
  return db
    .select()
    .from(consentReceipt)
    .where(or(eq(visitor, visitorOrId), eq(id, visitorOrId)))
    .orderBy(asc(at), asc(id))
    .execute();
}
