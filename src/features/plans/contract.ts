import { z } from 'zod';
import { languageTag } from '#platform/contracts/bounded-input.ts';
import { defineCall } from '#platform/contracts/call.ts';
import { envelopeOf } from '#platform/contracts/envelope.ts';
import { currencyCode, productId } from '#platform/contracts/purchase.ts';

const plan = z.object({
  id: z.string().describe('For plan_id of /pay/transactions/create'),
  name: z.string(),
  description: z.string(),
  features: z.array(z.string()),
  value: z.string().describe("In whole units with two decimals at most; '-' where the price is by agreement"),
  frecuency: z.enum(['YEARLY', 'MONTHLY', 'ONCE']).describe('ONCE: prepaid, used up at one’s own pace'),
  is_recommended: z.boolean(),
  size: z.string().describe('What the plan is chosen by: users, e-mails'),
});

export type SoldPlan = z.infer<typeof plan>;

export const getPlans = defineCall({
  method: 'post',
  path: '/pay/products/get_plans',
  summary: 'Plans',
  description: 'The plans of a product with their prices in one currency, from the catalogue.',
  request: z.object({
    currency: currencyCode,
    product_id: productId.describe('3: help desk, 4: bulk e-mail'),
    lang: languageTag.optional(),
  }),
  response: envelopeOf(z.object({ currency: z.string().describe('In capitals'), plans: z.array(plan) })),
  errors: ['notFound'],
  example: { currency: 'USD', product_id: 4, lang: 'en' },
});
