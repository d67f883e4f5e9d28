import { createTicket } from '#features/tickets/contract.ts';
import { defineFeature } from '#platform/server/feature.ts';
import { pagePattern } from '#platform/server/pages/choose-language.ts';
import { tickets } from './command.ts';
import { mountFormInsteadOfCall, mountTicketPages } from './page-routes.ts';
import { mountTickets, ticketErrors, ticketLanguage } from './routes.ts';
import { mountStatus } from './status.ts';
import type { StatusPageDeps } from './status-page.ts';

declare module '#platform/server/feature.ts' {
  interface FeatureDeps extends Pick<StatusPageDeps, 'checkQuoteStatus'> {}
}

const status = { countedByHandler: 'looks, by network; replies, by ticket and network' };

export const ticketsFeature = defineFeature({
  name: 'tickets',
  mount(app, deps) {
    const { config } = deps;
    mountFormInsteadOfCall(app);
    mountTickets(app, config, deps);
    mountStatus(app, config, deps);
    mountTicketPages(app, deps);
  },
  writeLimits: {
    'POST /customer/cliente_ticket_crear': { countedByHandler: 'new tickets, by network, address and form token' },
    'POST /customer/cliente_ticket_estado': status,
    [`POST ${pagePattern('/support/status')}`]: status,
    'POST /support/file/:id': status,
  },
  routeErrors: ({ live }) => [
    { path: createTicket.path, render: (c, error) => ticketErrors(c, live, ticketLanguage(c))(error) },
  ],
  commands: { tickets },
  sampleMails: () => import('./sample-mails.ts'),
});
