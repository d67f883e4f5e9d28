import { customersActions } from '#features/customers/server/testing-targets.ts';
import { helpActions } from '#features/help/server/testing-targets.ts';
import { incomingMailActions } from '#features/incoming-mail/server/testing-targets.ts';
import { marketingActions } from '#features/marketing/server/testing-targets.ts';
import { meetingsActions } from '#features/meetings/server/testing-targets.ts';
import { outboxActions } from '#features/outbox/server/testing-targets.ts';
import { paymentsActions } from '#features/payments/server/testing-targets.ts';
import { teamActions } from '#features/team/server/testing-targets.ts';
import { ticketsActions } from '#features/tickets/server/testing-targets.ts';
import { none, type Targets } from '#platform/server/testing-targets.ts';

export const staffTargets: Targets = {
  '/staff/presence': {
    kind: 'form',
    bodies: ({ ticket: reference }) => [{ ticket: reference, typing: 'yes' }],
  },
  '/staff/*': {
    kind: 'form',
    bodies: (known) => [
      ...ticketsActions(known),
      ...helpActions(known),
      ...outboxActions(known),
      ...marketingActions(known),
      ...paymentsActions(known),
      ...meetingsActions(known),
      ...customersActions(known),
      ...incomingMailActions(known),
      ...teamActions(known),
    ],
  },
  '/staff/file/:id': none,
};
