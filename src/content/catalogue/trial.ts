import { z } from 'zod';
import { company } from './company.ts';
import stored from './trial.json';

const { freeEmails } = z.strictObject({ freeEmails: z.int().positive() }).parse(stored);

/** What can be tried without a card: days of a product, or e-mails of the bulk service. */
export const trial = { days: company.trialDays, freeEmails } as const;
