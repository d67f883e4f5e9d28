import { accountTargets } from '../../src/features/accounts/server/testing-targets.ts';
import { bellTargets } from '../../src/features/bell/server/testing-targets.ts';
import { consentTargets } from '../../src/features/consent/server/testing-targets.ts';
import { dashboardTargets } from '../../src/features/dashboard/server/testing-targets.ts';
import { calls } from '../../src/features/devtools/calls.ts';
import { helpTargets } from '../../src/features/help/server/testing-targets.ts';
import { incomingMailTargets } from '../../src/features/incoming-mail/server/testing-targets.ts';
import { marketingTargets } from '../../src/features/marketing/server/testing-targets.ts';
import { meetingTargets } from '../../src/features/meetings/server/testing-targets.ts';
import { paymentTargets } from '../../src/features/payments/server/testing-targets.ts';
import { planTargets } from '../../src/features/plans/server/testing-targets.ts';
import { preferencesTargets } from '../../src/features/preferences/server/testing-targets.ts';
import { quoteTargets } from '../../src/features/quotes/server/testing-targets.ts';
import { smsTargets } from '../../src/features/sms/server/testing-targets.ts';
import { staffTargets } from '../../src/features/staff/server/testing-targets.ts';
import { teamTargets } from '../../src/features/team/server/testing-targets.ts';
import { ticketTargets } from '../../src/features/tickets/server/testing-targets.ts';
import { type Known, platformTargets, type Targets } from '../../src/platform/server/testing-targets.ts';

/** Every address that accepts a body, with its bodies. */
export const targets: Targets = {
  ...platformTargets,
  ...preferencesTargets,
  ...planTargets,
  ...marketingTargets,
  ...helpTargets,
  ...ticketTargets,
  ...incomingMailTargets,
  ...paymentTargets,
  ...quoteTargets,
  ...meetingTargets,
  ...teamTargets,
  ...bellTargets,
  ...consentTargets,
  ...smsTargets,
  ...accountTargets,
  ...dashboardTargets,
  ...staffTargets,
};

/** The contract's fields that are missing in the body above: new fields have to be tested too. */
export function untriedFields(known: Known): readonly string[] {
  return calls.flatMap(({ path, request }) => {
    const shape = request && fieldsOf(request);
    const tried = new Set(targets[path]?.bodies(known).flatMap((body) => Object.keys(body)));
    return (shape ?? []).filter((field) => !tried.has(field)).map((field) => `${path} ${field}`);
  });
}

/** The fields of an object schema, also inside a transform. */
function fieldsOf(schema: object): readonly string[] {
  if ('shape' in schema && schema.shape) return Object.keys(schema.shape);
  return 'in' in schema && schema.in && typeof schema.in === 'object' ? fieldsOf(schema.in) : [];
}
