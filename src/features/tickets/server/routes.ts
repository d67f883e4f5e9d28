import { brand } from '#content/brand.ts';
import { wordsIn } from '#content/words.ts';
import type { ReadSignedIn } from '#features/accounts/server/accounts.ts';
import { languageIn } from '#platform/browser/stored/user-language.ts';
import { type ErrorCode, errors, success, withCodigo } from '#platform/contracts/envelope.ts';
import { inputBounds } from '#platform/contracts/input-bounds.ts';
import { currentTime } from '#platform/database/clock.ts';
import { type App, type AppContext, headersOf } from '#platform/server/app-context.ts';
import { readForm } from '#platform/server/body/read-body.ts';
import { apiClientOf } from '#platform/server/calls/api-keys.ts';
import { mountCallWithoutInput } from '#platform/server/calls/mount-call.ts';
import type { Config } from '#platform/server/config/config.ts';
import { attachmentsFolder } from '#platform/server/data-folders.ts';
import { answerWithError } from '#platform/server/errors/answer-error.ts';
import { CallError, type RenderError, renderErrors, whileDatabaseAnswers } from '#platform/server/errors/call-error.ts';
import { negotiateLanguage, wantsPage } from '#platform/server/http/accept.ts';
import { chosenCountry, headerOf } from '#platform/server/http/headers.ts';
import { formText } from '#platform/server/http/request-text.ts';
import { answerLive, type LivePages } from '#platform/server/live/live-pages.ts';
import { chooseLanguage } from '#platform/server/pages/choose-language.ts';
import { withinLimits } from '#platform/server/security/within-limits.ts';
import type { ServerDeps } from '#platform/server/server-deps.ts';
import { href, readAddress } from '#site/address.ts';
import { findCountry } from '#site/countries.ts';
import type { Language } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { createTicket, formLanguage, getFormToken } from '../contract.ts';
import type { MessageAnswer } from '../live-answers.ts';
import { typedMessage } from '../ticket-fields.ts';
import { ticketLimits } from '../ticket-limits.ts';
import { attachmentFiles, attachmentRules } from './attachments.ts';
import { createTicketFrom, readTicket } from './create-ticket.ts';
import { makeFormToken } from './spam/form-token.ts';

type Body = Readonly<Record<string, unknown>>;

/**
 * The language of the visitor: from the form, otherwise from the page that shows it, otherwise from the browser. If the
 * body could not be read, the page is taken from the Referer header.
 */
export function ticketLanguage(c: AppContext, { lang, page }: Body = {}): Language {
  const named = languageIn(formText({ lang }, 'lang', inputBounds.languageTag));
  const headers = headersOf(c);
  const places = [page, pathOfReferrer(headerOf(headers, 'referer'))];
  const addresses = places.flatMap((place) => (isAddress(place) ? [readAddress(place)] : []));
  const onPage = addresses.find((address) => address !== undefined);
  return (
    named ??
    (onPage ? chooseLanguage(onPage, headers) : negotiateLanguage(headerOf(headers, 'accept-language') ?? '')) ??
    formLanguage
  );
}

function pathOfReferrer(referrer: string | undefined): string | undefined {
  return isAddress(referrer) && URL.canParse(referrer) ? new URL(referrer).pathname : undefined;
}

function isAddress(text: unknown): text is string {
  return typeof text === 'string' && text.length <= inputBounds.address;
}

type Typed = Pick<Extract<MessageAnswer, { kind: 'wrong' }>, 'typed' | 'hadFiles' | 'country'>;

/** API clients get a JSON envelope; a browser without JavaScript gets a page with everything that was typed. */
export function ticketErrors(c: AppContext, live: LivePages, language: Language, typed?: Typed): RenderError {
  return ({ errorCode, details }) => {
    const description = details.description ?? inLanguage(errorCode, language);
    if (!wantsPage(headersOf(c))) return answerWithError(c, errorCode, { ...details, description });
    const text = description ?? inLanguage('failure', language) ?? '';
    const message: MessageAnswer = typed
      ? { kind: 'wrong', ...typed, errorText: text, problems: details.fields ?? {} }
      : { kind: 'unread', errorText: text };
    const { status } = errors[errorCode];
    return answerLive(c, live, { path: '/support/message', message }, { language, status });
  };
}

/** Undefined if no visitor can encounter this error. */
function inLanguage(errorCode: ErrorCode, language: Language): string | undefined {
  const texts: Readonly<Record<string, string>> = wordsIn(language).ticket.errors;
  const text = texts[errorCode];
  const megabytes = ticketLimits.attachmentBytes / 1024 / 1024;
  return text && format(text, language, { email: brand.email.support, megabytes });
}

interface TicketDeps extends Omit<ServerDeps, 'config' | 'pages'> {
  readonly signedIn: ReadSignedIn;
}

/** Reads the body here instead of in `mountCall`, because error texts are in the language that the body names. */
export function mountTickets(app: App, config: Config, deps: TicketDeps): void {
  const { database, log, live, signedIn, secretOf, wakeMail } = deps;

  mountCallWithoutInput(app, config, createTicket, async (c) => {
    const apiClient = apiClientOf(c, config.apiKeys);
    const form = await readForm(c, { ...attachmentRules, folder: attachmentsFolder(config.dataDir) });
    let files: ReturnType<typeof attachmentFiles> | undefined;
    try {
      const { fields: sent, uploads } = form;
      // The country that the visitor has chosen on the site; phone numbers are also parsed by it.
      const body = { ...sent, country: sent['country'] || chosenCountry(c.req.header('cookie')) };
      const language = ticketLanguage(c, body);
      const hadFiles = uploads.some(({ bytes }) => bytes > 0);
      const country = findCountry(String(sent['country'] ?? ''))?.id;
      const typed = { typed: typedMessage((field) => sent[field]), hadFiles, country };
      return await renderErrors(ticketErrors(c, live, language, typed), async () => {
        const ticket = readTicket(body, uploads, language);
        const attached = attachmentFiles(ticket.attachments);
        files = attached;
        const context = { c, config, db: database.db, language, files: attached, signedIn, apiClient };
        const save = async () => createTicketFrom(ticket, { ...context, secret: await secretOf() });
        const notReady = (cause: unknown) => {
          log.error({ id: c.get('requestId'), err: cause }, 'could not save a ticket: the database does not answer');
          return new CallError('notReady');
        };
        const reference = await whileDatabaseAnswers(database, () => withinLimits(c, save), notReady);
        wakeMail?.();
        if (wantsPage(headersOf(c))) return c.redirect(thanksAddress(language, reference), 303);
        return withCodigo(success({ reference }, wordsIn(language).ticket.received));
      });
    } finally {
      if (!files?.isWritten()) await form.discard();
    }
  });

  mountCallWithoutInput(app, config, getFormToken, async () => {
    const secret = await whileDatabaseAnswers(database, secretOf);
    return success({ token: makeFormToken(secret, currentTime().getTime()), proofBits: config.formProof });
  });
}

/** The confirmation has a separate address, so that reloading it or going back to it sends nothing again. */
function thanksAddress(language: Parameters<typeof href>[1], reference: string): string {
  return `${href('/support/message', language)}?reference=${reference}`;
}
