import { wordsIn } from '#content/words.ts';
import { markNotificationsAbout } from '#features/accounts/server/store/notifications.ts';
import { errors, success } from '#platform/contracts/envelope.ts';
import { inputBounds } from '#platform/contracts/input-bounds.ts';
import { currentTime } from '#platform/database/clock.ts';
import { consumeRateLimit } from '#platform/database/limits/rate-limits.ts';
import { type App, type AppContext, headersOf } from '#platform/server/app-context.ts';
import { readForm as readFields } from '#platform/server/body/read-body.ts';
import { mountCall, problemsOf } from '#platform/server/calls/mount-call.ts';
import { sendDocument } from '#platform/server/documents/send-document.ts';
import { CallError, type RenderError, renderErrors, whileDatabaseAnswers } from '#platform/server/errors/call-error.ts';
import { pathText, queryFields, queryText } from '#platform/server/http/request-text.ts';
import { answerLive, onPage, type PageStatus } from '#platform/server/live/live-pages.ts';
import { chooseLanguage } from '#platform/server/pages/choose-language.ts';
import { answerBuilt } from '#platform/server/pages/pages.ts';
import { isFromOwnPage } from '#platform/server/security/origins.ts';
import { withinLimits } from '#platform/server/security/within-limits.ts';
import type { Language } from '#site/languages.ts';
import { writeAmount } from '#site/money.ts';
import { pdfHref, quoteDownloads, quoteHref } from '#site/quote-links.ts';
import { createQuotation, quotation } from '../contract.ts';
import { openLines } from '../quote.ts';
import type { QuoteAnswer } from '../quote-answer.ts';
import { askAction, quoteFields, quoteRequests, updateAction } from '../quote-fields.ts';
import { readPicked } from '../selected-items.ts';
import { addParameter, currencyParameter, selectionParameter, writeSelection, writeShown } from '../selection.ts';
import { chooseItems, createQuote, downloadLimits, type QuoteDeps } from './create-quote.ts';
import { type Choice, choiceInAddress, choiceInForm, createAgain, madeAnswer, pageError, problemsIn } from './page.ts';
import { choiceAddress, currencyOf, quoteOf } from './quote-of.ts';
import { sendQuoteRequest } from './quote-requests.ts';
import { findOwnQuote, findPublicQuote, findQuote, type StoredQuote } from './store.ts';

export function mountQuotes(app: App, deps: QuoteDeps): void {
  mountQuotation(app, deps);
  mountDownloads(app, deps);
  mountQuotePage(app, deps);
}

/** Finds a quote by its number. If its owner has deleted their account, only for the team. */
function quoteFinder({ database: { db }, signedIn }: Pick<QuoteDeps, 'database' | 'signedIn'>) {
  return async (c: AppContext, typed: string): Promise<StoredQuote | undefined> => {
    const found = await findPublicQuote(db, typed);
    const reader = found ? undefined : await signedIn(c);
    if (!reader) return found;
    return reader.isStaff ? findQuote(db, typed) : findOwnQuote(db, reader.user, typed);
  };
}

/** The quote as a PDF, for requests with its number. */
function mountDownloads(app: App, deps: QuoteDeps): void {
  const { config, database, drawQuote, log, secretOf } = deps;
  const { db } = database;
  const findFor = quoteFinder(deps);

  const find = (c: AppContext, reference: string) =>
    withinLimits(c, async () => {
      const now = currentTime();
      for (const limit of downloadLimits(c, await secretOf())) await consumeRateLimit(db, limit, now);
      return findFor(c, reference);
    });

  app.get(`${quoteDownloads}/:file{.+\\.pdf}`, async (c) => {
    const reference = pathText(c, 'file').slice(0, -'.pdf'.length);
    const stored = await whileDatabaseAnswers(database, () => find(c, reference));
    if (!stored) return c.notFound();
    const quote = quoteOf(stored, config);
    return sendDocument(c, quote, { draw: () => drawQuote(quote), log });
  });
}

/** Creates a quote, for the site's own page and for other systems. */
function mountQuotation(app: App, deps: QuoteDeps): void {
  const { config, database } = deps;
  mountCall(app, config, createQuotation, async ({ items, lang, ...request }, c) => {
    const language = lang ?? chooseLanguage(undefined, headersOf(c));
    const selected = chooseItems(items);
    const away = () => new CallError('notReady', { description: wordsIn(language).quote.summary.errors.away });
    const made = await whileDatabaseAnswers(
      database,
      () => createQuote(c, { ...request, selected, language }, deps),
      away,
    );
    return success(answerOf(made, language));
  });
}

function answerOf(made: StoredQuote, language: Parameters<typeof quoteHref>[0]) {
  const { reference, subtotal, total, validUntil } = made;
  const currency = currencyOf(made);
  return {
    id: reference,
    pdf: pdfHref(reference),
    page: quoteHref(language, reference),
    subtotal: writeAmount(subtotal, currency),
    total: writeAmount(total, currency),
    currency: currency.toUpperCase(),
    valid_until: validUntil.toISOString(),
  };
}

/** Whoever opens a quote has read what the bell says about it. */
async function markRead(c: AppContext, reference: string, { database, signedIn }: QuoteDeps): Promise<void> {
  const reader = await signedIn(c);
  if (reader) await markNotificationsAbout(database.db, reader.user.id, reference, currentTime());
}

const path = '/support/quote';

/** The page to compose and show a quote, for visitors without JavaScript and for shared addresses. */
function mountQuotePage(app: App, deps: QuoteDeps): void {
  const { config, database, pages, live } = deps;
  const findFor = quoteFinder(deps);

  const begin = (c: AppContext, language: Language) => {
    const answer = (quote: QuoteAnswer, status: PageStatus = 200) =>
      answerLive(c, live, { path, quote }, { language, status });
    /** Shows errors on the page, with what was chosen and typed. */
    const errorsWith =
      (choice: Choice): RenderError =>
      ({ errorCode, details }) => {
        const withErrors = { ...choice, errorCode: pageError(errorCode), problems: problemsIn(details.fields) };
        return answer(withErrors, errors[errorCode].status);
      };
    return { answer, errorsWith };
  };

  /** A request about a quote in one press. A second press changes nothing and shows the same. */
  const askAbout = async (c: AppContext, form: URLSearchParams, language: Language, choice: Choice) => {
    const { answer } = begin(c, language);
    const number = (form.get('made') ?? '').slice(0, inputBounds.reference);
    const kind = quoteRequests.find((one) => one === form.get('about'));
    const stored = await whileDatabaseAnswers(database, () => findPublicQuote(database.db, number));
    if (!stored || !kind) return answer({ ...choice, errorCode: 'unknown' }, 404);
    const made = await whileDatabaseAnswers(database, () => madeAnswer(stored, language, deps));
    const quote = quoteOf(stored, config);
    const isPointless = quote.email === '' || (kind === 'prices' && openLines(quote).length === 0);
    if (isPointless) return c.redirect(quoteHref(language, stored.reference), 303);
    const failed: RenderError = ({ errorCode }) => {
      const shown = errorCode === 'tooManyRequests' ? errorCode : 'askFailed';
      return answer({ ...made, errorCode: shown }, errors[errorCode].status);
    };
    return renderErrors(failed, async () => {
      await whileDatabaseAnswers(database, () => sendQuoteRequest(c, quote, kind, language, deps));
      c.header('Cache-Control', 'no-store');
      return c.redirect(`${quoteHref(language, stored.reference)}#${kind === 'prices' ? 'open' : 'next'}`, 303);
    });
  };

  onPage(app, 'get', path, async (c, language) => {
    const { answer, errorsWith } = begin(c, language);
    const query = queryFields(c);
    const choice = choiceInAddress(c);
    return renderErrors(errorsWith(choice), async () => {
      const made = queryText(c, 'made', inputBounds.reference);
      if (made !== undefined) {
        const stored = await whileDatabaseAnswers(database, () => findFor(c, made));
        if (!stored) return answer({ ...choice, errorCode: 'unknown' }, 404);
        await whileDatabaseAnswers(database, () => markRead(c, stored.reference, deps));
        return answer(await whileDatabaseAnswers(database, () => madeAnswer(stored, language, deps)));
      }
      // A form that was sent as a query redirects to the short address, which can be shared.
      if (query.has(quoteFields.pick)) {
        const { currency } = choice;
        return c.redirect(choiceAddress(language, writeSelection(readPicked(query)), currency), 303);
      }
      const isAsked = [selectionParameter, addParameter, currencyParameter].some((name) => query.has(name));
      return isAsked ? answer(choice) : answerBuilt(c, pages);
    });
  });

  onPage(app, 'post', path, async (c, language) => {
    const { answer, errorsWith } = begin(c, language);
    return renderErrors(errorsWith(choiceInAddress(c)), async () => {
      if (!isFromOwnPage(headersOf(c), config)) throw new CallError('otherSite');
      const form = await readForm(c);
      const choice = choiceInForm(c, form);
      const action = form.get(quoteFields.action);
      if (action === askAction) return renderErrors(errorsWith(choice), () => askAbout(c, form, language, choice));
      return renderErrors(errorsWith(choice), async () => {
        if (action === updateAction) return answer(choice);
        const { typed, selected, currency, country, requestId } = choice;
        const sent = {
          ...typed,
          currency,
          country,
          request_id: requestId,
          value: seenTotal(form, choice),
        };
        const read = quotation.omit({ items: true }).safeParse(sent);
        const problems = {
          ...(selected.length === 0 && { items: 'missing' }),
          ...(!read.success && problemsOf(read.error)),
        };
        if (!read.success || selected.length === 0) throw new CallError('wrongInput', { fields: problems });
        const request = { ...read.data, selected, language };
        const { reference } = await whileDatabaseAnswers(database, () => createAgain(c, request, deps));
        c.header('Cache-Control', 'no-store');
        return c.redirect(quoteHref(language, reference), 303);
      });
    });
  });
}

/** Without JavaScript the page shows the total of what was chosen when it was rendered, until it is rendered again. */
function seenTotal(form: URLSearchParams, { selected, currency }: Choice): string | undefined {
  const shown = form.get(quoteFields.shown);
  const isSame = shown === null || shown === writeShown(selected, currency);
  return (isSame && form.get(quoteFields.value)) || undefined;
}

/** Repeated fields keep all of their values. */
async function readForm(c: AppContext): Promise<URLSearchParams> {
  const { fields } = await readFields(c);
  const texts = Object.entries(fields).flatMap(([name, value]) =>
    [value].flat().flatMap((one) => (typeof one === 'string' ? [[name, one]] : [])),
  );
  return new URLSearchParams(texts);
}
