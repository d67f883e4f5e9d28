import { and, eq, isNull } from 'drizzle-orm';
import { ticket } from '#features/tickets/server/tables.ts';
import { defineFeature } from '#platform/server/feature.ts';
import { expired, goesWith, permanent } from '#platform/server/retention/retention-rules.ts';
import { perNetwork } from '#platform/server/security/write-limits.ts';
import { incomingMailData } from './personal-data.ts';
import { mountIncomingMail } from './routes.ts';
import { startIncomingMail } from './start-incoming.ts';
import { forgetOriginals } from './store.ts';
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
  },
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
