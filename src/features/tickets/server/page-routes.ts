import { wordsIn } from '#content/words.ts';
import { rememberProven } from '#features/accounts/server/cookies.ts';
import { uuidText } from '#platform/contracts/bounded-input.ts';
import { type ErrorCode, errors } from '#platform/contracts/envelope.ts';
import { inputBounds } from '#platform/contracts/input-bounds.ts';
import type { App, AppContext } from '#platform/server/app-context.ts';
import { readBody } from '#platform/server/body/read-body.ts';
import type { Config } from '#platform/server/config/config.ts';
import { attachmentsFolder } from '#platform/server/data-folders.ts';
import { CallError, type RenderError, renderErrors } from '#platform/server/errors/call-error.ts';
import { wantsPage } from '#platform/server/http/accept.ts';
import { formText, pathText, queryText } from '#platform/server/http/request-text.ts';
import { answerLive, type LivePages, mountLiveLinks, type PageStatus } from '#platform/server/live/live-pages.ts';
import { chooseLanguage, pagePattern } from '#platform/server/pages/choose-language.ts';
import type { Pages } from '#platform/server/pages/pages.ts';
import { isFromOwnPage } from '#platform/server/security/origins.ts';
import { href, readAddress, withQuery } from '#site/address.ts';
import { findCountry } from '#site/countries.ts';
import type { QuoteStatus } from '#site/quotes.ts';
import { createTicket } from '../contract.ts';
import { openedFiles, type StatusAnswer } from '../live-answers.ts';
import { ticketLimits } from '../ticket-limits.ts';
import { questionAbout, sendAttachment } from './attachments.ts';
import { ticketLanguage } from './routes.ts';
import { lookForFile, lookForOpened, lookForStatus, type StatusDeps } from './status.ts';
import { readReference } from './store/find-tickets.ts';
import type { Attachment } from './tables.ts';

interface Deps extends StatusPageDeps {
  readonly pages: Pages;
}

/** The pages that show visitors without JavaScript the outcome of what they sent. */
export function mountTicketPages(app: App, deps: Deps): void {
  mountOpenedFiles(app, deps);
  mountStatusPage(app, deps);
  mountLiveLinks(app, deps, '/support/status', (c) => {
    const status = statusLink(c);
    return status && { path: '/support/status', status };
  });
  // Does not check whether the ticket exists: that would reveal which references exist.
  mountLiveLinks(app, deps, '/support/message', (c) => {
    const reference = readReference(queryText(c, 'reference', inputBounds.reference) ?? '');
    if (reference) return { path: '/support/message', message: { kind: 'sent', reference } };
    const country = findCountry(queryText(c, 'country', inputBounds.name))?.id;
    return country && { path: '/support/message', message: { kind: 'new', country } };
  });
}

/** A visitor who presses Enter in the address bar after an error gets the form again. Mount this before the call. */
export function mountFormInsteadOfCall(app: App): void {
  app.get(createTicket.path, (c, next) =>
    wantsPage(c.req.header()) ? Promise.resolve(c.redirect(href('/support/message', ticketLanguage(c)), 303)) : next(),
  );
}

/** The files of a ticket for visitors who have no account, by the key of the link that was mailed to them. */
function mountOpenedFiles(app: App, deps: Deps): void {
  const find = async (c: AppContext, typed: { reference: string | undefined; key: string | undefined }) => {
    const { data: id } = uuidText().toLowerCase().safeParse(pathText(c, 'id'));
    const reference = readReference(typed.reference ?? '');
    const { key } = typed;
    const file = id && reference && key ? await lookForFile(c, deps, { id, reference, key }) : undefined;
    return file && reference && key ? { file, query: { reference, key, file: file.id } } : undefined;
  };
  const send = (c: AppContext, file: Attachment) => sendAttachment(c, attachmentsFolder(deps.config.dataDir), file);

  app.get(`${openedFiles}/:id`, async (c) => {
    const found = await find(c, {
      reference: queryText(c, 'reference', inputBounds.reference),
      key: queryText(c, 'key', inputBounds.key),
    });
    if (!found) return c.notFound();
    if (!questionAbout(found.file)) return send(c, found.file);
    const language = chooseLanguage(undefined, c.req.header());
    return c.redirect(withQuery(href(path, language), found.query), 303);
  });

  // The answer to the question that some files come with. No link can send it, and no page of another site.
  app.post(`${openedFiles}/:id`, async (c) => {
    if (!isFromOwnPage(c.req.header(), deps.config)) throw new CallError('otherSite');
    const body = await readBody(c, ['form']);
    const found = await find(c, { reference: formText(body, 'reference'), key: formText(body, 'key') });
    return found ? send(c, found.file) : c.notFound();
  });
}

const path = '/support/status';
const emptyQuery = { reference: '', email: '' };

/** Quote references begin with Q. A ticket's begins differently, and also needs the e-mail address. */
const isAboutQuote = (typed: string) => /^\s*q/i.test(typed);

interface StatusPageDeps extends StatusDeps {
  /** Whether a quote is genuine and still valid. Undefined if there is no such quote. */
  readonly checkQuoteStatus: (c: AppContext, reference: string) => Promise<QuoteStatus | undefined>;
  readonly config: Pick<Config, 'publicUrl' | 'trustProxy' | 'dataDir'>;
  readonly live: LivePages;
}

/**
 * Answers `/support/status` with the result, for three kinds of request: the plain form, the address printed on a
 * quote, and the link of a mail, which also shows the message.
 */
function mountStatusPage(app: App, deps: StatusPageDeps): void {
  const beginVisit = (c: AppContext) => {
    const address = readAddress(c.req.path);
    if (!address) return undefined;
    const language = chooseLanguage(address, c.req.header());
    const { problems } = wordsIn(language).supportStatus;
    const answer = (status: StatusAnswer, code: PageStatus) =>
      answerLive(c, deps.live, { path, status }, { language, status: code });
    const errorsWith =
      (query: typeof emptyQuery): RenderError =>
      ({ errorCode }) => {
        const texts: Readonly<Partial<Record<ErrorCode, string>>> = problems;
        return answer({ ...query, errorText: texts[errorCode] ?? problems.failure }, errors[errorCode].status);
      };
    const answerQuote = async (reference: string) => {
      const quote = (await deps.checkQuoteStatus(c, reference)) ?? null;
      return answer({ reference: quote?.reference ?? reference, email: '', quote }, quote ? 200 : 404);
    };
    const answerOpened = async (reference: string, key: string) => {
      const opened = await lookForOpened(c, deps, { reference, key });
      if (!opened) return answer({ reference, email: '', errorText: problems.link }, 404);
      const { status: found, provenEmail } = opened;
      if (provenEmail) rememberProven(c, provenEmail, { config: deps.config, secret: await deps.secretOf() });
      // The address of this page gives access to it, so it must not be sent to other sites as the referrer.
      c.header('Referrer-Policy', 'same-origin');
      return answer({ reference, email: '', found, provenEmail }, 200);
    };
    const answerQuestion = async (reference: string, key: string, id: string) => {
      const found = await lookForFile(c, deps, { id, reference, key });
      const file = found && questionAbout(found);
      if (!file) return answer({ reference, email: '', errorText: problems.link }, 404);
      c.header('Referrer-Policy', 'same-origin');
      return answer({ reference, email: '', question: { file, key } }, 200);
    };
    return { problems, answer, answerQuote, answerOpened, answerQuestion, errorsWith };
  };

  app.get(pagePattern(path), async (c, next) => {
    const quote = queryText(c, 'quote', inputBounds.reference);
    const key = queryText(c, 'key', inputBounds.key);
    const reference = quote ?? queryText(c, 'reference', inputBounds.reference);
    const visit = reference !== undefined && (quote ?? key) !== undefined ? beginVisit(c) : undefined;
    if (reference === undefined || !visit) return next();
    return renderErrors(visit.errorsWith({ reference, email: '' }), () => {
      if (quote !== undefined || key === undefined) return visit.answerQuote(reference);
      const written = readReference(reference) ?? reference;
      const { data: file } = uuidText().toLowerCase().safeParse(queryText(c, 'file'));
      return file === undefined ? visit.answerOpened(written, key) : visit.answerQuestion(written, key, file);
    });
  });

  app.post(pagePattern(path), async (c) => {
    const visit = beginVisit(c);
    if (!visit) return c.notFound();
    const { problems, answer, answerQuote, errorsWith } = visit;
    const body = await renderErrors(errorsWith(emptyQuery), () => readBody(c, ['form']));
    const query = {
      reference: formText(body, 'reference').trim(),
      email: formText(body, 'email', ticketLimits.email).trim(),
    };
    return renderErrors(errorsWith(query), async () => {
      if (isAboutQuote(query.reference)) return answerQuote(query.reference);
      if (!query.reference || !query.email) return answer({ ...query, errorText: problems.missing }, 422);
      const found = await lookForStatus(c, deps, query);
      return found ? answer({ ...query, found }, 200) : answer({ ...query, errorText: problems.unknown }, 404);
    });
  });
}

/** The form with the reference from the link filled in. */
function statusLink(c: AppContext): StatusAnswer | undefined {
  const reference = readReference(queryText(c, 'reference', inputBounds.reference) ?? '');
  return reference ? { reference, email: '' } : undefined;
}
