import type { SandboxTransaction } from './store/save-transaction.ts';

/** By the clock: a bank goes on deciding while nobody's server runs. */
export function statusOf(transaction: SandboxTransaction, now: Date): SandboxTransaction['status'] {
  const { status, outcome, settlesAt } = transaction;
  return status === 'PENDING' && settlesAt <= now ? outcome : status;
}

/** As the API and the events tell of it. */
export function describeTransaction(transaction: SandboxTransaction, status: SandboxTransaction['status']) {
  const { id, reference, currency, amount, email, createdAt, settlesAt, finalizedAt } = transaction;
  const endedAt = status === 'VOIDED' ? (finalizedAt ?? settlesAt) : settlesAt;
  return {
    id,
    reference,
    status,
    currency,
    amount_in_cents: amount,
    customer_email: email,
    created_at: createdAt.toISOString(),
    finalized_at: status === 'PENDING' ? null : endedAt.toISOString(),
    payment_method_type: 'CARD',
  };
}
