import { type Known, none, type Targets } from '#platform/server/testing-targets.ts';

export const incomingMailTargets: Targets = {
  // It takes mail, not fields: see `routes.test.ts`.
  '/inbound/mail': none,
};

/** The forms of the console. */
export function incomingMailActions({ uuid }: Known) {
  return [
    { action: 'retryIncoming', incoming: uuid },
    { action: 'incomingTicket', incoming: uuid },
    { action: 'discardIncoming', incoming: uuid },
  ];
}
