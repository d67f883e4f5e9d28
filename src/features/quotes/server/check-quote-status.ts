import type { Database } from '#platform/database/database.ts';
import { consumeRateLimit } from '#platform/database/limits/rate-limits.ts';
import type { AppContext } from '#platform/server/app-context.ts';
import { whileDatabaseAnswers } from '#platform/server/errors/while-database-answers.ts';
import { networkLimits, withinLimits } from '#platform/server/security/within-limits.ts';
import type { QuoteStatus } from '#site/quotes.ts';
import { quoteStatus, withState } from './quote-of.ts';
import { findQuote } from './store.ts';

interface Deps {
  readonly database: Database;
  readonly secretOf: () => Promise<string>;
}

/** The rate limit of status checks per network. Numbers cannot be guessed; this stops attempts to try. */
export const quoteStatusLimit = { name: 'quote-look', most: 60, seconds: 60 * 60 } as const;

/** Returns whether a quote is genuine and still valid, for everyone with its number. Undefined: it is not one of ours. */
export function checkQuoteStatus(
  c: AppContext,
  { database, secretOf }: Deps,
  typed: string,
): Promise<QuoteStatus | undefined> {
  const { db } = database;
  return whileDatabaseAnswers(database, () =>
    withinLimits(c, async () => {
      const now = new Date();
      for (const limit of networkLimits(c, await secretOf(), [quoteStatusLimit]))
        await consumeRateLimit(db, limit, now);
      const stored = await findQuote(db, typed);
      return stored && quoteStatus(await withState(db, stored, now));
    }),
  );
}
