import { defineFeature } from '#platform/server/feature.ts';
import { perNetwork } from '#platform/server/security/write-limits.ts';
import { incomingMailAlert } from './alerts.ts';
import { mountIncomingMail } from './routes.ts';
import { startIncomingMail } from './start-incoming.ts';

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
  alerts: [incomingMailAlert],
});
