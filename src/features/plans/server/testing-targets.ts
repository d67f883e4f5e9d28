import type { Targets } from '#platform/server/testing-targets.ts';

export const planTargets: Targets = {
  '/api/services/get_service': { kind: 'json', bodies: () => [{ lang: 'es', country: 'co' }] },
  '/pay/products/get_plans': { kind: 'json', bodies: () => [{ currency: 'USD', product_id: 4, lang: 'en' }] },
};
