import type { Targets } from '#platform/server/testing-targets.ts';

export const marketingTargets: Targets = {
  '/marketing/marketing_get_notificacion_pub': { kind: 'json', bodies: () => [{ tipo: 5 }] },
};
