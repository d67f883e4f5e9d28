import { defineFeature } from '#platform/server/feature.ts';
import type { Alert } from '#platform/server/health/alert.ts';
import { mountStaff } from './routes.ts';

declare module '#platform/server/feature.ts' {
  interface FeatureDeps {
    /** The alerts of all features, each with the view in which it is dealt with. */
    readonly declaredAlerts: readonly Alert[];
  }
}

const together = { countedByHandler: 'together with everything else that this account does' };

export const staffFeature = defineFeature({
  name: 'staff',
  mount: (app, deps) => mountStaff(app, deps.config, deps),
  writeLimits: {
    'POST /staff/presence': { countedByHandler: 'which ticket a team member has open, by account' },
    'POST /staff/*': { countedByHandler: 'every action of a team member, by account' },
    'GET /staff/orders.csv': together,
    'GET /staff/file/:id': together,
    'POST /staff/file/:id': together,
    'GET /staff/mail/:id': together,
  },
});
