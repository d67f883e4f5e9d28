import { findQuote } from '#database/quotes/find-quote.ts';
import { quoteDownloads } from '#site/quotes/quote-href.ts';
import type { App } from '../app-context.ts';
import { whileDatabaseAnswers } from '../errors/while-database-answers.ts';
import { quoteOf } from './quote-of.ts';
import type { QuoteParts } from './quote-parts.ts';

/** The quote as a PDF, for whoever has its number. */
export function mountDownloads(app: App, { config, database, drawQuote }: QuoteParts): void {
  app.get(`${quoteDownloads}/:file{.+\\.pdf}`, async (c) => {
    const reference = c.req.param('file').slice(0, -'.pdf'.length);
    const kept = await whileDatabaseAnswers(database, () => findQuote(database.db, reference));
    if (!kept) return c.notFound();
    const quote = quoteOf(kept, config);
    return c.body(new Uint8Array(await drawQuote(quote)), 200, {
      'Cache-Control': 'no-store',
      'Content-Disposition': `inline; filename="${quote.reference}.pdf"`,
      'Content-Language': quote.language,
      'Content-Type': 'application/pdf',
      'X-Robots-Tag': 'noindex',
    });
  });
}
