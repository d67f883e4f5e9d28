import type { Console } from '#platform/server/compose-console.ts';
import { defineFeature } from '#platform/server/feature.ts';
import type { Alert } from '#platform/server/health/alert.ts';
import { mountStaff } from './routes.ts';

declare module '#platform/server/feature.ts' {
  interface FeatureDeps {
    /** What all features show to the team. */
    readonly console: Console;
    /** The alerts of all features, each with the view in which it is dealt with. */
    readonly declaredAlerts: readonly Alert[];
  }
}

export const staffFeature = defineFeature({
  name: 'staff',
  mount: (app, deps) => mountStaff(app, deps),
  writeLimits: {
    'POST /staff/presence': { countedByHandler: 'which ticket a team member has open, by account' },
    'POST /staff/*': { countedByHandler: 'every action of a team member, by account' },
  },
});
