import { none, type Targets } from '#platform/server/testing-targets.ts';

export const incomingMailTargets: Targets = {
  // It takes mail, not fields: see `routes.test.ts`.
  '/inbound/mail': none,
};
