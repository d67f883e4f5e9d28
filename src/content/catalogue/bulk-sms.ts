import { z } from 'zod';
import { currencies } from '#site/currencies.ts';
import stored from './bulk-sms.json';
import { unitPrice } from './fields.ts';

const count = z.int().positive();

export const bulkSms = z
  .strictObject({
    /** By the country of the recipient. Messages to Canada are sold in US dollars. */
    prices: z.array(
      z.strictObject({ country: z.enum(['co', 'us', 'ca']), currency: z.enum(currencies), price: unitPrice }),
    ),
    usages: z.tuple([z.literal('marketing'), z.literal('transactional')]),
    /** Messages in one campaign. */
    campaignMaximum: count,
    /** Claimed, in per cent: up to this much. */
    expenseReduction: count.max(100),
    updateEveryDays: count,
  })
  .parse(stored);
