import { eventChecksum } from '../../providers/wompi/event-checksum.ts';
import type { NewSandboxEvent, SandboxTransaction } from '../store/save-transaction.ts';
import { describeTransaction } from '../transaction-status.ts';
import type { PlannedEvent } from './plan-events.ts';

const properties = ['transaction.id', 'transaction.status', 'transaction.amount_in_cents'];

/** Written and signed once. However late or often it is delivered, it tells of the moment when it happened. */
export function signEvent(
  transaction: SandboxTransaction,
  { status, happenedAt, dueAt }: PlannedEvent,
  eventsSecret: string,
): NewSandboxEvent {
  const timestamp = Math.floor(happenedAt.getTime() / 1000);
  const data = { transaction: describeTransaction(transaction, status) };
  const checksum = eventChecksum({ data, properties, timestamp }, eventsSecret);
  const body = {
    event: 'transaction.updated',
    data,
    environment: 'test',
    signature: { properties, checksum },
    timestamp,
    sent_at: happenedAt.toISOString(),
  };
  return { transactionId: transaction.id, status, body, dueAt };
}
