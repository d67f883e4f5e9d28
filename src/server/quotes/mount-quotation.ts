import { success } from '#contracts/envelope.ts';
import { createQuotation } from '#contracts/quotes.ts';
import type { StoredQuote } from '#database/quotes/quote-rows.ts';
import { writeAmount } from '#site/payments/amount.ts';
import { madeHref, pdfHref } from '#site/quotes/quote-href.ts';
import type { App } from '../app-context.ts';
import { mountCall } from '../calls/mount-call.ts';
import { CallFault } from '../errors/call-fault.ts';
import { whileDatabaseAnswers } from '../errors/while-database-answers.ts';
import { chooseLanguage } from '../pages/choose-language.ts';
import { chooseItems } from './choose-items.ts';
import { createQuote } from './create-quote.ts';
import { currencyOf } from './quote-of.ts';
import type { QuoteDeps } from './quote-parts.ts';

/** Makes a quote, for the site's own page and for other systems. */
export function mountQuotation(app: App, deps: QuoteDeps): void {
  const { config, database } = deps;
  // A database that is away is a failed call too, of which other systems know these words.
  const away = () => new CallFault('notReady', { description: createQuotation.failure });
  mountCall(app, config, createQuotation, async ({ items, lang, ...wish }, c) => {
    const language = lang ?? chooseLanguage(undefined, c.req.header());
    const selected = chooseItems(items);
    const made = await whileDatabaseAnswers(
      database,
      () => createQuote(c, { ...wish, selected, language }, deps),
      away,
    );
    return success(answerOf(made, language));
  });
}

function answerOf(made: StoredQuote, language: Parameters<typeof madeHref>[0]) {
  const { reference, subtotal, total, validUntil } = made;
  return {
    id: reference,
    pdf: pdfHref(reference),
    page: madeHref(language, reference),
    subtotal: writeAmount(subtotal),
    total: writeAmount(total),
    currency: currencyOf(made).toUpperCase(),
    valid_until: validUntil.toISOString(),
  };
}
