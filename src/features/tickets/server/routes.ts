import { wordsIn } from '#content/words.ts';
import type { ReadSignedIn } from '#features/accounts/server/accounts.ts';
import { success, withCodigo } from '#platform/contracts/envelope.ts';
import type { Database } from '#platform/database/database.ts';
import type { App } from '#platform/server/app-context.ts';
import { readForm } from '#platform/server/body/read-body.ts';
import { apiClientOf } from '#platform/server/calls/api-keys.ts';
import { mountCallWithoutInput } from '#platform/server/calls/mount-call.ts';
import type { Config } from '#platform/server/config/config.ts';
import { attachmentsFolder } from '#platform/server/data-folders.ts';
import { CallError } from '#platform/server/errors/call-error.ts';
import { renderErrors } from '#platform/server/errors/render-errors.ts';
import { whileDatabaseAnswers } from '#platform/server/errors/while-database-answers.ts';
import { wantsPage } from '#platform/server/http/accept.ts';
import { chosenCountry } from '#platform/server/http/cookies.ts';
import type { LivePages } from '#platform/server/live/live-pages.ts';
import type { Log } from '#platform/server/logging/log.ts';
import { withinLimits } from '#platform/server/security/within-limits.ts';
import { href } from '#site/address.ts';
import { findCountry } from '#site/countries.ts';
import { createTicket, getFormToken } from '../contract.ts';
import { typedMessage } from '../live-answers.ts';
import { largestTicket, ticketLimits } from '../ticket-limits.ts';
import { attachmentFiles } from './attachments.ts';
import { createTicketFrom } from './create-ticket.ts';
import { readTicket } from './read-ticket.ts';
import { ticketErrors } from './render-ticket-errors.ts';
import { makeFormToken } from './spam/form-token.ts';
import { ticketLanguage } from './ticket-language.ts';

const attachmentRules = {
  field: 'attachments',
  files: ticketLimits.attachments,
  fileBytes: ticketLimits.attachmentBytes,
  bytes: largestTicket,
};

/** Seconds after which the client may try again. */
const retryAfter = 5;

interface TicketDeps {
  readonly database: Database;
  readonly log: Log;
  readonly live: LivePages;
  readonly signedIn: ReadSignedIn;
  readonly secretOf: () => Promise<string>;
  readonly wakeMail?: (() => void) | undefined;
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
          c.header('Retry-After', String(retryAfter));
          return new CallError('notReady');
        };
        const reference = await whileDatabaseAnswers(database, () => withinLimits(c, save), notReady);
        wakeMail?.();
        if (wantsPage(c.req.header())) return c.redirect(thanksAddress(language, reference), 303);
        return withCodigo(success({ reference }, wordsIn(language).ticket.received));
      });
    } finally {
      if (!files?.isWritten()) await form.discard();
    }
  });

  mountCallWithoutInput(app, config, getFormToken, async () => {
    const secret = await whileDatabaseAnswers(database, secretOf);
    return success({ token: makeFormToken(secret, Date.now()), proofBits: config.formProof });
  });
}

/** The confirmation has a separate address, so that reloading it or going back to it sends nothing again. */
function thanksAddress(language: Parameters<typeof href>[1], reference: string): string {
  return `${href('/support/message', language)}?reference=${reference}`;
}
