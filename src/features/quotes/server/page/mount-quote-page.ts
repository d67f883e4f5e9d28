import { faults } from '#platform/contracts/faults.ts';
import { inputBounds } from '#platform/contracts/input-bounds.ts';
import type { App, AppContext } from '#platform/server/app-context.ts';
import { problemsOf } from '#platform/server/calls/read-input.ts';
import { CallFault } from '#platform/server/errors/call-fault.ts';
import { whileDatabaseAnswers } from '#platform/server/errors/while-database-answers.ts';
import { queryFields, queryText } from '#platform/server/http/request-text.ts';
import { answerLive, type PageStatus } from '#platform/server/live/answer-live.ts';
import { answerBuilt } from '#platform/server/pages/answer-built.ts';
import { chooseLanguage } from '#platform/server/pages/choose-language.ts';
import { isFromOwnPage } from '#platform/server/security/own-pages-only.ts';
import { readAddress } from '#site/address.ts';
import { madeHref } from '#site/quotes.ts';
import { quotation } from '../../contract.ts';
import type { QuoteAnswer } from '../../quote-answer.ts';
import { quoteFields, updateAction } from '../../quote-fields.ts';
import { readPicked } from '../../read-picked.ts';
import { addParameter, currencyParameter, selectionParameter, writeSelection } from '../../selection-text.ts';
import { choiceAddress } from '../quote-address.ts';
import type { QuoteDeps } from '../quote-parts.ts';
import { findQuote } from '../store/find-quote.ts';
import { createAgain } from './create-again.ts';
import { madeAnswer } from './made-answer.ts';
import { pageFault, problemsIn } from './page-fault.ts';
import { type Choice, choiceInAddress, choiceInForm } from './read-choice.ts';
import { readForm } from './read-form.ts';

const path = '/support/quote';

/** The page on which a quote is put together and shown, for visitors without JavaScript and for shared addresses. */
export function mountQuotePage(app: App, deps: QuoteDeps): void {
  const { config, database, pages, live } = deps;

  const begin = (c: AppContext) => {
    const address = readAddress(c.req.path);
    if (!address) return undefined;
    const language = chooseLanguage(address, c.req.header());
    const answer = (quote: QuoteAnswer, status: PageStatus = 200) =>
      answerLive(c, live, { path, quote }, { language, status });
    /** From here on a fault is told on the page, above what was chosen and typed. */
    const renderErrorsWith = (choice: Choice) => {
      c.set('renderError', ({ fault, details }) => {
        const withErrors = { ...choice, fault: pageFault(fault), problems: problemsIn(details.fields) };
        return answer(withErrors, faults[fault].status);
      });
    };
    return { language, answer, renderErrorsWith };
  };

  app.get(`${path}/:language?`, async (c) => {
    const begun = begin(c);
    if (!begun) return c.notFound();
    const { language, answer, renderErrorsWith } = begun;
    const query = queryFields(c);
    const choice = choiceInAddress(c);
    renderErrorsWith(choice);
    const made = queryText(c, 'made', inputBounds.reference);
    if (made !== undefined) {
      const kept = await whileDatabaseAnswers(database, () => findQuote(database.db, made));
      if (!kept) return answer({ ...choice, fault: 'unknown' }, 404);
      return answer(await whileDatabaseAnswers(database, () => madeAnswer(kept, language, deps)));
    }
    // Of a form that was sent as an address: the tidy one can be shared.
    if (query.has(quoteFields.pick)) {
      const { currency } = choice;
      return c.redirect(choiceAddress(language, writeSelection(readPicked(query)), currency), 303);
    }
    const isAsked = [selectionParameter, addParameter, currencyParameter].some((name) => query.has(name));
    return isAsked ? answer(choice) : answerBuilt(c, pages);
  });

  app.post(`${path}/:language?`, async (c) => {
    const begun = begin(c);
    if (!begun) return c.notFound();
    const { language, answer, renderErrorsWith } = begun;
    renderErrorsWith(choiceInAddress(c));
    if (!isFromOwnPage(c.req.header(), config)) throw new CallFault('otherSite');
    const form = await readForm(c);
    const choice = choiceInForm(c, form);
    renderErrorsWith(choice);
    if (form.get(quoteFields.action) === updateAction) return answer(choice);
    const { typed, selected, currency, country, requestId } = choice;
    const sent = {
      ...typed,
      currency,
      country,
      request_id: requestId,
      value: form.get(quoteFields.value) ?? undefined,
    };
    const read = quotation.omit({ items: true }).safeParse(sent);
    const problems = {
      ...(selected.length === 0 && { items: 'missing' }),
      ...(!read.success && problemsOf(read.error)),
    };
    if (!read.success || selected.length === 0) throw new CallFault('wrongInput', { fields: problems });
    const wish = { ...read.data, selected, language };
    const { reference } = await whileDatabaseAnswers(database, () => createAgain(c, wish, deps));
    c.header('Cache-Control', 'no-store');
    return c.redirect(madeHref(language, reference), 303);
  });
}
