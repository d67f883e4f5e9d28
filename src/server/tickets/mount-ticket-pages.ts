import { createTicket } from '#contracts/tickets.ts';
import { readReference } from '#database/tickets/reference.ts';
import { href } from '#site/address.ts';
import type { App } from '../app-context.ts';
import type { Config } from '../config.ts';
import { wantsPage } from '../http/accepts.ts';
import type { LivePages } from '../live/live-pages.ts';
import { mountLiveLinks } from '../live/mount-live-links.ts';
import type { Pages } from '../pages/pages.ts';
import type { StatusParts } from './status/look-for-status.ts';
import { mountStatusPage, statusLink } from './status/mount-status-page.ts';
import { ticketLanguage } from './ticket-language.ts';

interface Parts extends StatusParts {
  readonly pages: Pages;
  readonly live: LivePages;
}

/** The pages on which visitors without JavaScript see what became of what they sent. */
export function mountTicketPages(app: App, config: Config, parts: Parts): void {
  mountStatusPage(app, config, parts);
  mountLiveLinks(app, parts, '/support/status', (c) => {
    const status = statusLink(c);
    return status && { path: '/support/status', status };
  });
  // Whether there is such a ticket is not asked: that would tell everybody which references exist.
  mountLiveLinks(app, parts, '/support/message', (c) => {
    const reference = readReference(c.req.query('reference') ?? '');
    return reference ? { path: '/support/message', message: { kind: 'sent', reference } } : undefined;
  });
}

/** Who presses Enter in the address bar after an error gets the form again. To be mounted before the call. */
export function mountFormInsteadOfCall(app: App): void {
  app.get(createTicket.path, (c, next) =>
    wantsPage(c.req.header()) ? Promise.resolve(c.redirect(href('/support/message', ticketLanguage(c)), 303)) : next(),
  );
}
