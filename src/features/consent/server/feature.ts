import { defineFeature } from '#platform/server/feature.ts';
import { since } from '#platform/server/retention/retention-rules.ts';
import { consent } from './command.ts';
import { consentData } from './personal-data.ts';
import { mountConsent } from './routes.ts';
import { consentReceipt } from './tables.ts';

export const consentFeature = defineFeature({
  name: 'consent',
  mount: (app, { config, database, secretOf }) => mountConsent(app, config, { database, secretOf }),
  writeLimits: {
    'POST /preferences/consent': { countedByHandler: 'new receipts, by network, wide network and overall' },
  },
  commands: { consent },
  tables: [{ table: consentReceipt, stored: [since('consent', consentReceipt.at)] }],
  personalData: consentData,
});
