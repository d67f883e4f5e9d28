import { defineFeature } from '#platform/server/feature.ts';
import { permanent, since } from '#platform/server/retention/retention-rules.ts';
import { canaryAlert, type ReceiveResult } from './canary/canary-results.ts';
import { mountCanary } from './canary/canary-routes.ts';
import { missing } from './command.ts';
import { mountMetrics } from './metrics-routes.ts';
import { canaryResult, missingAddress } from './tables.ts';

declare module '#platform/server/feature.ts' {
  interface FeatureDeps {
    /** Receives the result of a canary. */
    readonly receiveCanaryResult: ReceiveResult;
  }
}

export const monitoringFeature = defineFeature({
  name: 'monitoring',
  mount(app, { config, database, metrics, receiveCanaryResult }) {
    mountMetrics(app, config, { database, metrics });
    mountCanary(app, config, { database, receiveResult: receiveCanaryResult });
  },
  writeLimits: {
    'PUT /canary': { storesNothing: 'takes one result, and only with the signature of the canary' },
    'DELETE /canary/:reference': { countedByHandler: 'deletes only, and only with the signature of the canary' },
  },
  commands: { missing },
  alerts: [canaryAlert],
  tables: [
    {
      table: canaryResult,
      stored: [permanent('It holds the newest 500 results, no matter how old they are, and nothing about a person.')],
      impersonalBecause: 'The results of tests that the site makes of itself.',
    },
    {
      table: missingAddress,
      stored: [since('missing-addresses', missingAddress.lastSeen)],
      impersonalBecause: 'Addresses and how often they were opened, not by whom.',
    },
  ],
});
