import { z } from 'zod';
import { transactionStatuses } from '#site/payments/payment-states.ts';
import type { ProviderTransaction } from '../provider.ts';

/** What of Wompi's own description concerns us. It tells much more, some of it about people: none of that is kept. */
export const wompiTransaction = z
  .object({
    id: z.string().min(1).max(100),
    reference: z.string().max(255),
    status: z.enum(transactionStatuses),
    currency: z.string().length(3),
    amount_in_cents: z.int().nonnegative(),
    customer_email: z.string().max(320).nullish(),
  })
  .transform(
    ({ id, reference, status, currency, amount_in_cents, customer_email }): ProviderTransaction => ({
      ...{ id, reference, status, currency, amount: amount_in_cents },
      email: customer_email?.trim() || undefined,
    }),
  );
