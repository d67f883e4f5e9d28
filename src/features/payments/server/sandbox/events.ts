import { msPerMinute, msPerSecond } from '#site/durations.ts';
import { type EventManner, lateMinutes } from '../../sandbox-checkout.ts';
import { eventChecksum } from '../providers/wompi/signatures.ts';
import type { NewSandboxEvent, SandboxTransaction, statusOf } from './store.ts';

type Status = ReturnType<typeof statusOf>;

/** When the pending event and the final one are due, in milliseconds like the moments that they follow from. */
interface DueTimes {
  readonly pending: readonly number[];
  readonly final: readonly number[];
}

const threeTimes = (first: number) => [first, first + msPerSecond, first + 2 * msPerSecond];

const dueTimes: Readonly<Record<EventManner, (created: number, settled: number) => DueTimes>> = {
  normal: (created, settled) => ({ pending: [created], final: [settled] }),
  repeated: (created, settled) => ({ pending: threeTimes(created), final: threeTimes(settled) }),
  reversed: (_, settled) => ({ pending: [settled + 2 * msPerSecond], final: [settled] }),
  late: (created, settled) => ({ pending: [created], final: [settled + lateMinutes * msPerMinute] }),
  lost: () => ({ pending: [], final: [] }),
};

/** The events of a payment. Each is signed once: however late or often it is delivered, its time is when it happened. */
export function planEvents(
  transaction: SandboxTransaction,
  manner: EventManner,
  eventsSecret: string,
): readonly NewSandboxEvent[] {
  const { id: transactionId, outcome, createdAt, settlesAt } = transaction;
  // A millisecond later, so that the final event comes second even if the bank decides immediately.
  const { pending, final } = dueTimes[manner](createdAt.getTime(), settlesAt.getTime() + 1);
  const at = (times: readonly number[], status: Status, happenedAt: Date) => {
    const body = signedEvent({ transaction: describeTransaction(transaction, status) }, happenedAt, eventsSecret);
    return times.map((time) => ({ transactionId, status, body, dueAt: new Date(time) }));
  };
  return [...at(pending, 'PENDING', createdAt), ...at(final, outcome, settlesAt)];
}

const properties = ['transaction.id', 'transaction.status', 'transaction.amount_in_cents'];

function signedEvent(data: object, happenedAt: Date, eventsSecret: string) {
  const timestamp = Math.floor(happenedAt.getTime() / msPerSecond);
  const checksum = eventChecksum({ data, properties, timestamp }, eventsSecret);
  return {
    event: 'transaction.updated',
    data,
    environment: 'test',
    signature: { properties, checksum },
    timestamp,
    sent_at: happenedAt.toISOString(),
  };
}

/** The JSON of a transaction in the API and in events. */
export function describeTransaction(transaction: SandboxTransaction, status: Status) {
  const { id, reference, currency, amount, email, createdAt } = transaction;
  return {
    id,
    reference,
    status,
    currency,
    amount_in_cents: amount,
    customer_email: email,
    created_at: createdAt.toISOString(),
  };
}
