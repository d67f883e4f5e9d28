import { accountData } from '#features/accounts/server/personal-data.ts';
import { consentData } from '#features/consent/server/personal-data.ts';
import { impersonalHelp } from '#features/help/server/personal-data.ts';
import { impersonalIncomingMail, incomingMailData } from '#features/incoming-mail/server/personal-data.ts';
import { impersonalMarketing } from '#features/marketing/server/personal-data.ts';
import { meetingData } from '#features/meetings/server/personal-data.ts';
import { impersonalMonitoring } from '#features/monitoring/server/personal-data.ts';
import { paymentData } from '#features/payments/server/personal-data.ts';
import { quoteData } from '#features/quotes/server/personal-data.ts';
import { teamData } from '#features/team/server/personal-data.ts';
import { ticketData } from '#features/tickets/server/personal-data.ts';
import { siteSecret, useCount } from '#platform/database/tables.ts';
import { mailData } from '#platform/server/mail/personal-data.ts';
import type { ImpersonalTable, PersonalData } from '#platform/server/personal-data.ts';

/**
 * What each feature stores about people. It is exported and erased in this order: the account comes last, so that a
 * payment that is being saved and a deletion lock their rows in the same order.
 */
export const personalData: readonly PersonalData[] = [
  // Before the tickets, by which it is found.
  incomingMailData,
  ticketData,
  paymentData,
  quoteData,
  meetingData,
  mailData,
  consentData,
  teamData,
  accountData,
];

/** Every other table. A test names the one that is missing. */
export const impersonalTables: readonly ImpersonalTable[] = [
  ...impersonalHelp,
  ...impersonalIncomingMail,
  ...impersonalMarketing,
  ...impersonalMonitoring,
  { table: siteSecret, because: 'Secrets of the site itself.' },
  { table: useCount, because: 'Counts under keyed hashes, from which no one can be found.' },
];
