import type { Db } from '#platform/database/database.ts';
import { paymentEvent } from '../tables.ts';
import { applyTransaction, type NotifyOfPaymentChange } from './apply-transaction.ts';
import type { ReportedTransaction } from './next-order-state.ts';

export interface ReportedEvent {
  /** The same for the same telling. */
  readonly key: string;
  readonly sentAt: Date;
  readonly transaction: ReportedTransaction;
}

/**
 * Keeps an event and all that follows from it, or nothing at all. `repeated`: it had been kept before, or is being kept
 * at this moment by another server, for which this one waits.
 */
export function recordEvent(
  db: Db,
  { key, sentAt, transaction }: ReportedEvent,
  now: Date,
  tell: NotifyOfPaymentChange,
): Promise<'changed' | 'nothing' | 'repeated'> {
  const { provider, id: transactionId, status } = transaction;
  const row = { key: `${provider}:${key}`, transactionId, status, sentAt, receivedAt: now };
  return db.transaction(async (tx) => {
    const [kept] = await tx.insert(paymentEvent).values(row).onConflictDoNothing().returning({ key: paymentEvent.key });
    if (!kept) return 'repeated';
    return (await applyTransaction(tx, transaction, now, tell)) ? 'changed' : 'nothing';
  });
}
