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

/** Looks that one network may have: a number cannot be found by trying; this keeps anybody from trying at all. */
export const quoteLooks = { name: 'quote-look', most: 60, seconds: 60 * 60 } as const;

/** Whether a quote is genuine and still valid, for anybody who has its number in hand. Undefined: it is none of ours. */
export function lookForQuote(
  c: AppContext,
  { database, secretOf }: Deps,
  typed: string,
): Promise<QuoteStatus | undefined> {
  const { db } = database;
  return whileDatabaseAnswers(database, () =>
    withinLimits(c, async () => {
      const now = new Date();
      for (const limit of networkLimits(c, await secretOf(), [quoteLooks])) await consumeRateLimit(db, limit, now);
      const kept = await findQuote(db, typed);
      return kept && quoteStatus(await withState(db, kept, now));
    }),
  );
}
