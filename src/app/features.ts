import { accountsFeature } from '#features/accounts/server/feature.ts';
import { backupFeature } from '#features/backup/server/feature.ts';
import { bellFeature } from '#features/bell/server/feature.ts';
import { consentFeature } from '#features/consent/server/feature.ts';
import { customersFeature } from '#features/customers/server/feature.ts';
import { dashboardFeature } from '#features/dashboard/server/feature.ts';
import { devtoolsFeature } from '#features/devtools/server/feature.ts';
import { helpFeature } from '#features/help/server/feature.ts';
import { incomingMailFeature } from '#features/incoming-mail/server/feature.ts';
import { marketingFeature } from '#features/marketing/server/feature.ts';
import { meetingsFeature } from '#features/meetings/server/feature.ts';
import { monitoringFeature } from '#features/monitoring/server/feature.ts';
import { outboxFeature } from '#features/outbox/server/feature.ts';
import { overviewFeature } from '#features/overview/server/feature.ts';
import { paymentsFeature } from '#features/payments/server/feature.ts';
import { plansFeature } from '#features/plans/server/feature.ts';
import { preferencesFeature } from '#features/preferences/server/feature.ts';
import { quotesFeature } from '#features/quotes/server/feature.ts';
import { smsFeature } from '#features/sms/server/feature.ts';
import { staffFeature } from '#features/staff/server/feature.ts';
import { teamFeature } from '#features/team/server/feature.ts';
import { ticketsFeature } from '#features/tickets/server/feature.ts';
import type { DataArea } from '#platform/server/personal-data.ts';
import { platformPart } from '#platform/server/platform-part.ts';
import type { StaffActionName, StaffPlaceName } from '#site/staff.ts';

/**
 * Everything that the server consists of, in the order in which features may import each other: each only those before
 * it. A new feature is one line here.
 */
export const features = [
  platformPart,
  consentFeature,
  preferencesFeature,
  accountsFeature,
  teamFeature,
  bellFeature,
  outboxFeature,
  marketingFeature,
  helpFeature,
  smsFeature,
  ticketsFeature,
  incomingMailFeature,
  meetingsFeature,
  paymentsFeature,
  quotesFeature,
  customersFeature,
  plansFeature,
  backupFeature,
  dashboardFeature,
  monitoringFeature,
  overviewFeature,
  staffFeature,
  devtoolsFeature,
] as const;

/**
 * A deletion locks rows in this order, and everything else that locks several of them has to do it in the same order, or
 * both could wait for each other: a payment that is being saved locks its order, then its quote, and the account last.
 * Incoming mail is found by the tickets, so it is erased before them. People get their data in this order, too.
 */
export const deletionOrder: readonly DataArea[] = [
  'incomingMail',
  'tickets',
  'payments',
  'quotes',
  'meetings',
  'mail',
  'consent',
  'team',
  'account',
];

type Declared = (typeof features)[number];
type Names<Part extends 'views' | 'actions'> = Declared extends infer One
  ? One extends { console: Record<Part, infer Some> }
    ? keyof Some
    : never
  : never;

// A view or an action that has a name but is not declared does not compile: the error names it.
({}) satisfies Record<Exclude<StaffPlaceName, Names<'views'>> | Exclude<StaffActionName, Names<'actions'>>, never>;
