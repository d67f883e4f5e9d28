import { consumeRateLimit } from '#platform/database/limits/rate-limits.ts';
import type { App, AppContext } from '#platform/server/app-context.ts';
import { sendDocument, withRetryAfter } from '#platform/server/documents/send-document.ts';
import { CallFault } from '#platform/server/errors/call-fault.ts';
import { whileDatabaseAnswers } from '#platform/server/errors/while-database-answers.ts';
import { pathText } from '#platform/server/http/request-text.ts';
import { withinLimits } from '#platform/server/security/within-limits.ts';
import { quoteDownloads } from '#site/quotes.ts';
import { createQuotation } from '../contract.ts';
import { cacheDrawn } from './cache-drawn.ts';
import { quoteOf } from './quote-of.ts';
import type { QuoteDeps } from './quote-parts.ts';
import { downloadLimits } from './sender-limits.ts';
import { findQuote } from './store/find-quote.ts';

/** The quote as a PDF, for whoever has its number. */
export function mountDownloads(app: App, { config, database, drawQuote, log, secretOf }: QuoteDeps): void {
  const { db } = database;
  const draw = cacheDrawn(drawQuote);

  const find = (c: AppContext, reference: string) =>
    withinLimits(c, async () => {
      const now = new Date();
      for (const limit of downloadLimits(c, await secretOf())) await consumeRateLimit(db, limit, now);
      return findQuote(db, reference);
    });

  app.get(`${quoteDownloads}/:file{.+\\.pdf}`, async (c) => {
    const reference = pathText(c, 'file').slice(0, -'.pdf'.length);
    // In the words that other systems know of a quotation that failed.
    const notReady = new CallFault('notReady', { description: createQuotation.failure });
    const kept = await whileDatabaseAnswers(
      database,
      () => find(c, reference),
      () => withRetryAfter(c, notReady),
    );
    if (!kept) return c.notFound();
    const quote = quoteOf(kept, config);
    return sendDocument(c, quote, { draw: () => draw(quote), log, notReady });
  });
}
