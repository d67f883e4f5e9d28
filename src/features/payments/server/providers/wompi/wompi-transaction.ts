import { z } from 'zod';
import { boundedText, plainLine } from '#platform/contracts/bounded-input.ts';
import { inputBounds } from '#platform/contracts/input-bounds.ts';
import { transactionStatuses } from '../../../payment-states.ts';
import type { ProviderTransaction } from '../provider.ts';

/** What of Wompi's own description concerns us. It tells much more, some of it about people: none of that is kept. */
export const wompiTransaction = z
  .object({
    id: plainLine(100).min(1),
    reference: plainLine(255),
    status: z.enum(transactionStatuses),
    currency: boundedText(inputBounds.name).regex(/^[A-Z]{3}$/),
    amount_in_cents: z.int().nonnegative(),
    customer_email: plainLine(320).nullish(),
    created_at: boundedText(100).nullish(),
  })
  .transform(
    ({ id, reference, status, currency, amount_in_cents, customer_email, created_at }): ProviderTransaction => ({
      id,
      reference,
      status,
      currency,
      amount: amount_in_cents,
      email: customer_email?.trim() || undefined,
      begunAt: created_at && !Number.isNaN(Date.parse(created_at)) ? new Date(created_at) : undefined,
    }),
  );
