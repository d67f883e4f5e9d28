import { uuidText } from '#platform/contracts/bounded-input.ts';
import { inputBounds } from '#platform/contracts/input-bounds.ts';
import { type App, type AppContext, headersOf } from '#platform/server/app-context.ts';
import { readBody } from '#platform/server/body/read-body.ts';
import { attachmentsFolder } from '#platform/server/data-folders.ts';
import { CallError } from '#platform/server/errors/call-error.ts';
import { wantsPage } from '#platform/server/http/accept.ts';
import { formText, pathText, queryText } from '#platform/server/http/request-text.ts';
import { mountLiveLinks } from '#platform/server/live/live-pages.ts';
import { chooseLanguage } from '#platform/server/pages/choose-language.ts';
import type { Pages } from '#platform/server/pages/pages.ts';
import { isFromOwnPage } from '#platform/server/security/origins.ts';
import { href, withQuery } from '#site/address.ts';
import { findCountry } from '#site/countries.ts';
import { createTicket } from '../contract.ts';
import { openedFiles } from '../live-answers.ts';
import { questionAbout, sendAttachment } from './attachments.ts';
import { ticketLanguage } from './routes.ts';
import { lookForFile } from './status.ts';
import { mountStatusPage, type StatusPageDeps, statusLink } from './status-page.ts';
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
    wantsPage(headersOf(c)) ? Promise.resolve(c.redirect(href('/support/message', ticketLanguage(c)), 303)) : next(),
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
    const language = chooseLanguage(undefined, headersOf(c));
    return c.redirect(withQuery(href('/support/status', language), found.query), 303);
  });

  // The answer to the question that some files come with. No link can send it, and no page of another site.
  app.post(`${openedFiles}/:id`, async (c) => {
    if (!isFromOwnPage(headersOf(c), deps.config)) throw new CallError('otherSite');
    const body = await readBody(c, ['form']);
    const found = await find(c, { reference: formText(body, 'reference'), key: formText(body, 'key') });
    return found ? send(c, found.file) : c.notFound();
  });
}
