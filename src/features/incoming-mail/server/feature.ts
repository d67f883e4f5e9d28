import { and, eq, isNull } from 'drizzle-orm';
import { customerCare } from '#features/team/roles.ts';
import { ticket } from '#features/tickets/server/tables.ts';
import { defineFeature } from '#platform/server/feature.ts';
import { pathText } from '#platform/server/http/request-text.ts';
import { expired, goesWith, permanent } from '#platform/server/retention/retention-rules.ts';
import { perNetwork } from '#platform/server/security/write-limits.ts';
import { staffMails } from '#site/staff.ts';
import { incomingMailAlert } from './alerts.ts';
import { incomingMailData } from './personal-data.ts';
import { mountIncomingMail } from './routes.ts';
import { discardMail, incomingView, mailToTicket, retryMail, sendIncoming } from './staff.ts';
import { startIncomingMail } from './start-incoming.ts';
import { countFailedIncoming, forgetOriginals } from './store.ts';
import { incomingFolder, incomingMail } from './tables.ts';

export const incomingMailFeature = defineFeature({
  name: 'incoming-mail',
  mount(app, deps) {
    const { config, database, log, secretOf, wakeMail, metrics } = deps;
    let wake: () => void = () => undefined;
    mountIncomingMail(app, config, { database, wakeIncoming: () => wake() });
    return {
      start() {
        const onTicket = (state: 'new' | 'quarantined') => metrics.tickets.add(state);
        const worker = startIncomingMail({ config, db: database.db, log, secretOf, wakeMail, onTicket });
        wake = worker.wake;
        return worker;
      },
    };
  },
  writeLimits: {
    // A mail provider delivers everybody's mail from a few addresses. A wrong key is counted by the handler, too.
    'POST /inbound/mail': perNetwork(6_000),
    'GET /staff/mail/:id': { countedByHandler: 'together with everything else that this account does' },
  },
  console: {
    views: {
      incoming: {
        roles: customerCare,
        read: (place, { db }) => incomingView(db, place),
        waiting: countFailedIncoming,
      },
    },
    actions: {
      retryIncoming: { roles: customerCare, handle: retryMail },
      incomingTicket: { roles: customerCare, handle: mailToTicket },
      discardIncoming: { roles: customerCare, handle: discardMail },
    },
    files: [{ path: `${staffMails}/:id`, view: 'ticket', send: (c, deps) => sendIncoming(c, pathText(c, 'id'), deps) }],
  },
  alerts: [incomingMailAlert],
  tables: [
    {
      table: incomingMail,
      stored: [
        goesWith(ticket),
        // What belongs to no ticket. What waits for the team stays until somebody has decided.
        expired(incomingMail.handledAt, 30, () => and(eq(incomingMail.state, 'done'), isNull(incomingMail.ticketId))),
      ],
    },
    {
      table: incomingFolder,
      stored: [permanent('One row for each folder of the mailbox: how far it was read.')],
      impersonalBecause: 'How far the mailbox was read.',
    },
  ],
  personalData: incomingMailData,
  tidyUp: forgetOriginals,
});
