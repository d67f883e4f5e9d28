import { z } from 'zod';
import { transactionStatuses } from '#site/payments/payment-states.ts';
import type { ProviderTransaction } from '../provider.ts';

/** Control characters are in no name that a provider gives, and no database keeps them. */
const name = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^\P{Cc}*$/u);

/** What of Wompi's own description concerns us. It tells much more, some of it about people: none of that is kept. */
export const wompiTransaction = z
  .object({
    id: name(100).min(1),
    reference: name(255),
    status: z.enum(transactionStatuses),
    currency: z.string().regex(/^[A-Z]{3}$/),
    amount_in_cents: z.int().nonnegative(),
    customer_email: name(320).nullish(),
    created_at: z.string().nullish(),
  })
  .transform(
    ({ id, reference, status, currency, amount_in_cents, customer_email, created_at }): ProviderTransaction => ({
      ...{ id, reference, status, currency, amount: amount_in_cents },
      email: customer_email?.trim() || undefined,
      begunAt: created_at && !Number.isNaN(Date.parse(created_at)) ? new Date(created_at) : undefined,
    }),
  );
