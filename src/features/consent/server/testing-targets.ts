import type { Targets } from '#platform/server/testing-targets.ts';

export const consentTargets: Targets = {
  '/preferences/consent': {
    kind: 'json',
    bodies: ({ uuid }) => [{ id: uuid, visitor: uuid, purposes: [], version: '1', language: 'es' }],
  },
};
