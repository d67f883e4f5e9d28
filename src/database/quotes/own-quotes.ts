import { and, desc, eq, isNull, or, sql } from 'drizzle-orm';
import type { User } from '../accounts/open-session.ts';
import type { Db } from '../database.ts';
import { quote } from '../tables/quote.ts';
import type { KeptQuote } from './quote-rows.ts';

type Owner = Pick<User, 'id' | 'email'>;

/** Those of the account, and those that were sent to its proven address, also before there was an account. */
export function isOwnQuote({ id, email }: Owner) {
  const { userId, email: sentTo } = quote;
  return or(eq(userId, id), and(isNull(userId), eq(sql`lower(${sentTo})`, email)));
}

/** The newest first. */
export function listOwnQuotes(db: Db, owner: Owner, limit: number): Promise<KeptQuote[]> {
  return db
    .select()
    .from(quote)
    .where(isOwnQuote(owner))
    .orderBy(desc(quote.createdAt), desc(quote.id))
    .limit(limit)
    .execute();
}
