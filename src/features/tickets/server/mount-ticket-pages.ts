import { inputBounds } from '#platform/contracts/input-bounds.ts';
import type { App } from '#platform/server/app-context.ts';
import { wantsPage } from '#platform/server/http/accepts.ts';
import { queryText } from '#platform/server/http/request-text.ts';
import { mountLiveLinks } from '#platform/server/live/mount-live-links.ts';
import type { Pages } from '#platform/server/pages/pages.ts';
import { href } from '#site/address.ts';
import { createTicket } from '../contract.ts';
import { mountStatusPage, type StatusPageDeps, statusLink } from './status/mount-status-page.ts';
import { readReference } from './store/reference.ts';
import { ticketLanguage } from './ticket-language.ts';

interface Deps extends StatusPageDeps {
  readonly pages: Pages;
}

/** The pages on which visitors without JavaScript see what became of what they sent. */
export function mountTicketPages(app: App, deps: Deps): void {
  mountStatusPage(app, deps);
  mountLiveLinks(app, deps, '/support/status', (c) => {
    const status = statusLink(c);
    return status && { path: '/support/status', status };
  });
  // Whether there is such a ticket is not asked: that would tell everybody which references exist.
  mountLiveLinks(app, deps, '/support/message', (c) => {
    const reference = readReference(queryText(c, 'reference', inputBounds.reference) ?? '');
    return reference ? { path: '/support/message', message: { kind: 'sent', reference } } : undefined;
  });
}

/** Who presses Enter in the address bar after an error gets the form again. To be mounted before the call. */
export function mountFormInsteadOfCall(app: App): void {
  app.get(createTicket.path, (c, next) =>
    wantsPage(c.req.header()) ? Promise.resolve(c.redirect(href('/support/message', ticketLanguage(c)), 303)) : next(),
  );
}
