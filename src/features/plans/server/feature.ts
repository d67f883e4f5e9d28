import { defineFeature } from '#platform/server/feature.ts';
import { looksUp } from '#platform/server/security/write-limits.ts';
import { mountPlans, mountServices } from './routes.ts';

export const plansFeature = defineFeature({
  name: 'plans',
  mount(app, { config }) {
    mountServices(app, config);
    mountPlans(app, config);
  },
  writeLimits: {
    'POST /api/services/get_service': looksUp('services'),
    'POST /pay/products/get_plans': looksUp('plans'),
  },
});
