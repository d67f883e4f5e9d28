import type { Db } from '../database.ts';
import { paymentEvent } from '../tables/payment-event.ts';
import { applyTransaction, type TellOfChange } from './apply-transaction.ts';
import type { ToldTransaction } from './judge-order.ts';

export interface ToldEvent {
  /** The same for the same telling. */
  readonly key: string;
  readonly sentAt: Date;
  readonly transaction: ToldTransaction;
}

/**
 * Keeps an event and all that follows from it, or nothing at all. `repeated`: it had been kept before, or is being kept
 * at this moment by another server, for which this one waits.
 */
export function keepEvent(
  db: Db,
  { key, sentAt, transaction }: ToldEvent,
  now: Date,
  tell: TellOfChange,
): Promise<'changed' | 'nothing' | 'repeated'> {
  const { provider, id: transactionId, status } = transaction;
  const row = { key: `${provider}:${key}`, transactionId, status, sentAt, receivedAt: now };
  return db.transaction(async (tx) => {
    const [kept] = await tx.insert(paymentEvent).values(row).onConflictDoNothing().returning({ key: paymentEvent.key });
    if (!kept) return 'repeated';
    return (await applyTransaction(tx, transaction, now, tell)) ? 'changed' : 'nothing';
  });
}
