import { none, type Targets } from '#platform/server/testing-targets.ts';

export const preferencesTargets: Targets = {
  '/gogoals/get_countries': none,
  '/preferences/country': { kind: 'form', bodies: () => [{ country: 'co', back: '/contact' }] },
};
