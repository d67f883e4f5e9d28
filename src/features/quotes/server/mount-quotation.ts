import { success } from '#platform/contracts/envelope.ts';
import type { App } from '#platform/server/app-context.ts';
import { mountCall } from '#platform/server/calls/mount-call.ts';
import { CallFault } from '#platform/server/errors/call-fault.ts';
import { whileDatabaseAnswers } from '#platform/server/errors/while-database-answers.ts';
import { chooseLanguage } from '#platform/server/pages/choose-language.ts';
import { writeAmount } from '#site/amount.ts';
import { madeHref, pdfHref } from '#site/quotes.ts';
import { createQuotation } from '../contract.ts';
import { chooseItems } from './choose-items.ts';
import { createQuote } from './create-quote.ts';
import { currencyOf } from './quote-of.ts';
import type { QuoteDeps } from './quote-parts.ts';
import type { StoredQuote } from './store/quote-rows.ts';

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
