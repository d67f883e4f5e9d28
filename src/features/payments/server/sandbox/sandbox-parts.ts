import type { WompiKeys } from '#platform/contracts/settings.ts';
import type { Db } from '#platform/database/database.ts';
import type { Log } from '#platform/server/logging/log.ts';
import type { Timer } from '#platform/server/mail/mail-worker.ts';
import type { SandboxTransaction } from './store.ts';

/** The sandbox's dependencies. It is independent of the shop and has only its keys and an address. */
export interface SandboxDeps {
  readonly db: Db;
  readonly keys: WompiKeys;
  /** The shop's webhook. */
  readonly eventsUrl: () => string;
  /** Receives ids and statuses; never a card, an address or a name. */
  readonly log: Log;
  readonly now?: () => Date;
  readonly fetch?: typeof fetch;
  readonly timer?: Timer;
}

/** Follows the clock, since a bank decides also while no server runs. */
export function statusOf(transaction: SandboxTransaction, now: Date): SandboxTransaction['status'] {
  const { status, outcome, settlesAt } = transaction;
  return status === 'PENDING' && settlesAt <= now ? outcome : status;
}

/** The JSON of a transaction in the API and in events. */
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
