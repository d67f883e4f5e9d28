import { desc } from 'drizzle-orm';
import { isOwnedBy, type Owner } from '#features/accounts/server/store/owner.ts';
import type { Db } from '#platform/database/database.ts';
import { quote } from '../tables.ts';
import type { StoredQuote } from './quote-rows.ts';

export const isOwnQuote = (owner: Owner) => isOwnedBy(owner, quote);

/** The newest first. */
export function listOwnQuotes(db: Db, owner: Owner, limit: number): Promise<StoredQuote[]> {
  return db
    .select()
    .from(quote)
    .where(isOwnQuote(owner))
    .orderBy(desc(quote.createdAt), desc(quote.id))
    .limit(limit)
    .execute();
}
