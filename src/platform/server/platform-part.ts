import { eq } from 'drizzle-orm';
import { deleteCountsAhead } from '../database/limits/rate-limits.ts';
import { rateLimitCount, siteSecret } from '../database/tables.ts';
import { defineFeature } from './feature.ts';
import { mountHealth } from './health/health.ts';
import { makeMailDueAgain } from './mail/make-due-again.ts';
import { mailData } from './mail/personal-data.ts';
import { outboxMessage } from './mail/tables.ts';
import { expired, permanent, since } from './retention/retention-rules.ts';
import { mountSecurityTxt } from './security/mount-security-txt.ts';
import { mountReports } from './security/reports/mount-reports.ts';
import { staffAction } from './staff/tables.ts';

/** What the platform itself answers and stores. */
export const platformPart = defineFeature({
  name: 'platform',
  mount(app, { config, database, storage, concerns, isStopping, log }) {
    mountHealth(app, config, { database, storage, concerns, isStopping });
    mountReports(app, config, log);
    mountSecurityTxt(app, config);
  },
  writeLimits: {
    'POST /csp-reports': { storesNothing: 'writes lines into the log, few in a minute by network and overall' },
  },
  tables: [
    {
      table: rateLimitCount,
      stored: [expired(rateLimitCount.until)],
      impersonalBecause: 'Counts under keyed hashes, from which no one can be found.',
    },
    {
      table: outboxMessage,
      stored: [
        // There is no reason to store the recipient of a code for longer. Its content was deleted when it was sent.
        expired(outboxMessage.secretUntil, 1),
        since('sent-mail', outboxMessage.sentAt, () => eq(outboxMessage.state, 'sent')),
        since('dead-letters', outboxMessage.nextAttemptAt, () => eq(outboxMessage.state, 'dead')),
      ],
    },
    { table: staffAction, stored: [since('staff-log', staffAction.at)] },
    {
      table: siteSecret,
      stored: [
        permanent('It signs links and sessions that are still good; there are a few rows, and nothing adds more.'),
      ],
      impersonalBecause: 'Secrets of the site itself.',
    },
  ],
  personalData: mailData,
  async makeDueAgain(db, correction) {
    await deleteCountsAhead(db, correction.now);
    return makeMailDueAgain(db, correction);
  },
});
