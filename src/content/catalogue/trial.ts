import { bulkEmail } from './bulk-email.ts';
import { company } from './company.ts';

/** What can be tried without a card: days of a product, or e-mails of the bulk service. */
export const trial = { days: company.trialDays, freeEmails: bulkEmail.freeEmails } as const;
