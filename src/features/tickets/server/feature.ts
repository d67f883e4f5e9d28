import { lt } from 'drizzle-orm';
import { createTicket } from '#features/tickets/contract.ts';
import { defineFeature } from '#platform/server/feature.ts';
import { pagePattern } from '#platform/server/pages/choose-language.ts';
import { expired, goesWith, olderThan, permanent } from '#platform/server/retention/retention-rules.ts';
import { removeCanaries } from './canary.ts';
import { tickets } from './command.ts';
import { mountFormInsteadOfCall, mountTicketPages } from './page-routes.ts';
import { ticketData } from './personal-data.ts';
import { mountTickets, ticketErrors, ticketLanguage } from './routes.ts';
import { mountStatus } from './status.ts';
import type { StatusPageDeps } from './status-page.ts';
import { removeTickets } from './store/remove-expired.ts';
import { savedAnswer, ticket, ticketAttachment, ticketMessage, ticketNote, ticketPresence } from './tables.ts';

declare module '#platform/server/feature.ts' {
  interface FeatureDeps extends Pick<StatusPageDeps, 'checkQuoteStatus'> {}
}

const status = { countedByHandler: 'looks, by network; replies, by ticket and network' };

const hour = 60 * 60_000;

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
  tables: [
    {
      table: ticket,
      stored: [
        olderThan('tickets', removeTickets(['answered', 'closed'], { withActions: true })),
        // Who marked a ticket as spam stays in the log: otherwise an answer to it could be made to disappear without a
        // trace.
        olderThan('quarantine', removeTickets(['quarantined'], { withActions: false })),
      ],
    },
    { table: ticketMessage, stored: [goesWith(ticket)] },
    { table: ticketAttachment, stored: [goesWith(ticket)] },
    { table: ticketNote, stored: [goesWith(ticket)] },
    { table: ticketPresence, stored: [expired(ticketPresence.lastSeen, 1)] },
    {
      table: savedAnswer,
      stored: [permanent('The team deletes answers that it no longer needs; they contain nothing about visitors.')],
    },
  ],
  personalData: ticketData,
  // Canaries that were left by a run that was stopped.
  tidyUp: (db, now) => removeCanaries(db, lt(ticket.createdAt, new Date(now.getTime() - hour))),
});
